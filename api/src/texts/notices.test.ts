import { noticeWords, storedNotice, type NoticeText } from './notices.ts';
import { englishNotices } from './notices.en.ts';
import { textLanguages, type TextLanguage } from './text-language.ts';

/** One of each kind, with values in a script that none of the texts uses, so that only the texts are left to look at. */
const values = {
  title: '«1»',
  body: '«2»',
  reason: '«3»',
  name: '«4»',
  titles: ['«5»', '«6»'],
  more: 3,
  days: 3,
  listing: '«7»',
  preview: '',
  person: '«8»',
  email: '«9»',
  message: '«10»',
};
const all = Object.keys(englishNotices).map((kind) => ({ kind, ...values }) as unknown as NoticeText);
const said = (language: TextLanguage, text: NoticeText) => Object.values(noticeWords(language, text));

it.each(textLanguages)('each kind of notice has a title and a body in %s', (language) => {
  for (const text of all) {
    const words = said(language, text);
    expect(words.filter((part) => part.length === 0)).toEqual([]);
    expect(words.join(' ')).not.toMatch(/undefined|null|\[object/);
  }
});

it('no English is left in the German and Arabic notices', () => {
  const own = all.filter(({ kind }) => kind !== 'announcement');
  for (const text of own) {
    const english = said('en', text).filter((part) => /[a-z]{2}/i.test(part));
    for (const part of said('de', text)) expect(english).not.toContain(part);
    for (const part of said('ar', text)) expect(part.replace('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  }
});

it('Arabic says days in the form that their number asks for', () => {
  const ends = (days: number) => noticeWords('ar', { kind: 'packageEnds', name: 'Basic', days }).body;
  expect([1, 2, 3, 11].map(ends)).toEqual([
    'تنتهي باقتك Basic خلال يوم واحد.',
    'تنتهي باقتك Basic خلال يومين.',
    'تنتهي باقتك Basic خلال 3 أيام.',
    'تنتهي باقتك Basic خلال 11 يومًا.',
  ]);
});

it('a stored notice of a kind that this version does not know is none', () => {
  expect(storedNotice({ kind: 'somethingNew' })).toBeUndefined();
  expect(storedNotice(null)).toBeUndefined();
  expect(storedNotice({ kind: 'welcome' })).toEqual({ kind: 'welcome' });
});

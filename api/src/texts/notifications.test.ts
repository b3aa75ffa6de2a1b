import { notificationText, storedNotification, type NotificationText } from './notifications.ts';
import { englishNotifications } from './notifications.en.ts';
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
const all = Object.keys(englishNotifications).map(
  (kind) => ({ kind, ...values }) as unknown as NotificationText,
);
const textsOf = (language: TextLanguage, text: NotificationText) =>
  Object.values(notificationText(language, text));

it.each(textLanguages)('each kind of notification has a title and a body in %s', (language) => {
  for (const text of all) {
    const words = textsOf(language, text);
    expect(words.filter((part) => part.length === 0)).toEqual([]);
    expect(words.join(' ')).not.toMatch(/undefined|null|\[object/);
  }
});

it('no English is left in the German and Arabic notifications', () => {
  const own = all.filter(({ kind }) => kind !== 'announcement');
  for (const text of own) {
    const english = textsOf('en', text).filter((part) => /[a-z]{2}/i.test(part));
    for (const part of textsOf('de', text)) expect(english).not.toContain(part);
    for (const part of textsOf('ar', text)) expect(part.replace('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  }
});

it('Arabic has days in the form that their number asks for', () => {
  const ends = (days: number) => notificationText('ar', { kind: 'packageEnds', name: 'Basic', days }).body;
  expect([1, 2, 3, 11].map(ends)).toEqual([
    'تنتهي باقتك \u2068Basic\u2069 خلال يوم واحد.',
    'تنتهي باقتك \u2068Basic\u2069 خلال يومين.',
    'تنتهي باقتك \u2068Basic\u2069 خلال 3 أيام.',
    'تنتهي باقتك \u2068Basic\u2069 خلال 11 يومًا.',
  ]);
});

it('Arabic keeps titles in other scripts apart from its own signs between them', () => {
  const titles = ['House with a garden', '1-bed apartment'];
  expect(notificationText('ar', { kind: 'savedSearch', name: 'Homes', titles, more: 0 }).body).toBe(
    '\u2068House with a garden\u2069؛ \u20681-bed apartment\u2069',
  );
});

it('a sentence keeps its direction when what it quotes begins it in the other one', () => {
  const online = (language: TextLanguage, title: string) =>
    notificationText(language, { kind: 'listingApproved', title }).body;
  expect(online('ar', 'Flat by the sea')).toBe('«\u2068Flat by the sea\u2069» منشور الآن.');
  expect(online('en', 'شقة على البحر')).toBe('“\u2068شقة على البحر\u2069” is online.');
  expect(online('ar', 'شقة 3')).toBe('«شقة 3» منشور الآن.');
  expect(online('de', 'Flat 3')).toBe('„Flat 3“ ist online.');
});

it('what stands alone has the direction of its own words', () => {
  const chat: NotificationText = { kind: 'chatMessage', listing: 'Flat by the sea', preview: 'Hello' };
  expect(textsOf('ar', chat)).toEqual(['Flat by the sea', 'Hello']);
  expect(notificationText('en', { kind: 'paymentCancelled', reason: 'لم يصل' }).body).toBe('لم يصل');
});

it('a stored notification of a kind that this version does not know is none', () => {
  expect(storedNotification({ kind: 'somethingNew' })).toBeUndefined();
  expect(storedNotification(null)).toBeUndefined();
  expect(storedNotification({ kind: 'welcome' })).toEqual({ kind: 'welcome' });
});

import { letterPage } from './letter-page.ts';
import { englishLetters } from './letters.en.ts';
import { codeMessage, letterWords, plainLetter, type LetterKind } from './letters.ts';
import { textLanguages, type TextLanguage } from './text-language.ts';

const kinds = Object.keys(englishLetters.letters) as LetterKind[];
const values = {
  code: '123456',
  url: 'https://lintel.test/x?token=a&lang=ar',
  company: 'Lintel',
  isSecond: true,
};
const written = (language: TextLanguage, kind: LetterKind) => letterWords(language, kind, values);
const frame = (language: TextLanguage) => ({
  language,
  company: 'Lintel',
  logo: 'https://lintel.test/logo.png',
  site: 'https://lintel.test',
});

describe.each(textLanguages)('letters in %s', (language) => {
  it.each(kinds)('%s: plain text and HTML say the same', (kind) => {
    const words = written(language, kind);
    const plain = plainLetter(words);
    const html = letterPage(words, frame(language));
    expect(words.subject).not.toBe('');
    expect(`${words.subject} ${plain}`).not.toMatch(/undefined|null|\[object/);
    for (const part of [...words.paragraphs, ...(words.after ?? [])]) {
      expect(plain).toContain(part);
      expect(html).toContain(part);
    }
    if (words.code) expect(html).toContain(words.code);
    if (words.action) expect(html).toContain('href="https://lintel.test/x?token=a&#38;lang=ar"');
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain('alt="Lintel"');
  });
});

it('no English is left in the German and Arabic letters and messages', () => {
  const english = new Set(kinds.flatMap((kind) => plainLetter(written('en', kind)).split('\n')));
  const others = [values.code, values.url];
  for (const kind of kinds) {
    for (const line of plainLetter(written('de', kind)).split('\n'))
      if (line && !others.includes(line)) expect(english.has(line)).toBe(false);
    const { subject, ...words } = written('ar', kind);
    const arabic = `${subject} ${plainLetter({ subject, ...words })}`;
    expect(arabic.replaceAll(values.url, '').replaceAll('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  }
  expect(codeMessage('ar', values).replace('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  expect(codeMessage('de', values)).toContain('123456');
});

it('what a letter quotes cannot become markup, and the name stands where there is no logo', () => {
  const words = letterWords('en', 'accountDeleted', { company: '<b>Acme & Co</b>' });
  const html = letterPage(words, { ...frame('en'), company: '<b>Acme & Co</b>', logo: undefined });
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;b&#62;Acme &#38; Co');
});

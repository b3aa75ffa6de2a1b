import { emailPage } from './email-page.ts';
import { englishEmails } from './emails.en.ts';
import { codeMessage, emailText, plainTextEmail, type EmailKind } from './emails.ts';
import { textLanguages, type TextLanguage } from './text-language.ts';

const kinds = Object.keys(englishEmails.emails) as EmailKind[];
const values = {
  title: '24',
  device: '42',
  date: '30',
  code: '123456',
  url: 'https://lintel.test/x?token=a&lang=ar',
  company: 'Lintel',
  isSecond: true,
};
const written = (language: TextLanguage, kind: EmailKind) => emailText(language, kind, values);
const frame = (language: TextLanguage) => ({
  language,
  company: 'Lintel',
  logo: 'https://lintel.test/logo.png',
  site: 'https://lintel.test',
});

describe.each(textLanguages)('letters in %s', (language) => {
  it.each(kinds)('%s: plain text and HTML say the same', (kind) => {
    const words = written(language, kind);
    const plain = plainTextEmail(words);
    const html = emailPage(words, frame(language));
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

it('no English is left in the German and Arabic emails and messages', () => {
  const english = new Set(kinds.flatMap((kind) => plainTextEmail(written('en', kind)).split('\n')));
  const others = [values.code, values.url];
  for (const kind of kinds) {
    for (const line of plainTextEmail(written('de', kind)).split('\n'))
      if (line && !others.includes(line)) expect(english.has(line)).toBe(false);
    const { subject, ...words } = written('ar', kind);
    const arabic = `${subject} ${plainTextEmail({ subject, ...words })}`;
    expect(arabic.replaceAll(values.url, '').replaceAll('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  }
  expect(codeMessage('ar', values).replace('Lintel', '')).not.toMatch(/[a-z]{2}/i);
  expect(codeMessage('de', values)).toContain('123456');
});

it('a subject keeps its direction when a title in the other one begins it', () => {
  const subject = (language: TextLanguage, title: string) =>
    emailText(language, 'listingExpired', { title, url: values.url, company: 'Lintel' }).subject;
  expect(subject('ar', 'Flat by the sea')).toBe('«\u2068Flat by the sea\u2069» مخفي');
  expect(subject('en', 'شقة على البحر')).toBe('“\u2068شقة على البحر\u2069” is hidden');
  expect(subject('en', 'Flat by the sea')).toBe('“Flat by the sea” is hidden');
});

it('what an email quotes cannot become markup, and the name stands where there is no logo', () => {
  const words = emailText('en', 'accountDeleted', { company: '<b>Acme & Co</b>' });
  const html = emailPage(words, { ...frame('en'), company: '<b>Acme & Co</b>', logo: undefined });
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;b&#62;Acme &#38; Co');
});

/** What an email or a text message quotes of its values. */
const quoted = (text: string) =>
  Object.values(values).filter((value) => typeof value === 'string' && text.includes(value));

it.each(kinds)('%s has its placeholders filled, with the same values in every language', (kind) => {
  const [english, ...others] = textLanguages.map((language) => {
    const words = written(language, kind);
    const text = `${words.subject} ${plainTextEmail(words)}`;
    expect(words.subject).not.toBe(kind);
    expect(text).not.toMatch(/\{\{|\$\{/);
    return quoted(text);
  });
  for (const other of others) expect(other).toEqual(english);
});

it('the text message with a code quotes code and company in every language', () => {
  const messages = textLanguages.map((language) => codeMessage(language, values));
  expect(new Set(messages).size).toBe(textLanguages.length);
  for (const message of messages) expect(quoted(message)).toEqual([values.code, values.company]);
});

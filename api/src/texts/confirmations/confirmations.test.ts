import fs from 'node:fs';
import path from 'node:path';
import { translatedConfirmation } from './confirmations.ts';

const domains = path.join(import.meta.dirname, '../../domains');
const routes = fs
  .readdirSync(domains, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.routes.ts'));
/** Sentences that answers of calls carry; single words are for clients. */
const sentences = routes.flatMap((file) =>
  [...fs.readFileSync(path.join(domains, file), 'utf8').matchAll(/\bmessage: ([^\n]*)/g)].flatMap(
    ([, rest]) => [...(rest ?? '').matchAll(/'([^']*\.)'/g)].map(([, text]) => text!),
  ),
);

describe('the message of a call that succeeded', () => {
  it.each([...new Set(sentences)])('is in the language of its reader: %s', (message) => {
    expect(translatedConfirmation('de', { message }).message).not.toBe(message);
    expect(translatedConfirmation('ar', { message }).message).toMatch(/[\u0600-\u06ff]/);
  });

  it('is found in the code of the calls', () => {
    expect(sentences.length).toBeGreaterThan(20);
  });

  it('stays as written for other languages, for words of the wire and for pages', () => {
    const english = { message: 'Signed out.', code: 200 };
    expect(translatedConfirmation('fr', english)).toBe(english);
    expect(translatedConfirmation(undefined, english)).toBe(english);
    expect(translatedConfirmation('de', english)).toEqual({ message: 'Abgemeldet.', code: 200 });
    expect(translatedConfirmation('de', { message: 'Success' })).toEqual({ message: 'Success' });
    expect(translatedConfirmation('de', '<html>')).toBe('<html>');
  });
});

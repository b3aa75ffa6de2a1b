import { errorKeys } from '@lintel/api-contract';
import type { Messages } from '@lintel/contract';
import ar from './ar.json';
import de from './de.json';
import first from './en.json';
import deferred from './en.deferred.json';

const en = { ...first, errors: { ...first.errors, ...deferred.errors } };

const plural = /_(zero|one|two|few|many|other)$/;

/** All keys as paths, plural endings folded into one; the languages have different plural forms. */
const keysOf = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key}`.replace(plural, '_plural')]
      : keysOf(value, `${path}${key}.`),
  );
const unique = (keys: string[]) => [...new Set(keys)].sort();

describe.each([
  ['ar', ar],
  ['de', de],
] as const)('texts in %s', (locale, bundle) => {
  it('have the same keys as English', () => {
    expect(unique(keysOf(bundle))).toEqual(unique(keysOf(en)));
  });
  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const flat = Object.values(bundle.common).filter((part) => typeof part === 'object');
    for (const part of flat) {
      const stems = unique(
        Object.keys(part)
          .filter((key) => plural.test(key))
          .map((key) => key.replace(plural, '')),
      );
      for (const stem of stems)
        for (const form of forms) expect(Object.keys(part)).toContain(`${stem}_${form}`);
    }
  });
  it('use only values that English has too', () => {
    const values = (messages: object) => [...new Set(JSON.stringify(messages).match(/\{\{\w+\}\}/g))].sort();
    expect(values(bundle)).toEqual(values(en));
  });
});

describe('each locale', () => {
  it('has a text for every error key of the back end', () => {
    const known: Record<string, string> = en.errors;
    expect(errorKeys.filter((key) => !known[key])).toEqual([]);
  });
});

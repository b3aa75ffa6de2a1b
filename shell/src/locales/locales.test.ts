import ar from './ar.json';
import de from './de.json';
import first from './en.json';
import deferred from './en.deferred.json';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

const english = [...flat(first), ...flat(deferred)];
/** Plural forms of one text count once, since languages have different numbers of them. */
const whole = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = (texts: [string, string][]) => [...new Set(texts.map(([key]) => whole(key)))].toSorted();

describe('the locales', () => {
  it('have each English text once: for the first screen or for what comes later', () => {
    const all = english.map(([key]) => key);
    expect(all).toEqual([...new Set(all)]);
  });
});

describe.each([
  ['ar', ar],
  ['de', de],
])('the texts in %s', (_, texts) => {
  it('say everything that the English ones say', () => {
    expect(keys(flat(texts))).toEqual(keys(english));
  });

  it('use the same values', () => {
    const inEnglish = Object.fromEntries(english.map(([key, text]) => [whole(key), text]));
    const different = flat(texts).filter(
      ([key, text]) => values(text).join() !== values(inEnglish[whole(key)] ?? '').join(),
    );
    expect(different).toEqual([]);
  });
});

import ar from './ar.json';
import de from './de.json';
import first from './en.json';
import later from './en.later.json';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

const english = [...flat(first), ...flat(later)];
const keys = (texts: [string, string][]) => texts.map(([key]) => key).toSorted();

it('has each English text once: for the first screen or for what comes later', () => {
  expect(keys(english)).toEqual([...new Set(keys(english))]);
});

describe.each([
  ['ar', ar],
  ['de', de],
])('the texts in %s', (_, texts) => {
  it('say everything that the English ones say', () => {
    expect(keys(flat(texts))).toEqual(keys(english));
  });

  it('use the same values', () => {
    const inEnglish = Object.fromEntries(english);
    const different = flat(texts).filter(
      ([key, text]) => values(text).join() !== values(inEnglish[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });
});

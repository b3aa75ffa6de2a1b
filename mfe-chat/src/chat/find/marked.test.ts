import { marked } from './marked.ts';

const shown = (text: string, words: string) =>
  marked(text, words)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('words that are searched for', () => {
  it.each([
    ['The Terrace, the terrace', 'terrace', 'The [Terrace], the [terrace]'],
    ['100 % (net)', '% (n', '100 [% (n]et)'],
    ['a.b axb', 'a.b', '[a.b] axb'],
    ['شرفة كبيرة', 'كبيرة', 'شرفة [كبيرة]'],
    ['nothing', 'else', 'nothing'],
    ['nothing', '', 'nothing'],
  ])('are marked in “%s”', (text, words, expected) => {
    expect(shown(text, words)).toBe(expected);
  });
});

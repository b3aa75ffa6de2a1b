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
    ['Le café, le cafe\u0301.', 'cafe', 'Le [café], le [cafe\u0301].'],
    ['CAFÉ', 'café', '[CAFÉ]'],
    ['Große Straße', 'strasse', 'Große [Straße]'],
    ['Straße', 's', '[S]tra[ß]e'],
    ['شُرفة إلى البحر', 'شرفة الي', '[شُرفة إلى] البحر'],
    ['nothing', 'else', 'nothing'],
    ['nothing', '\u0301', 'nothing'],
    ['nothing', '', 'nothing'],
  ])('are marked in “%s”', (text, words, expected) => {
    expect(shown(text, words)).toBe(expected);
  });
});

import { formatList } from './list.ts';

it('lists words with the comma of the language, without empty ones', () => {
  const words = ['Villa', '', undefined, 'saved'];
  expect(formatList(words, 'en')).toBe('Villa, saved');
  expect(formatList(words, 'de')).toBe('Villa, saved');
  expect(formatList(['فيلا', null, 'محفوظ'], 'ar')).toBe('فيلا، محفوظ');
});

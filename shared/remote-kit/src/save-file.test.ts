import { csvOf } from './save-file.ts';

it('quotes what needs it, and marks formulas as text', async () => {
  const text = await csvOf(
    ['Name', 'Note', 'Views'],
    [
      ['Ada "the first"', 'one\ntwo', 3],
      ['=HYPERLINK("http://evil.example")', '+1 555', -2],
    ],
  );
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1).split('\r\n')).toEqual([
    'Name,Note,Views',
    '"Ada ""the first""","one\ntwo",3',
    `"'=HYPERLINK(""http://evil.example"")","'+1 555",-2`,
    '',
  ]);
});

import { latitudeParameter, linesParameter, numberParameter, textParameter } from './parameters.ts';

describe('a number within bounds', () => {
  it.each([
    ['abc', 'must be a number'],
    ['-91', 'must be at least -90'],
    ['91', 'must be at most 90'],
  ])('is refused by what is wrong with it: %s', (sent, problem) => {
    const { error } = latitudeParameter.safeParse(sent);
    expect(error?.issues.map(({ message }) => message)).toEqual([problem]);
  });

  it('may be either bound', () => {
    for (const bound of ['0', '24']) expect(numberParameter(0, 24).parse(bound)).toBe(Number(bound));
  });

  it.each(['1e-300', '1e-46', -1e-200])('is nothing where no column could hold it: %s', (sent) => {
    expect(latitudeParameter.parse(sent)).toBe(0);
  });
});

it.each([
  ['one line', textParameter()],
  ['lines', linesParameter(20)],
])('half of a character in %s is shown as a mark, and a whole one is kept', (_, parameter) => {
  expect(parameter.parse('a\uD83D')).toBe('a\uFFFD');
  expect(parameter.parse('\uDE00 😀')).toBe('\uFFFD 😀');
});

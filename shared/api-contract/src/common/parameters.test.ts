import { latitudeParameter, numberParameter } from './parameters.ts';

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
});

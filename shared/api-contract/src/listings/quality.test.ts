import { projectQuality, propertyQuality, qualityOf, type QualityTable } from './quality.ts';

const amounts = <Part extends string>(table: QualityTable<Part>, share: number) =>
  Object.fromEntries(
    (Object.keys(table) as Part[]).map((part) => [part, table[part].full * share]),
  ) as Record<Part, number>;

describe.each<[string, QualityTable<string>]>([
  ['a property', propertyQuality],
  ['a project', projectQuality],
])('the quality of %s', (_, table) => {
  it('has weights that add up to 100', () => {
    expect(Object.values(table).reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it.each([
    ['nothing', 0, 0],
    ['everything', 1, 100],
    ['more than enough of everything', 5, 100],
  ])('of %s', (_amount, share, score) => {
    const { score: reached, todo } = qualityOf(table, amounts(table, share));
    expect(reached).toBe(score);
    expect(reached + todo.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });
});

it('the quality names what brings most first, and how much of it is missing', () => {
  const { score, todo } = qualityOf(propertyQuality, {
    ...amounts(propertyQuality, 1),
    photos: 4,
    description: 390.4,
    confirmed: 0,
  });
  expect(todo).toEqual([
    { part: 'photos', points: 18, missing: 6 },
    { part: 'confirmed', points: 5, missing: 1 },
  ]);
  expect(score).toBe(77);
});

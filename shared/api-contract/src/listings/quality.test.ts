import { qualityOf, qualityParts, type QualityPart } from './quality.ts';

const parts = Object.keys(qualityParts) as QualityPart[];
const amounts = (share: number) =>
  Object.fromEntries(parts.map((part) => [part, qualityParts[part].full * share])) as Record<
    QualityPart,
    number
  >;

it('the weights add up to 100', () => {
  expect(parts.reduce((sum, part) => sum + qualityParts[part].points, 0)).toBe(100);
});

it.each([
  ['nothing', 0, 0],
  ['everything', 1, 100],
  ['more than enough of everything', 5, 100],
])('%s', (_, share, score) => {
  const { score: reached, todo } = qualityOf(amounts(share));
  expect(reached).toBe(score);
  expect(reached + todo.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

it('names what brings most first, and how much of it is missing', () => {
  const { score, todo } = qualityOf({ ...amounts(1), photos: 4, description: 390.4, confirmed: 0 });
  expect(todo).toEqual([
    { part: 'photos', points: 18, missing: 6 },
    { part: 'confirmed', points: 5, missing: 1 },
  ]);
  expect(score).toBe(77);
});

import { emptyQuery } from '#common/search/filters/search-query.ts';
import { boxOf, hasPlace } from './search-box.ts';

const corners = [
  [1, 10],
  [3, 12],
  [2, 11],
] as const;

it('a search looks at its areas, else at the circle around its place, else at the window that was searched', () => {
  const areas = [{ excluded: false, corners }];
  const box = [0, 0, 9, 9] as const;
  expect(boxOf({ map: { view: '', areas, box: [...box] } })).toEqual([1, 10, 3, 12]);
  const around = boxOf({ map: { view: '', areas: [], at: [20, 60], box: [...box] }, radius: 111 })!;
  expect(around.map((value) => Math.round(value))).toEqual([18, 59, 22, 61]);
  expect(boxOf({ map: { view: '', areas: [], box: [...box] } })).toEqual([0, 0, 9, 9]);
  expect(boxOf({})).toBeUndefined();
});

it.each([
  [{ city: 'Westhaven' }, true],
  [{ state: 'Harbour Coast' }, true],
  [{ country: 'Lintelland' }, true],
  [{ map: { view: '' as const, areas: [], box: [0, 0, 9, 9] as [number, number, number, number] } }, true],
  [{ q: 'garden', min: 100_000 }, false],
])('%j has a place: %s', (query, expected) => {
  expect(hasPlace({ ...emptyQuery, ...query })).toBe(expected);
});

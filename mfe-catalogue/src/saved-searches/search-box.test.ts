import { boxOf } from './search-box.ts';

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

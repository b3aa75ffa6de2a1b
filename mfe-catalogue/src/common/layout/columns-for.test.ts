import { columnsFor } from './columns-for.ts';

it.each([
  [13, 5],
  [5, 5],
  [12, 4],
  [8, 4],
  [9, 3],
  [7, 4],
  [6, 3],
  [2, 3],
])('%d tiles stand in %d columns: none is alone in the last row (B23)', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
  expect(count % columns).not.toBe(1);
});

/** Tiles of a page stand in three to five columns. */
const CHOICES = [4, 5, 3] as const;

/** How many columns leave no tile alone in the last row: four, where that is no worse than five or three. */
export function columnsFor(count: number): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return CHOICES.toSorted((a, b) => empty(a) - empty(b)).find((columns) => count % columns !== 1) ?? 4;
}

/** What a group of homes covers: its place in metres of the projection, and its box in CSS pixels from there, y downwards. */
export interface CoveredBox {
  at: readonly [x: number, y: number];
  box: { left: number; top: number; right: number; bottom: number };
}

/** A label at its place: metres of the projection, and its size in CSS pixels. */
export interface PlacedLabel {
  at: readonly [x: number, y: number];
  width: number;
  height: number;
}

/** How far a label is moved from its place, CSS pixels, y downwards. */
export type Offset = readonly [x: number, y: number];

/** Farther than this a reader would take the name for that of another place. */
const FARTHEST = 36;
const STEP = 6;

const distance = ([x, y]: Offset): number => Math.hypot(x, y);

/** All offsets on a grid, the nearest first; of equals the one above goes first, since groups hang below their places. */
const offsets: readonly Offset[] = Array.from({ length: 13 }, (_, column) =>
  Array.from({ length: 13 }, (_row, row): Offset => [(column - 6) * STEP, (row - 6) * STEP]),
)
  .flat()
  .filter((offset) => distance(offset) <= FARTHEST)
  .sort((a, b) => distance(a) - distance(b) || a[1] - b[1]);

/**
 * Where a label covers no group: the nearest offset that is free, no offset where none is.
 * @param resolution metres of the projection per CSS pixel
 */
export function offsetBesideGroups(
  label: PlacedLabel,
  covered: readonly CoveredBox[],
  resolution: number,
): Offset {
  const [halfWidth, halfHeight] = [label.width / 2, label.height / 2];
  const near = covered
    .map(({ at, box }) => {
      const [x, y] = [(at[0] - label.at[0]) / resolution, (label.at[1] - at[1]) / resolution];
      return { left: x + box.left, top: y + box.top, right: x + box.right, bottom: y + box.bottom };
    })
    .filter(
      ({ left, top, right, bottom }) =>
        left < halfWidth + FARTHEST &&
        right > -halfWidth - FARTHEST &&
        top < halfHeight + FARTHEST &&
        bottom > -halfHeight - FARTHEST,
    );
  const isFree = ([x, y]: Offset) =>
    near.every(
      ({ left, top, right, bottom }) =>
        left >= x + halfWidth || right <= x - halfWidth || top >= y + halfHeight || bottom <= y - halfHeight,
    );
  return offsets.find(isFree) ?? [0, 0];
}

import type { Columns } from './columns.ts';

/**
 * Postings: linked lists of the slots of one city or one square of the map, over the same shared memory as the columns. Buckets
 * are shared, so a list may hold slots of other cities or squares, and empty ones: readers test every slot.
 */

/** Buckets of cities; a power of two. */
const CITY_BUCKETS = 1 << 12;
/** Buckets of squares; a power of two. */
const SQUARE_BUCKETS = 1 << 17;
/** Squares along one side of the world: at 35° of latitude one is 4 km wide. */
const SQUARES = 1 << 13;
/** A window over more squares is searched among all slots instead. */
const MAX_SQUARES = 4096;
/** Postings jump about in memory: past this share of all slots, walking them in order is quicker. */
const MAX_SHARE = 1 / 8;
/** Ends a list. */
export const NONE = -1;

const numbers = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4));

/** First slot and length of every list. */
export const postingHeads = () => ({
  cityHeads: numbers(CITY_BUCKETS).fill(NONE),
  citySizes: numbers(CITY_BUCKETS),
  squareHeads: numbers(SQUARE_BUCKETS).fill(NONE),
  squareSizes: numbers(SQUARE_BUCKETS),
});
/** The slot after each slot in its two lists. */
export const postingLinks = (capacity: number) => ({
  cityNext: numbers(capacity).fill(NONE),
  squareNext: numbers(capacity).fill(NONE),
});

const cityBucket = (city: number) => city & (CITY_BUCKETS - 1);
const squareOf = (value: number) => Math.max(0, Math.min(SQUARES - 1, Math.floor(value * SQUARES)));
// Knuth's multiplicative hash, so that neighbouring squares do not share a bucket with the next town's.
const squareBucket = (column: number, row: number) =>
  Math.imul(row * SQUARES + column, 0x9e37_79b1) >>> (32 - Math.log2(SQUARE_BUCKETS));

/** Whether a listing stays in the postings of its slot; else it needs another slot. */
export function keepsPostings(
  c: Columns,
  slot: number,
  { city, x, y }: { city: number; x: number; y: number },
) {
  const same = (a: number, b: number) => (Number.isNaN(a) ? Number.isNaN(b) : squareOf(a) === squareOf(b));
  return c.city[slot] === city && same(c.x[slot]!, x) && same(c.y[slot]!, y);
}

/** Puts a written slot at the head of its postings, in one step each, so that readers always meet whole lists. */
export function addToPostings(c: Columns, slot: number): void {
  const city = cityBucket(c.city[slot]!);
  c.cityNext[slot] = c.cityHeads[city]!;
  c.citySizes[city]! += 1;
  Atomics.store(c.cityHeads, city, slot);
  if (Number.isNaN(c.y[slot]!)) return;
  const square = squareBucket(squareOf(c.x[slot]!), squareOf(c.y[slot]!));
  c.squareNext[slot] = c.squareHeads[square]!;
  c.squareSizes[square]! += 1;
  Atomics.store(c.squareHeads, square, slot);
}

/** A rectangle on the unit square of the map; `right` beyond 1 goes on at the western edge. */
export interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Buckets of the squares that a window touches; undefined when they are too many to look up. */
function squaresIn({ left, right, top, bottom }: Window): Set<number> | undefined {
  const [first, last] = [Math.floor(left * SQUARES), Math.floor(right * SQUARES)];
  const [upper, lower] = [squareOf(top), squareOf(bottom)];
  if ((last - first + 1) * (lower - upper + 1) > MAX_SQUARES) return undefined;
  const buckets = new Set<number>();
  for (let row = upper; row <= lower; row += 1)
    for (let column = first; column <= last; column += 1)
      buckets.add(squareBucket(Math.min(column, SQUARES) % SQUARES, row));
  return buckets;
}

export interface Postings {
  readonly heads: readonly number[];
  readonly next: Int32Array;
}

/** The postings of a city or a window; undefined when walking all slots is quicker. */
export function postingsFor(
  c: Columns,
  city: number | undefined,
  window: Window | undefined,
): Postings | undefined {
  const most = Atomics.load(c.size, 0) * MAX_SHARE;
  if (city !== undefined && c.citySizes[cityBucket(city)]! <= most)
    return { heads: [Atomics.load(c.cityHeads, cityBucket(city))], next: c.cityNext };
  const squares = window && squaresIn(window);
  if (!squares) return undefined;
  let slots = 0;
  for (const square of squares) slots += c.squareSizes[square]!;
  if (slots > most) return undefined;
  return { heads: [...squares].map((square) => Atomics.load(c.squareHeads, square)), next: c.squareNext };
}

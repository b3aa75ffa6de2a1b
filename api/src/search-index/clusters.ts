import type { Columns } from './columns.ts';
import { matcherOf, type IndexQuery } from './match.ts';
import { latitudeOf, longitudeOf, xOf, yOf } from './mercator.ts';

/** Width of a tile in pixels, as map clients count zoom levels. */
const TILE = 256;
/** Side of the square within which listings come together, in pixels: room for a price pill. */
const CELL = 84;
/** Up to this many listings in the window are all shown on their own. */
const FEW = 60;
/** From this zoom level on everything is shown on its own. */
const CLOSEST_CLUSTERS = 17;
/** Most single listings in an answer. */
const MOST_POINTS = 400;
/** A window larger than this many cells is asked for at a coarser zoom. */
const MOST_CELLS = 4096;

export interface ViewportRequest {
  readonly query: IndexQuery & { readonly box: NonNullable<IndexQuery['box']> };
  /** Zoom level of the map, 0 to 24. */
  readonly zoom: number;
}

export interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  /** West, south, east, north of its members. */
  readonly bounds: [number, number, number, number];
}

export interface Viewport {
  /** Matches in the window with a known place. */
  total: number;
  clusters: Cluster[];
  /** Ids of listings that stand alone. */
  ids: number[];
}

/** The window on the unit square; `wraps` when it crosses the antimeridian, then x runs beyond 1. */
function windowOf([west, south, east, north]: readonly [number, number, number, number]) {
  const left = xOf(west);
  const right = xOf(east);
  return {
    left,
    right: west > east ? right + 1 : right,
    top: yOf(north),
    bottom: yOf(south),
    wraps: west > east,
  };
}

/** Sums per cell of a grid that is fixed to the world, so that panning does not make clusters dance. */
class Grid {
  readonly #columns: number;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly count: Uint32Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #bounds: Float64Array;
  readonly member: Int32Array;

  constructor(
    readonly scale: number,
    { left, right, top, bottom }: ReturnType<typeof windowOf>,
  ) {
    this.#firstColumn = Math.floor(left * scale);
    this.#firstRow = Math.floor(top * scale);
    this.#columns = Math.floor(right * scale) - this.#firstColumn + 1;
    const rows = Math.floor(bottom * scale) - this.#firstRow + 1;
    const cells = this.#columns * rows;
    this.count = new Uint32Array(cells);
    this.#x = new Float64Array(cells);
    this.#y = new Float64Array(cells);
    this.#low = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    this.#high = new Float64Array(cells);
    this.#bounds = new Float64Array(cells * 4);
    this.member = new Int32Array(cells);
  }

  add(id: number, x: number, y: number, price: number): void {
    const cell =
      (Math.floor(y * this.scale) - this.#firstRow) * this.#columns +
      Math.floor(x * this.scale) -
      this.#firstColumn;
    const at = cell * 4;
    const bounds = this.#bounds;
    const isFirst = this.count[cell] === 0;
    if (isFirst) {
      bounds[at] = x;
      bounds[at + 2] = x;
      bounds[at + 1] = y;
      bounds[at + 3] = y;
    } else {
      if (x < bounds[at]!) bounds[at] = x;
      if (x > bounds[at + 2]!) bounds[at + 2] = x;
      if (y < bounds[at + 1]!) bounds[at + 1] = y;
      if (y > bounds[at + 3]!) bounds[at + 3] = y;
    }
    this.count[cell]! += 1;
    this.#x[cell]! += x;
    this.#y[cell]! += y;
    if (price < this.#low[cell]!) this.#low[cell] = price;
    if (price > this.#high[cell]!) this.#high[cell] = price;
    this.member[cell] = id;
  }

  cluster(cell: number): Cluster {
    const count = this.count[cell]!;
    const at = cell * 4;
    const wrapped = (x: number) => longitudeOf(x > 1 ? x - 1 : x);
    return {
      latitude: latitudeOf(this.#y[cell]! / count),
      longitude: wrapped(this.#x[cell]! / count),
      count,
      minPrice: this.#low[cell]!,
      maxPrice: this.#high[cell]!,
      bounds: [
        wrapped(this.#bounds[at]!),
        latitudeOf(this.#bounds[at + 3]!),
        wrapped(this.#bounds[at + 2]!),
        latitudeOf(this.#bounds[at + 1]!),
      ],
    };
  }
}

const scaleFor = (zoom: number, { left, right, top, bottom }: ReturnType<typeof windowOf>) => {
  let scale = (TILE * 2 ** zoom) / CELL;
  while (((right - left) * scale + 1) * ((bottom - top) * scale + 1) > MOST_CELLS) scale /= 2;
  return scale;
};

/** What a window of the map shows: clusters, and single listings where there is room for them. */
export function viewport(c: Columns, { query, zoom }: ViewportRequest): Viewport {
  const { box, ...rest } = query;
  const window = windowOf(box);
  const fails = matcherOf(c, rest);
  const size = Atomics.load(c.size, 0);
  const grid = new Grid(scaleFor(zoom, window), window);
  const { left, right, top, bottom, wraps } = window;
  const first: number[] = [];
  let total = 0;
  for (let slot = 0; slot < size; slot += 1) {
    const y = c.y[slot]!;
    // "Not known" (NaN) fails both comparisons.
    if (!(y >= top && y <= bottom)) continue;
    let x = c.x[slot]!;
    if (wraps && x < left) x += 1;
    if (!(x >= left && x <= right)) continue;
    if (fails(slot) !== 0) continue;
    total += 1;
    if (first.length < MOST_POINTS) first.push(c.id[slot]!);
    grid.add(c.id[slot]!, x, y, c.price[slot]!);
  }
  if (total <= FEW || (zoom >= CLOSEST_CLUSTERS && total <= MOST_POINTS))
    return { total, clusters: [], ids: first };
  const clusters: Cluster[] = [];
  const ids: number[] = [];
  for (const [cell, count] of grid.count.entries()) {
    if (count === 1 && ids.length < MOST_POINTS) ids.push(grid.member[cell]!);
    else if (count > 0) clusters.push(grid.cluster(cell));
  }
  return { total, clusters, ids };
}

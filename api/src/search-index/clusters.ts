import type { Columns } from './columns.ts';
import type { IndexQuery } from './query.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';
import type { Window } from './postings.ts';
import { Slots } from './slots.ts';
import { walk } from './walk.ts';
import { windowOf } from './window.ts';

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

/** Figures per cell, beside each other in memory. */
const FIGURES = {
  count: 0,
  x: 1,
  y: 2,
  low: 3,
  high: 4,
  west: 5,
  north: 6,
  east: 7,
  south: 8,
  member: 9,
} as const;
const STRIDE = 10;

/** Sums per cell of a grid that is fixed to the world, so that panning does not make clusters dance. */
class Grid {
  readonly #columns: number;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly #figures: Float64Array;
  readonly cells: number;

  constructor(
    readonly scale: number,
    { left, right, top, bottom }: Window,
  ) {
    this.#firstColumn = Math.floor(left * scale);
    this.#firstRow = Math.floor(top * scale);
    this.#columns = Math.floor(right * scale) - this.#firstColumn + 1;
    const rows = Math.floor(bottom * scale) - this.#firstRow + 1;
    this.cells = this.#columns * rows;
    this.#figures = new Float64Array(this.cells * STRIDE);
  }

  add(id: number, x: number, y: number, price: number): void {
    const figures = this.#figures;
    // Both are positive, so that cutting off is rounding down.
    const column = (x * this.scale - this.#firstColumn) | 0;
    const row = (y * this.scale - this.#firstRow) | 0;
    const at = (row * this.#columns + column) * STRIDE;
    const isFirst = figures[at] === 0;
    figures[at]! += 1;
    figures[at + FIGURES.x]! += x;
    figures[at + FIGURES.y]! += y;
    figures[at + FIGURES.member] = id;
    if (isFirst || price < figures[at + FIGURES.low]!) figures[at + FIGURES.low] = price;
    if (price > figures[at + FIGURES.high]!) figures[at + FIGURES.high] = price;
    if (isFirst || x < figures[at + FIGURES.west]!) figures[at + FIGURES.west] = x;
    if (x > figures[at + FIGURES.east]!) figures[at + FIGURES.east] = x;
    if (isFirst || y < figures[at + FIGURES.north]!) figures[at + FIGURES.north] = y;
    if (y > figures[at + FIGURES.south]!) figures[at + FIGURES.south] = y;
  }

  /** A figure of a cell. */
  of(cell: number, figure: keyof typeof FIGURES): number {
    return this.#figures[cell * STRIDE + FIGURES[figure]]!;
  }

  cluster(cell: number): Cluster {
    const count = this.of(cell, 'count');
    const wrapped = (x: number) => longitudeOf(x > 1 ? x - 1 : x);
    return {
      latitude: latitudeOf(this.of(cell, 'y') / count),
      longitude: wrapped(this.of(cell, 'x') / count),
      count,
      minPrice: this.of(cell, 'low'),
      maxPrice: this.of(cell, 'high'),
      bounds: [
        wrapped(this.of(cell, 'west')),
        latitudeOf(this.of(cell, 'south')),
        wrapped(this.of(cell, 'east')),
        latitudeOf(this.of(cell, 'north')),
      ],
    };
  }
}

const scaleFor = (zoom: number, { left, right, top, bottom }: Window) => {
  let scale = (TILE * 2 ** zoom) / CELL;
  while (((right - left) * scale + 1) * ((bottom - top) * scale + 1) > MOST_CELLS) scale /= 2;
  return scale;
};

/** What a window of the map shows: clusters, and single listings where there is room for them. */
export function viewport(c: Columns, { query, zoom }: ViewportRequest): Viewport {
  const { box, ...rest } = query;
  const window = windowOf(box);
  const grid = new Grid(scaleFor(zoom, window), window);
  const { left, right, top, bottom } = window;
  const matching = new Slots();
  const first: number[] = [];
  let total = 0;
  walk(
    c,
    rest,
    (slots, fails, count) => {
      matching.takeMatching({ slots, fails, count }, 0);
      for (let at = 0; at < matching.count; at += 1) {
        const slot = matching.slots[at]!;
        const y = c.y[slot]!;
        // "Not known" (NaN) fails both comparisons.
        if (!(y >= top && y <= bottom)) continue;
        const place = c.x[slot]!;
        const x = right > 1 && place < left ? place + 1 : place;
        if (!(x >= left && x <= right)) continue;
        total += 1;
        if (first.length < MOST_POINTS) first.push(c.id[slot]!);
        grid.add(c.id[slot]!, x, y, c.price[slot]!);
      }
    },
    { city: query.city, window },
  );
  if (total <= FEW || (zoom >= CLOSEST_CLUSTERS && total <= MOST_POINTS))
    return { total, clusters: [], ids: first };
  const clusters: Cluster[] = [];
  const ids: number[] = [];
  for (let cell = 0; cell < grid.cells; cell += 1) {
    const count = grid.of(cell, 'count');
    if (count === 1 && ids.length < MOST_POINTS) ids.push(grid.of(cell, 'member'));
    else if (count > 0) clusters.push(grid.cluster(cell));
  }
  return { total, clusters, ids };
}

import type { MapCluster, Viewport } from '#ports/search-engine.ts';
import type { Columns } from '#search-index/columns/columns.ts';
import { isShownWhole, MAX_POINTS, scaleFor } from './grid.ts';
import type { IndexFilter } from '#search-index/filter.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';
import type { Window } from '#search-index/columns/postings.ts';
import { Slots } from '#search-index/columns/slots.ts';
import { walk, type Checkpoint } from '#search-index/walk.ts';
import { windowOf } from '#search-index/window.ts';

export interface ViewportRequest {
  readonly filter: IndexFilter & { readonly box: NonNullable<IndexFilter['box']> };
  /** Zoom level of the map, 0 to 24. */
  readonly zoom: number;
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

/** Sums per cell of a grid that is fixed to the world, so that clusters stay in place when the user pans. */
class Grid {
  readonly #columns: number;
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly #figures: Float64Array;
  readonly cells: number;
  /** Ids of the first listings, for a view that shows all of them. */
  readonly first: number[] = [];
  /** Listings in the window. */
  total = 0;

  constructor(
    private readonly scale: number,
    private readonly window: Window,
  ) {
    const { left, right, top, bottom } = window;
    this.#firstColumn = Math.floor(left * scale);
    this.#firstRow = Math.floor(top * scale);
    this.#columns = Math.floor(right * scale) - this.#firstColumn + 1;
    const rows = Math.floor(bottom * scale) - this.#firstRow + 1;
    this.cells = this.#columns * rows;
    this.#figures = new Float64Array(this.cells * STRIDE);
  }

  /**
   * Adds the first `count` of some slots, those that lie in the window. Fields are read into variables before the loop, which is
   * most of what a view of a million homes costs.
   */
  add(c: Columns, slots: Int32Array, count: number): void {
    const { x: xs, y: ys, price: prices, id: ids } = c;
    const { left, right, top, bottom } = this.window;
    const wraps = right > 1;
    const figures = this.#figures;
    const scale = this.scale;
    const [columns, firstColumn, firstRow] = [this.#columns, this.#firstColumn, this.#firstRow];
    let total = this.total;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      const y = ys[slot]!;
      // "Not known" (NaN) fails both comparisons.
      if (!(y >= top && y <= bottom)) continue;
      const place = xs[slot]!;
      const x = wraps && place < left ? place + 1 : place;
      if (!(x >= left && x <= right)) continue;
      if (total < MAX_POINTS) this.first.push(ids[slot]!);
      total += 1;
      // Both are positive, so that cutting off is rounding down.
      const cell = (((y * scale - firstRow) | 0) * columns + ((x * scale - firstColumn) | 0)) * STRIDE;
      const price = prices[slot]!;
      const before = figures[cell]!;
      figures[cell] = before + 1;
      figures[cell + FIGURES.x]! += x;
      figures[cell + FIGURES.y]! += y;
      if (before === 0) {
        figures[cell + FIGURES.member] = ids[slot]!;
        figures[cell + FIGURES.low] = price;
        figures[cell + FIGURES.west] = x;
        figures[cell + FIGURES.north] = y;
      }
      if (price < figures[cell + FIGURES.low]!) figures[cell + FIGURES.low] = price;
      if (price > figures[cell + FIGURES.high]!) figures[cell + FIGURES.high] = price;
      if (x < figures[cell + FIGURES.west]!) figures[cell + FIGURES.west] = x;
      if (x > figures[cell + FIGURES.east]!) figures[cell + FIGURES.east] = x;
      if (y < figures[cell + FIGURES.north]!) figures[cell + FIGURES.north] = y;
      if (y > figures[cell + FIGURES.south]!) figures[cell + FIGURES.south] = y;
    }
    this.total = total;
  }

  /** A figure of a cell. */
  of(cell: number, figure: keyof typeof FIGURES): number {
    return this.#figures[cell * STRIDE + FIGURES[figure]]!;
  }

  cluster(cell: number): MapCluster {
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

/** What a window of the map shows: clusters, and single listings where there is room for them. */
export function viewport(c: Columns, { filter, zoom }: ViewportRequest, checkpoint?: Checkpoint): Viewport {
  const { box, ...rest } = filter;
  const window = windowOf(box);
  const grid = new Grid(scaleFor(zoom, window), window);
  const matching = new Slots();
  walk(
    c,
    rest,
    (slots, fails, count) => {
      matching.keepMatching(slots, fails, count);
      grid.add(c, matching.slots, matching.count);
    },
    { paths: { city: filter.city, window }, checkpoint },
  );
  const { total, first } = grid;
  if (isShownWhole(total, zoom)) return { total, clusters: [], ids: first };
  const clusters: MapCluster[] = [];
  const ids: number[] = [];
  for (let cell = 0; cell < grid.cells; cell += 1) {
    const count = grid.of(cell, 'count');
    if (count === 1 && ids.length < MAX_POINTS) ids.push(grid.of(cell, 'member'));
    else if (count > 0) clusters.push(grid.cluster(cell));
  }
  return { total, clusters, ids };
}

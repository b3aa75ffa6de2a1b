import type { MapCluster, Viewport, ViewportQuery } from '#ports/search-engine.ts';
import { isShownWhole, MAX_POINTS, scaleFor } from '#search-index/geometry/grid.ts';
import { latitudeOf, longitudeOf } from '#search-index/geometry/mercator.ts';
import { windowOf } from '#search-index/window.ts';
import { all, conditionOf, range, type Condition } from './conditions.ts';
import type { Hits } from './page.ts';

interface Figure {
  readonly value: number;
}
interface Cell {
  readonly key: number;
  readonly doc_count: number;
  readonly x: Figure;
  readonly y: Figure;
  readonly low: Figure;
  readonly high: Figure;
  readonly west: Figure;
  readonly east: Figure;
  readonly north: Figure;
  readonly south: Figure;
  readonly member: Figure;
}
interface Column {
  readonly key: number;
  readonly rows: { readonly buckets: readonly Cell[] };
}
export interface ViewportAnswer extends Hits {
  readonly aggregations: Readonly<
    Record<string, { readonly columns: { readonly buckets: readonly Column[] } }>
  >;
}

const of = (kind: 'avg' | 'min' | 'max', field: string) => ({ [kind]: { field } });
const FIGURES = {
  x: of('avg', 'x'),
  y: of('avg', 'y'),
  low: of('min', 'price'),
  high: of('max', 'price'),
  west: of('min', 'x'),
  east: of('max', 'x'),
  north: of('min', 'y'),
  south: of('max', 'y'),
  member: of('max', 'id'),
};

/** The window on each side of the antimeridian, and by how many widths of the world its columns are shifted. */
function partsOf({ left, right }: { left: number; right: number }) {
  if (right <= 1) return [{ condition: range('x', { gte: left, lte: right }), shift: 0 }];
  return [
    { condition: range('x', { gte: left }), shift: 0 },
    { condition: range('x', { lte: right - 1 }), shift: 1 },
  ];
}

/** A grid that is fixed to the world, the same as over the columns in memory. */
function columnsOf(condition: Condition, shift: number, scale: number) {
  const interval = 1 / scale;
  const offset = shift === 0 ? 0 : interval - (1 % interval);
  const histogram = (field: string, from: number) => ({ field, interval, offset: from, min_doc_count: 1 });
  return {
    filter: condition,
    aggs: {
      columns: {
        histogram: histogram('x', offset),
        aggs: { rows: { histogram: histogram('y', 0), aggs: FIGURES } },
      },
    },
  };
}

export function viewportBody({ filter, zoom }: ViewportQuery): object {
  const { box, ...rest } = filter;
  const window = windowOf(box);
  const scale = scaleFor(zoom, window);
  const parts = partsOf(window);
  return {
    query: all([
      conditionOf(rest),
      range('y', { gte: window.top, lte: window.bottom }),
      { bool: { should: parts.map(({ condition }) => condition), minimum_should_match: 1 } },
    ]),
    sort: [{ id: 'desc' }],
    size: MAX_POINTS,
    track_total_hits: true,
    _source: false,
    aggs: Object.fromEntries(
      parts.map(({ condition, shift }) => [String(shift), columnsOf(condition, shift, scale)]),
    ),
  };
}

/** Figures of a cell, its columns unwrapped. */
interface Sum {
  count: number;
  x: number;
  y: number;
  low: number;
  high: number;
  west: number;
  east: number;
  north: number;
  south: number;
  member: number;
}

function sumOf(cell: Cell, shift: number): Sum {
  return {
    count: cell.doc_count,
    x: (cell.x.value + shift) * cell.doc_count,
    y: cell.y.value * cell.doc_count,
    low: cell.low.value,
    high: cell.high.value,
    west: cell.west.value + shift,
    east: cell.east.value + shift,
    north: cell.north.value,
    south: cell.south.value,
    member: cell.member.value,
  };
}

/** A cell on the antimeridian has a half on each side. */
const together = (a: Sum, b: Sum): Sum => ({
  count: a.count + b.count,
  x: a.x + b.x,
  y: a.y + b.y,
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  north: Math.min(a.north, b.north),
  south: Math.max(a.south, b.south),
  member: Math.max(a.member, b.member),
});

function clusterOf({ count, x, y, low, high, west, east, north, south }: Sum): MapCluster {
  const wrapped = (place: number) => longitudeOf(place > 1 ? place - 1 : place);
  return {
    latitude: latitudeOf(y / count),
    longitude: wrapped(x / count),
    count,
    minPrice: low,
    maxPrice: high,
    bounds: [wrapped(west), latitudeOf(south), wrapped(east), latitudeOf(north)],
  };
}

/** Clusters and single listings from the answer to {@link viewportBody}. */
export function viewportOf(
  { filter, zoom }: ViewportQuery,
  { hits, aggregations }: ViewportAnswer,
): Viewport {
  const total = hits.total.value;
  if (isShownWhole(total, zoom)) return { total, clusters: [], ids: hits.hits.map(({ _id }) => Number(_id)) };
  const scale = scaleFor(zoom, windowOf(filter.box));
  const cells = new Map<string, Sum>();
  for (const [shift, { columns }] of Object.entries(aggregations))
    for (const column of columns.buckets)
      for (const cell of column.rows.buckets) {
        const at = [Math.round(cell.key * scale), Math.round((column.key + Number(shift)) * scale)].join();
        const sum = sumOf(cell, Number(shift));
        const known = cells.get(at);
        cells.set(at, known ? together(known, sum) : sum);
      }
  const sums = [...cells.values()];
  const singles = sums.filter(({ count }) => count === 1).slice(0, MAX_POINTS);
  return {
    total,
    clusters: sums.filter((sum) => !singles.includes(sum)).map(clusterOf),
    ids: singles.map(({ member }) => member),
  };
}

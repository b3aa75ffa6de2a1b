import { EARTH_RADIUS_KM } from '#geo/earth.ts';
import { areasTest } from './area-test.ts';
import type { Columns } from '#search-index/columns/columns.ts';
import type { IndexFilter } from '#search-index/filter.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';
import type { Window } from '#search-index/columns/postings.ts';
import { boxAround, windowOf } from '#search-index/window.ts';

/** Whether a slot lies within the region of a filter. */
export type PlaceTest = (slot: number) => boolean;

const RADIANS = Math.PI / 180;
/** Tolerance of the cheap test in widths of the world: half a metre. */
const MARGIN = 1e-8;

/** A cheap test by position on the map, before the exact one computes angles. */
function boundsTest(c: Columns, { left, right, top, bottom }: Window): PlaceTest {
  return (slot) => {
    const y = c.y[slot]!;
    // "Not known" (NaN) fails both comparisons.
    if (!(y >= top - MARGIN && y <= bottom + MARGIN)) return false;
    const x = c.x[slot]!;
    return x >= left - MARGIN ? x <= right + MARGIN : x + 1 <= right + MARGIN;
  };
}

function circleTest(c: Columns, circle: NonNullable<IndexFilter['circle']>): PlaceTest {
  const { latitude, longitude, radius } = circle;
  const isNear = boundsTest(c, windowOf(boxAround(circle)));
  const cosine = Math.cos(latitude * RADIANS);
  return (slot) => {
    if (!isNear(slot)) return false;
    const lat = latitudeOf(c.y[slot]!);
    const lng = longitudeOf(c.x[slot]!);
    const a =
      Math.sin(((lat - latitude) * RADIANS) / 2) ** 2 +
      cosine * Math.cos(lat * RADIANS) * Math.sin(((lng - longitude) * RADIANS) / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a))) < radius;
  };
}

function boxTest(c: Columns, box: NonNullable<IndexFilter['box']>): PlaceTest {
  const [west, south, east, north] = box;
  const isNear = boundsTest(c, windowOf(box));
  const crosses = west > east;
  return (slot) => {
    if (!isNear(slot)) return false;
    const lng = longitudeOf(c.x[slot]!);
    const lat = latitudeOf(c.y[slot]!);
    if (lat < south || lat > north) return false;
    return crosses ? lng >= west || lng <= east : lng >= west && lng <= east;
  };
}

/** One bit per id. */
function idTest(c: Columns, ids: readonly number[]): PlaceTest {
  const largest = ids.reduce((most, id) => Math.max(most, id), 0);
  const wanted = new Uint8Array((largest >> 3) + 1);
  for (const id of ids) wanted[id >> 3]! |= 1 << (id & 7);
  return (slot) => {
    const id = c.id[slot]!;
    return id <= largest && (wanted[id >> 3]! & (1 << (id & 7))) !== 0;
  };
}

/** The required tests: place, region and text; the cheap ones first. */
export function placeTests(c: Columns, query: IndexFilter): PlaceTest[] {
  const tests: PlaceTest[] = [];
  const { state, country, ids, circle, box, areas } = query;
  if (state !== undefined) tests.push((slot) => c.state[slot] === state);
  if (country !== undefined) tests.push((slot) => c.country[slot] === country);
  if (ids) tests.push(idTest(c, ids));
  if (circle) tests.push(circleTest(c, circle));
  if (box) tests.push(boxTest(c, box));
  if (areas?.length) tests.push(areasTest(c, areas));
  return tests;
}

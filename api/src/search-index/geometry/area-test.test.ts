import fc from 'fast-check';
import { eventLoopTime } from '../../../test/harness/event-loop-time.ts';
import { areasTest } from './area-test.ts';
import { ColumnStore } from '#search-index/columns/columns.ts';
import { xOf, yOf } from './mercator.ts';
import type { Area } from '#ports/search-engine.ts';

interface Place {
  readonly lng: number;
  readonly lat: number;
}

function storeOf(places: readonly Place[]): ColumnStore {
  const store = new ColumnStore();
  for (const [at, { lng, lat }] of places.entries())
    store.put({
      id: at + 1,
      price: 1,
      deal: 0,
      category: 1,
      city: 1,
      state: 1,
      country: 1,
      x: xOf(lng),
      y: yOf(lat),
      posted: 0,
      bedrooms: null,
      bathrooms: null,
      area: null,
      energyClass: null,
      attributeIds: [],
      featureIds: [],
      nearby: [],
      isOnMarket: true,
      promoted: false,
      premium: false,
      overdue: false,
    });
  return store;
}

/** Nonzero rule over all corners of an area. */
function isInArea({ corners }: Area, { lng, lat }: Place): boolean {
  const winding = corners.reduce((turns, [x, y], at) => {
    const [previousX, previousY] = corners[(at + corners.length - 1) % corners.length]!;
    const crosses = y > lat !== previousY > lat && lng < ((previousX - x) * (lat - y)) / (previousY - y) + x;
    return crosses ? turns + Math.sign(y - previousY) : turns;
  }, 0);
  return winding !== 0;
}
const isFound = (areas: readonly Area[], place: Place) =>
  (areas.every(({ excluded }) => excluded) ||
    areas.some((area) => !area.excluded && isInArea(area, place))) &&
  !areas.some((area) => area.excluded && isInArea(area, place));

// Corners on a coarse grid and places between its points, so that rounding decides nothing.
const corner = fc.tuple(fc.integer({ min: -160, max: 160 }), fc.integer({ min: -70, max: 70 }));
const area = fc.record({
  excluded: fc.boolean(),
  corners: fc.array(corner, { minLength: 3, maxLength: 12 }),
});
const place = fc
  .tuple(fc.integer({ min: -1650, max: 1650 }), fc.integer({ min: -750, max: 750 }))
  .map(([lng, lat]) => ({ lng: lng / 10 + 0.0371, lat: lat / 10 + 0.0533 }));

it('D3 the tree finds the same listings in drawn areas as a test of every edge', () => {
  fc.assert(
    fc.property(
      fc.array(area, { minLength: 1, maxLength: 5 }),
      fc.array(place, { minLength: 20, maxLength: 200 }),
      (areas, places) => {
        const test = areasTest(storeOf(places).columns, areas);
        expect(places.map((_, slot) => test(slot))).toEqual(places.map((each) => isFound(areas, each)));
      },
    ),
    { numRuns: 200 },
  );
});

it('D3 a request with the maximum of edges blocks the event loop only briefly, whatever their course', async () => {
  const places = Array.from({ length: 50_000 }, (_, at) => ({
    lng: -24 + (at % 250) / 500,
    lat: 35 + Math.floor(at / 250) / 500,
  }));
  const { columns } = storeOf(places);
  // Every edge runs across the whole island.
  const areas = Array.from({ length: 12 }, (_, number) => ({
    excluded: false,
    corners: Array.from({ length: 120 }, (_corner, at): [number, number] => [
      at % 2 === 0 ? -25 : -23,
      34.9 + at / 200 + number / 1000,
    ]),
  }));
  const { busyMs } = await eventLoopTime(async () => {
    const test = areasTest(columns, areas);
    for (let slot = 0; slot < places.length; slot += 1) test(slot);
  });
  expect(busyMs).toBeLessThan(700);
});

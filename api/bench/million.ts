/**
 * npm run bench -- million [--rows 1000000] [--times 200] [--keep folder]
 *
 * Every kind of search over a million listings: over HTTP, and where one statement answers the same, as bare SQL through
 * the same driver, by turns in one run (slow statements a few times only); then throughput beside pgbench. Ends with 1 when a bound is passed. `--keep` uses the listings of an earlier run again.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql, type CompiledQuery } from 'kysely';
import { randomFrom } from '../demo/random.ts';
import { statements } from './statements.ts';
import { besidePgbench } from './throughput.ts';
import {
  benchWorld,
  getJson,
  percentile,
  print,
  runBare,
  serveBench,
  timed,
  type BenchWorld,
} from './world.ts';

const PAGE = 12;
const WARM_UP = 15;
/** Milliseconds for all bare statements of one kind. */
const BARE_TIMEOUT_MS = 10_000;
/** Milliseconds at the 95th percentile. */
const BOUNDS = { broad: 40, facets: 30, viewport: 30 };

type Random = ReturnType<typeof randomFrom>;
type Query = Record<string, string | number>;
interface Case {
  readonly name: string;
  readonly call: string;
  readonly bound?: number;
  query(random: Random): Query;
  /** One statement that answers the same; of suggestions the homes, which places and types come beside. */
  bare(query: Query): Promise<CompiledQuery> | CompiledQuery;
}

const money = (random: Random) => {
  const low = random.whole(50, 250) * 1000;
  return { min_price: low, max_price: low + random.whole(100, 500) * 1000 };
};
const prices = (least: Query[string] | undefined, most: Query[string] | undefined) => ({
  minPrice: Number(least),
  maxPrice: Number(most),
});
const WORDS = ['garden', 'villa', 'harbour', 'bright', 'terrace', 'family'];
const TYPOS = ['gardn', 'vila', 'harbur', 'brigth', 'terace', 'famly'];

function cases({ db }: BenchWorld, centre: { latitude: number; longitude: number }): Case[] {
  const bare = statements(db);
  const around = (random: Random) => ({
    latitude: centre.latitude + random.whole(-200, 200) / 1000,
    longitude: centre.longitude + random.whole(-200, 200) / 1000,
  });
  const viewport = (zoom: number): Case => ({
    name: `viewport, zoom ${zoom}`,
    call: 'map-points',
    bound: BOUNDS.viewport,
    query(random) {
      const { latitude, longitude } = around(random);
      const width = (360 / 2 ** zoom) * (1280 / 256);
      const box = [longitude - width / 2, latitude - width / 3, longitude + width / 2, latitude + width / 3];
      const limited = box.map((value, at) =>
        Math.max(at % 2 ? -85 : -180, Math.min(at % 2 ? 85 : 180, value)),
      );
      return { bbox: limited.join(','), zoom, property_type: 0 };
    },
    bare: ({ bbox }) => bare.viewport({ propertyType: 0 }, String(bbox).split(',').map(Number), zoom),
  });
  return [
    {
      name: 'city, deal, price: page and total',
      call: 'get-property-list',
      query: (random) => ({
        city: `Town ${random.whole(1, 300)}`,
        property_type: 0,
        ...money(random),
        limit: PAGE,
        sort: 'newest',
      }),
      bare: ({ city, min_price, max_price }) =>
        bare.page({ city: String(city), propertyType: 0, ...prices(min_price, max_price) }, PAGE),
    },
    {
      name: 'broad: deal, price, bedrooms',
      call: 'get-property-list',
      bound: BOUNDS.broad,
      query: (random) => ({
        property_type: 0,
        bedrooms_min: random.whole(1, 3),
        ...money(random),
        limit: PAGE,
        sort: 'newest',
      }),
      bare: ({ min_price, max_price, bedrooms_min }) =>
        bare.page(
          { propertyType: 0, bedroomsMin: Number(bedrooms_min), ...prices(min_price, max_price) },
          PAGE,
          { broad: true },
        ),
    },
    {
      name: 'broad: nothing but the deal',
      call: 'get-property-list',
      bound: BOUNDS.broad,
      query: (random) => ({
        property_type: random.whole(0, 1),
        limit: PAGE,
        sort: 'newest',
        offset: random.whole(0, 40),
      }),
      bare: ({ property_type, offset }) =>
        bare.page({ propertyType: Number(property_type) as 0 | 1 }, PAGE + Number(offset), { broad: true }),
    },
    {
      name: 'radius 2 to 12 km',
      call: 'get-property-list',
      query: (random) => ({ ...around(random), radius: random.whole(2, 12), limit: PAGE, sort: 'newest' }),
      bare: ({ latitude, longitude, radius }) =>
        bare.page(
          { at: { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) } },
          PAGE,
        ),
    },
    {
      name: 'text in a town',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        city: `Town ${random.whole(1, 300)}`,
        limit: PAGE,
      }),
      bare: ({ search, city }) => bare.page({ search: String(search), city: String(city) }, PAGE),
    },
    {
      name: 'text everywhere',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        min_price: random.whole(10, 90) * 1000,
        limit: PAGE,
      }),
      bare: ({ search, min_price }) =>
        bare.page({ search: String(search), minPrice: Number(min_price) }, PAGE),
    },
    {
      name: 'suggestions',
      call: 'search-suggestions',
      query: (random) => ({ query: WORDS[random.whole(0, 5)]! }),
      bare: ({ query }) => bare.suggestions(String(query), PAGE),
    },
    {
      name: 'suggestions, mistyped',
      call: 'search-suggestions',
      query: (random) => ({ query: TYPOS[random.whole(0, 5)]! }),
      bare: ({ query }) => bare.suggestions(String(query), PAGE),
    },
    {
      name: 'facets and histogram, everything',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: random.whole(0, 1) }),
      bare: ({ property_type }) => bare.facets({ propertyType: Number(property_type) as 0 | 1 }),
    },
    {
      name: 'facets and histogram, filtered',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: 0, category_id: random.whole(1, 6), ...money(random) }),
      bare: ({ category_id, min_price, max_price }) =>
        bare.facets({
          propertyType: 0,
          categoryId: Number(category_id),
          ...prices(min_price, max_price),
        }),
    },
    ...[3, 6, 9, 11, 13, 15, 17].map(viewport),
  ];
}

async function measure(world: BenchWorld, each: Case, times: number) {
  const random = randomFrom(11);
  const [http, bare]: [number[], number[]] = [[], []];
  let spent = 0;
  for (let turn = -WARM_UP; turn < times; turn += 1) {
    const query = each.query(random);
    // Some statements take a second each; a few of those say enough.
    const compiled = spent < BARE_TIMEOUT_MS ? await each.bare(query) : undefined;
    const answered = await timed(() => getJson(world.origin, each.call, query));
    if (answered.value.error) throw new Error(`${each.name}: ${JSON.stringify(answered.value)}`);
    const ran = compiled && (await timed(() => runBare(world.pool, compiled)));
    spent += ran?.ms ?? 0;
    if (ran && (turn >= 0 || spent > BARE_TIMEOUT_MS / 2)) bare.push(ran.ms);
    if (turn >= 0) http.push(answered.ms);
  }
  return { http, bare };
}

const figure = (value: number | undefined, width: number) =>
  (value === undefined ? '–' : value.toFixed(1)).padStart(width);

async function main(rows: number, times: number, kept?: string): Promise<boolean> {
  const world = await benchWorld(import.meta.url, rows, kept);
  const { rows: middle } = await sql<{ latitude: number; longitude: number }>`
    select percentile_cont(0.5) within group (order by latitude) as latitude,
      percentile_cont(0.5) within group (order by longitude) as longitude
    from (select latitude, longitude from properties where latitude is not null limit 10000) sample`.execute(
    world.db,
  );
  print('waiting for the index …');
  const filling = await timed(() => getJson(world.origin, 'search-facets', {}));
  print(`${filling.value.data.total} on the market, filled in ${(filling.ms / 1000).toFixed(1)} s\n`);
  print(`${''.padEnd(36)}     HTTP p50     p95   bare SQL p50     p95   ratio p95   bound`);
  const passed: boolean[] = [];
  for (const each of cases(world, middle[0]!)) {
    const { http, bare } = await measure(world, each, times);
    const p95 = percentile(http, 0.95);
    const sqlP95 = bare.length ? percentile(bare, 0.95) : undefined;
    const isIn = each.bound === undefined || p95 <= each.bound;
    passed.push(isIn);
    print(
      `${each.name.padEnd(36)} ${figure(percentile(http, 0.5), 12)} ${figure(p95, 7)} ${figure(bare.length ? percentile(bare, 0.5) : undefined, 14)} ${figure(sqlP95, 7)} ${figure(sqlP95 && p95 / sqlP95, 11)} ${figure(each.bound, 7)}${isIn ? '' : '  OVER'}`,
    );
  }
  print(`\n${await besidePgbench(world)}`);
  await world.end();
  return passed.every(Boolean);
}

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    times: { type: 'string' },
    keep: { type: 'string' },
    serve: { type: 'string' },
  },
});
if (values.serve) await serveBench(values.serve);
else
  process.exitCode = (await main(
    Number(values.rows ?? 1_000_000),
    Number(values.times ?? 200),
    values.keep && path.resolve(values.keep),
  ))
    ? 0
    : 1;

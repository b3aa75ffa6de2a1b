/**
 * npm run bench -- million [--rows 1000000] [--times 200] [--keep folder]
 *
 * Every kind of search over a million listings: over HTTP, and where one statement answers the same, as bare SQL through
 * the same driver, by turns in one run; then throughput beside pgbench. Ends with 1 when a bound is passed. `--keep` uses the listings of an earlier run again.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql, type CompiledQuery } from 'kysely';
import { randomFrom } from '../src/db/demo/random.ts';
import { conditions, type PropertyFilter } from '../src/domains/catalogue/filters.ts';
import { fewMatches, orderedWalk } from '../src/domains/search/pages.queries.ts';
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
/** Milliseconds at the 95th percentile. */
const BOUNDS = { broad: 40, facets: 30, viewport: 30 };

type Random = ReturnType<typeof randomFrom>;
type Query = Record<string, string | number>;
interface Case {
  readonly name: string;
  readonly call: string;
  readonly bound?: number;
  query(random: Random): Query;
  /** The statement that gives the same rows. */
  bare?(random: Random, query: Query): Promise<CompiledQuery>;
}

const money = (random: Random) => {
  const low = random.whole(50, 250) * 1000;
  return { min_price: low, max_price: low + random.whole(100, 500) * 1000 };
};
const WORDS = ['garden', 'villa', 'harbour', 'bright', 'terrace', 'family'];
const TYPOS = ['gardn', 'vila', 'harbur', 'brigth', 'terace', 'famly'];

function cases({ db }: BenchWorld, centre: { latitude: number; longitude: number }): Case[] {
  const request = async (filter: PropertyFilter) =>
    ({
      base: 'is_on_market',
      conditions: (await conditions(db, filter, new Date())) ?? [],
      order: 'newest',
      limit: PAGE,
      offset: 0,
    }) as const;
  const page = (filter: (query: Query) => PropertyFilter, broad = false) => ({
    bare: async (_random: Random, query: Query) =>
      (broad ? orderedWalk(await request(filter(query))) : fewMatches(await request(filter(query)))).compile(
        db,
      ),
  });
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
      ...page(({ city, min_price, max_price }) => ({
        city: String(city),
        propertyType: 0,
        minPrice: Number(min_price),
        maxPrice: Number(max_price),
      })),
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
      ...page(
        ({ min_price, max_price, bedrooms_min }) => ({
          propertyType: 0,
          minPrice: Number(min_price),
          maxPrice: Number(max_price),
          bedroomsMin: Number(bedrooms_min),
        }),
        true,
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
    },
    {
      name: 'radius 2 to 12 km',
      call: 'get-property-list',
      query: (random) => ({ ...around(random), radius: random.whole(2, 12), limit: PAGE, sort: 'newest' }),
      ...page(({ latitude, longitude, radius }) => ({
        at: { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) },
      })),
    },
    {
      name: 'text in a town',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        city: `Town ${random.whole(1, 300)}`,
        limit: PAGE,
      }),
    },
    {
      name: 'text everywhere',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        min_price: random.whole(10, 90) * 1000,
        limit: PAGE,
      }),
    },
    {
      name: 'suggestions',
      call: 'search-suggestions',
      query: (random) => ({ query: WORDS[random.whole(0, 5)]! }),
    },
    {
      name: 'suggestions, mistyped',
      call: 'search-suggestions',
      query: (random) => ({ query: TYPOS[random.whole(0, 5)]! }),
    },
    {
      name: 'facets and histogram, everything',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: random.whole(0, 1) }),
    },
    {
      name: 'facets and histogram, filtered',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: 0, category_id: random.whole(1, 6), ...money(random) }),
    },
    ...[3, 6, 9, 11, 13, 15, 17].map(viewport),
  ];
}

async function measure(world: BenchWorld, each: Case, times: number) {
  const random = randomFrom(11);
  const [http, bare]: [number[], number[]] = [[], []];
  for (let turn = -WARM_UP; turn < times; turn += 1) {
    const query = each.query(random);
    const compiled = await each.bare?.(random, query);
    const answered = await timed(() => getJson(world.origin, each.call, query));
    if (answered.value.error) throw new Error(`${each.name}: ${JSON.stringify(answered.value)}`);
    const ran = compiled && (await timed(() => runBare(world.pool, compiled)));
    if (turn < 0) continue;
    http.push(answered.ms);
    if (ran) bare.push(ran.ms);
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

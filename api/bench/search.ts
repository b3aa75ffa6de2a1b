/**
 * npm run bench -- search [--rows 100000] [--pages 400]
 *
 * One page of results with three filters and the exact total, asked over HTTP and as bare SQL through the same driver,
 * in turns, in one run, on generated listings. Ends with 1 when HTTP takes more than 1.5 times as long at the 95th percentile.
 */
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { randomFrom } from '../demo/random.ts';
import type { Tables } from '../src/db/schema/tables.ts';
import type { PropertyFilter } from '../src/domains/search/filter/filter.ts';
import { conditions } from '../src/domains/search/filter/to-sql.ts';
import { exactCount, sortedMatches, orderedWalk } from '../src/domains/search/pages.queries.ts';
import { propertiesByIds } from '../src/domains/listings/properties/properties.queries.ts';
import { benchWorld, getJson, percentile, print, runBare as run, serveBench, timed } from './world.ts';

const BOUND = 1.5;
const PAGE = 12;
const WARM_UP = 40;

/** The statements of one page, as the back end sends them, without anything around them. */
async function bare(
  pool: pg.Pool,
  db: Kysely<Tables>,
  filter: PropertyFilter,
): Promise<() => Promise<number>> {
  const where = (await conditions(db, filter, new Date())) ?? [];
  const request = {
    base: 'is_on_market',
    conditions: where,
    order: 'newest',
    limit: PAGE,
    offset: 0,
  } as const;
  const few = sortedMatches(request).compile(db);
  const walk = orderedWalk(request).compile(db);
  const count = exactCount(request).compile(db);
  return async () => {
    const found = await run(pool, few);
    const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
    if (ids.length || found[0]?.n === 0) {
      if (ids.length) await run(pool, propertiesByIds(ids, null).compile(db));
      return found[0]?.n ?? 0;
    }
    const walked = await run(pool, walk);
    const [counted] = await Promise.all([
      run(pool, count),
      run(
        pool,
        propertiesByIds(
          walked.map(({ id }) => id),
          null,
        ).compile(db),
      ),
    ]);
    return counted[0]?.n ?? 0;
  };
}

const overHttp = (origin: string, filter: PropertyFilter) => async () =>
  (
    await getJson(origin, 'get-property-list', {
      category_id: filter.categoryId!,
      property_type: filter.propertyType!,
      min_price: filter.minPrice!,
      max_price: filter.maxPrice!,
      sort: 'newest',
      limit: PAGE,
    })
  ).total ?? 0;

const line = (name: string, values: number[]) =>
  `${name.padEnd(10)} p50 ${percentile(values, 0.5).toFixed(2).padStart(7)} ms   p95 ${percentile(values, 0.95).toFixed(2).padStart(7)} ms`;

async function measure(rows: number, pages: number): Promise<boolean> {
  const world = await benchWorld(import.meta.url, rows);
  const { pool, db, origin } = world;

  const random = randomFrom(7);
  const [sqlTimes, httpTimes, totals]: number[][] = [[], [], []];
  for (let page = -WARM_UP; page < pages; page += 1) {
    const minPrice = random.whole(50, 250) * 1000;
    const filter = {
      categoryId: random.whole(1, 5),
      propertyType: 0,
      minPrice,
      maxPrice: minPrice + random.whole(100, 500) * 1000,
    };
    const works = [await bare(pool, db, filter), overHttp(origin, filter)] as const;
    const httpFirst = page % 2 === 0;
    const first = await timed(works[httpFirst ? 1 : 0]);
    const second = await timed(works[httpFirst ? 0 : 1]);
    if (first.value !== second.value) throw new Error(`totals differ: ${first.value} and ${second.value}`);
    if (page < 0) continue;
    sqlTimes!.push((httpFirst ? second : first).ms);
    httpTimes!.push((httpFirst ? first : second).ms);
    totals!.push(first.value);
  }
  await world.end();

  const ratio = percentile(httpTimes!, 0.95) / percentile(sqlTimes!, 0.95);
  print(
    `${pages} pages of ${PAGE} with category, deal and price range; ${percentile(totals!, 0.5)} matches in the middle`,
  );
  print(line('bare SQL', sqlTimes!));
  print(line('HTTP', httpTimes!));
  print(`ratio at p95: ${ratio.toFixed(2)} (bound ${BOUND})`);
  return ratio <= BOUND;
}

const { values } = parseArgs({
  options: { rows: { type: 'string' }, pages: { type: 'string' }, serve: { type: 'string' } },
});
if (values.serve) await serveBench(values.serve);
else process.exitCode = (await measure(Number(values.rows ?? 100_000), Number(values.pages ?? 400))) ? 0 : 1;

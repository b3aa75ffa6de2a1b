/**
 * npm run bench -- saved-searches [--sizes 10000,100000] [--times 20]
 *
 * What one changed listing costs, and fifty at once, while so many saved searches have alerts: asked of PostgreSQL, search by
 * search, and of the percolator of OpenSearch, by turns in one run, with the same matches. Beside it a look at each search, which
 * every minute took before matches were kept (ADR 0160). Ends with 1 when the percolator is not the faster one.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { configuredMatcher } from '../src/adapters/search/configured-matcher.ts';
import { searchConfig } from '../src/config/search-config.ts';
import { matchingService } from '../src/domains/feed/matching/matching.service.ts';
import { sqlMatcher } from '../src/domains/feed/matching/sql-matcher.ts';
import { savedSearchesService } from '../src/domains/feed/saved-searches.service.ts';
import { notifierService } from '../src/domains/notifications/notifier.service.ts';
import { systemClock as clock } from '../src/ports/clock.ts';
import type { SearchMatch } from '../src/ports/saved-search-matcher.ts';
import { randomFrom } from '../demo/random.ts';
import { engineFolder } from '../test/harness/engines/engine-folder.ts';
import { startOpenSearch } from '../test/harness/engines/opensearch.ts';
import { benchWorld, percentile, print, serveBench, timed, type BenchWorld } from './world.ts';

const LISTINGS = 20_000;
const AT_ONCE = 50;
/** Looks that are measured; more follow from them by multiplication. */
const LOOKS = 500;
const INDEX = 'bench-listings';

/** What people save: always a deal, mostly a town and a price, and what else there is. */
function filterFrom(random: ReturnType<typeof randomFrom>): object {
  const often = (of: number, part: object) => (random.whole(1, of) === 1 ? part : {});
  const price = random.whole(100, 900) * 1000;
  const [x, y] = [-24 + random.whole(0, 100) / 200, 35 + random.whole(0, 100) / 200];
  const corners = [0, 1, 2, 3, 4].map((at) => [x + Math.cos(at * 1.2) / 9, y + Math.sin(at * 1.2) / 9]);
  return {
    property_type: String(random.whole(0, 1)),
    ...(random.whole(1, 10) > 2 ? { city: `Town ${random.whole(0, 300)}` } : {}),
    ...(random.whole(1, 10) > 3 ? { min_price: price, max_price: price + 200_000 } : {}),
    ...often(3, { category_ids: [random.whole(1, 13)] }),
    ...often(3, { bedrooms_min: random.whole(1, 4) }),
    ...often(5, { area_min: random.whole(4, 15) * 10 }),
    ...often(8, { features: [random.whole(1, 24)] }),
    ...often(10, { facilities: [{ id: random.whole(1, 8), distance: 5 }] }),
    ...often(12, { areas: [{ excluded: false, corners }] }),
    ...often(15, { latitude: y, longitude: x, radius: random.whole(2, 20) }),
    ...often(25, { search: ['villa', 'sea', 'garden'][random.whole(0, 2)] }),
  };
}

async function save(world: BenchWorld, count: number): Promise<void> {
  const random = randomFrom(3);
  await sql`delete from saved_searches`.execute(world.db);
  for (let from = 0; from < count; from += 5000) {
    const filters = Array.from({ length: Math.min(5000, count - from) }, () => filterFrom(random));
    await sql`
      insert into saved_searches (user_id, name, filter, frequency, looks_back, next_look_at)
      select (select min(id) from users), 'Homes', filter, 'instant', false, 'infinity'
      from jsonb_array_elements(${JSON.stringify(filters)}::jsonb) filter`.execute(world.db);
  }
  await sql`analyze saved_searches`.execute(world.db);
}

const asSet = (matches: readonly SearchMatch[]) =>
  new Set(matches.map(({ searchId, listingId }) => `${searchId} ${listingId}`));

/** Milliseconds of a look at one search, as all had one each minute. */
async function lookMs({ db }: BenchWorld): Promise<number> {
  const matcher = sqlMatcher({ db, clock });
  const notifier = notifierService({ clock });
  await matchingService({ db, matcher }).matchNewcomers();
  await sql`update saved_searches set looks_back = true, next_look_at = now() - interval '1 second'
    where id in (select id from saved_searches order by id limit ${LOOKS})`.execute(db);
  await sql`update saved_searches set looks_back = false where next_look_at = 'infinity'`.execute(db);
  const { ms } = await timed(() => savedSearchesService({ db, clock, notifier, matcher }).alerts.run());
  return ms / LOOKS;
}

const figures = (values: readonly number[]) =>
  [0.5, 0.95].map((share) => percentile(values, share).toFixed(1).padStart(10)).join(' ');

async function measure(world: BenchWorld, url: string, count: number, times: number): Promise<boolean> {
  const { db } = world;
  await save(world, count);
  const config = searchConfig({
    SEARCH_URL: url,
    SEARCH_INDEX: INDEX,
    SEARCH_SHARDS: 1,
    SEARCH_REPLICAS: 0,
  });
  const log = {
    info: () => undefined,
    warn: (fields: unknown) => {
      throw (fields as { err: unknown }).err;
    },
  };
  const percolator = await configuredMatcher({ db, clock, config, log });
  const bySql = sqlMatcher({ db, clock });
  const filling = await timed(() => percolator.match([]));
  print(
    `\n${count.toLocaleString('en')} saved searches, written to OpenSearch in ${(filling.ms / 1000).toFixed(1)} s`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from properties where is_on_market order by random() limit ${AT_ONCE * 4}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const passed: boolean[] = [];
  print(`${''.padEnd(28)} percolator p50     p95   PostgreSQL p50     p95   matches`);
  for (const size of [1, AT_ONCE]) {
    const [percolated, asked]: [number[], number[]] = [[], []];
    // A hundred thousand searches take PostgreSQL a minute: a few turns are enough.
    const slow = Math.max(1, Math.round((times * 10_000) / count / (size === 1 ? 2 : 10)));
    let matches = 0;
    for (let turn = -3; turn < times; turn += 1) {
      const from = ((turn + 3) * size) % (ids.length - size + 1);
      const some = ids.slice(from, from + size);
      const found = await timed(() => percolator.match(some));
      if (turn >= 0) percolated.push(found.ms);
      if (turn < 0 || turn >= slow) continue;
      const expected = await timed(() => bySql.match(some));
      asked.push(expected.ms);
      matches += expected.value.length;
      const [one, other] = [asSet(found.value), asSet(expected.value)];
      if (one.size !== other.size || [...one].some((pair) => !other.has(pair)))
        throw new Error(`matches differ: ${one.size} and ${other.size}`);
    }
    passed.push(percentile(percolated, 0.5) < percentile(asked, 0.5));
    print(
      `${`${size} changed`.padEnd(28)}     ${figures(percolated)}       ${figures(asked)}   ${Math.round(matches / asked.length)}`,
    );
  }
  const look = await lookMs(world);
  print(
    `a look at one search: ${look.toFixed(2)} ms, so ${((look * count) / 1000).toFixed(0)} s for all (computed)`,
  );
  await percolator.close();
  return passed.every(Boolean);
}

async function main(sizes: readonly number[], times: number): Promise<boolean> {
  const world = await benchWorld(import.meta.url, LISTINGS);
  const folder = engineFolder();
  const { url } = await startOpenSearch(folder);
  const passed: boolean[] = [];
  for (const size of sizes) passed.push(await measure(world, url, size, times));
  await world.end();
  await folder.remove();
  return passed.every(Boolean);
}

const { values } = parseArgs({
  options: { sizes: { type: 'string' }, times: { type: 'string' }, serve: { type: 'string' } },
});
if (values.serve) await serveBench(values.serve);
else {
  const sizes = (values.sizes ?? '10000,100000').split(',').map(Number);
  process.exitCode = (await main(sizes, Number(values.times ?? 20))) ? 0 : 1;
}

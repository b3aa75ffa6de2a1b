/**
 * npm run bench -- million [--rows 1000000] [--times 200] [--keep folder] [--opensearch]
 *
 * Every kind of search over a million listings: over HTTP, and where one statement answers the same, as bare SQL through
 * the same driver, by turns in one run (slow statements a few times only); then throughput beside pgbench. Ends with 1 when a bound is passed. `--keep` uses the listings of an earlier run again;
 * `--opensearch` asks the same of a back end that searches in OpenSearch of this machine, and of one that finds the answers of another in Redis.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { randomFrom } from '../demo/random.ts';
import { cases, type Case } from './million-cases.ts';
import { openSearchBeside } from './million-opensearch.ts';
import { restartBeside } from './million-restart.ts';
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

const WARM_UP = 15;
/** Milliseconds for all bare statements of one kind. */
const BARE_TIMEOUT_MS = 10_000;

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

const figure = (value: number | undefined, width: number, digits = 1) =>
  (value === undefined ? '–' : value.toFixed(digits)).padStart(width);

async function main(
  rows: number,
  times: number,
  { kept, withOpenSearch }: { kept: string | undefined; withOpenSearch: boolean },
): Promise<boolean> {
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
    const ratio = sqlP95 && p95 / sqlP95;
    const isIn = each.bound === undefined || p95 <= each.bound;
    passed.push(isIn);
    print(
      `${each.name.padEnd(36)} ${figure(percentile(http, 0.5), 12)} ${figure(p95, 7)} ${figure(bare.length ? percentile(bare, 0.5) : undefined, 14)} ${figure(sqlP95, 7)} ${figure(ratio, 11, 2)} ${figure(each.bound, 7)}${isIn ? '' : '  OVER'}`,
    );
  }
  print(`\n${await besidePgbench(world)}`);
  passed.push(await restartBeside(world));
  if (withOpenSearch) await openSearchBeside(world, cases(world, middle[0]!), times);
  await world.end();
  return passed.every(Boolean);
}

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    times: { type: 'string' },
    keep: { type: 'string' },
    serve: { type: 'string' },
    opensearch: { type: 'boolean', default: false },
  },
});
if (values.serve) await serveBench(values.serve);
else
  process.exitCode = (await main(Number(values.rows ?? 1_000_000), Number(values.times ?? 200), {
    kept: values.keep && path.resolve(values.keep),
    withOpenSearch: values.opensearch,
  }))
    ? 0
    : 1;

/**
 * npm run bench -- search [--rows 100000] [--pages 400]
 *
 * One page of results with three filters and the exact total, asked over HTTP and as bare SQL through the same driver,
 * in turns, in one run, on generated listings. Ends with 1 when HTTP takes more than 1.5 times as long at the 95th percentile.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { memoryIdentity, memoryMail, memorySms, memoryStorage } from '../src/adapters/memory.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { kyselyOver, poolOptions } from '../src/db/database.ts';
import { seedDemo } from '../src/db/demo/seed.ts';
import { randomFrom } from '../src/db/demo/random.ts';
import { listenOver } from '../src/db/listen.ts';
import { startCluster } from '../src/db/embedded/cluster.ts';
import { PORT, USER } from '../src/db/embedded/postmaster.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Tables } from '../src/db/schema/tables.ts';
import { conditions, type PropertyFilter } from '../src/domains/catalogue/filters.ts';
import { exactCount, fewMatches, orderedWalk } from '../src/domains/catalogue/search.queries.ts';
import { propertiesByIds } from '../src/domains/listings/properties.queries.ts';
import { systemClock } from '../src/ports/clock.ts';
import { generateListings } from '../src/testing/generate-listings.ts';

const BOUND = 1.5;
const PAGE = 12;
const WARM_UP = 40;

const serverOf = (host: string) => ({ host, port: PORT, user: USER, database: 'postgres' });

/** The back end, in a process of its own as in real life. */
async function serve(host: string) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT_VISITOR: '100000000',
    LINTEL_DATA: os.tmpdir(),
  });
  const app = await buildApp({
    db: kyselyOver(new pg.Pool({ ...poolOptions(10), ...serverOf(host) })),
    ports: {
      identity: memoryIdentity(),
      mail: memoryMail(),
      payments: {},
      sms: memorySms(),
      storage: memoryStorage(),
    },
    listen: listenOver(serverOf(host)),
    clock: systemClock,
    config,
    pepper: 'bench',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(app.listeningOrigin);
  process.on('disconnect', () => process.exit(0));
}

const run = async <T extends pg.QueryResultRow>(pool: pg.Pool, { sql, parameters }: CompiledQuery<T>) =>
  (await pool.query<T>(sql, [...parameters])).rows;

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
  const few = fewMatches(request).compile(db);
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

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const overHttp = (origin: string, filter: PropertyFilter) => () =>
  new Promise<number>((resolve, reject) => {
    const query = new URLSearchParams({
      category_id: String(filter.categoryId),
      property_type: String(filter.propertyType),
      min_price: String(filter.minPrice),
      max_price: String(filter.maxPrice),
      sort: 'newest',
      limit: String(PAGE),
    });
    http
      .get(`${origin}/api/get-property-list?${query.toString()}`, { agent }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve((JSON.parse(Buffer.concat(chunks).toString()) as { total: number }).total),
        );
      })
      .on('error', reject);
  });

async function timed(work: () => Promise<number>): Promise<{ ms: number; total: number }> {
  const start = performance.now();
  const total = await work();
  return { ms: performance.now() - start, total };
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const line = (name: string, values: number[]) =>
  `${name.padEnd(10)} p50 ${percentile(values, 0.5).toFixed(2).padStart(7)} ms   p95 ${percentile(values, 0.95).toFixed(2).padStart(7)} ms`;
const print = (text: string) => process.stdout.write(`${text}\n`);

async function measure(rows: number, pages: number): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-bench-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: path.join(folder, 'postgres'),
    settings: { fsync: 'off' },
    goesWithParent: folder,
  });
  const pool = new pg.Pool({ ...poolOptions(4), ...serverOf(cluster.socketFolder) });
  const db = kyselyOver(pool);
  await migrate(db);
  await seedDemo({ db, storage: memoryStorage(), clock: systemClock });
  print(`generating ${rows.toLocaleString('en')} listings …`);
  await generateListings(pool, rows);
  const child = fork(fileURLToPath(import.meta.url), ['--serve', cluster.socketFolder]);
  const [origin] = (await once(child, 'message')) as [string];

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
    if (first.total !== second.total) throw new Error(`totals differ: ${first.total} and ${second.total}`);
    if (page < 0) continue;
    sqlTimes!.push((httpFirst ? second : first).ms);
    httpTimes!.push((httpFirst ? first : second).ms);
    totals!.push(first.total);
  }
  child.disconnect();
  await pool.end();
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });

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
if (values.serve) await serve(values.serve);
else process.exitCode = (await measure(Number(values.rows ?? 100_000), Number(values.pages ?? 400))) ? 0 : 1;

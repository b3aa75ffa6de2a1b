import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COLUMNS, getJson, percentile, print, timed, type BackEnd, type BenchWorld } from './world.ts';

/** From the start of the process until it is ready (docs/adr/0126-columns-are-kept-between-runs.md). */
const BOUND_MS = 3000;
/** Even, so that the listing that leaves the market each second time is back at the end. */
const TIMES = 6;
const READY_WITHIN_MS = 600_000;

/** Starts a back end and waits until it may have requests. */
async function ready(world: BenchWorld, folder: string): Promise<BackEnd> {
  const started = await world.beside({ [COLUMNS]: folder });
  const end = performance.now() + READY_WITHIN_MS;
  while ((await getJson(started.origin, 'ready', {})).error) {
    if (performance.now() > end) throw new Error('the back end is not ready in time');
    await pause(20);
  }
  return started;
}

const onMarket = async ({ origin }: Pick<BackEnd, 'origin'>): Promise<number> =>
  (await getJson(origin, 'search-facets', {})).data.total;
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/**
 * Starts that read all listings and starts with the columns of the run before, which must have what changed between the two.
 * @returns whether the starts with columns keep the bound
 */
export async function restartBeside(world: BenchWorld): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-bench-columns-'));
  try {
    const filled = await timed(() => ready(world, folder));
    const all = await onMarket(filled.value);
    const ended = await timed(() => filled.value.end());
    const { size } = fs.statSync(path.join(folder, 'search-index.bin'));
    const { rows } = await world.pool.query<{ id: number }>(
      'select max(id) as id from properties where is_on_market',
    );
    const spent: number[] = [];
    for (let turn = 1; turn <= TIMES; turn += 1) {
      await world.pool.query('update properties set status = 1 - status where id = $1', [rows[0]!.id]);
      const { ms, value } = await timed(() => ready(world, folder));
      spent.push(ms);
      const has = await onMarket(value);
      if (has !== all - (turn % 2)) throw new Error(`${has} on the market after restart ${turn}, of ${all}`);
      await value.end();
    }
    const slowest = Math.max(...spent);
    print(
      `\nready after ${seconds(filled.ms)} s reading all listings; ended with its columns on disk after ${seconds(ended.ms)} s (${Math.round(size / 1e6)} MB)`,
    );
    print(
      `ready with the columns of the run before: p50 ${seconds(percentile(spent, 0.5))} s, slowest ${seconds(slowest)} s of ${seconds(BOUND_MS)}${slowest > BOUND_MS ? '  OVER' : ''}`,
    );
    return slowest <= BOUND_MS;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

import { randomFrom } from '../demo/random.ts';
import { engineFolder } from '../test/harness/engines/engine-folder.ts';
import { startOpenSearch } from '../test/harness/engines/opensearch.ts';
import { startRedis } from '../test/harness/engines/redis.ts';
import type { Case } from './million-cases.ts';
import { getJson, percentile, print, timed, type BenchWorld } from './world.ts';

const FILLED_WITHIN_MS = 1_800_000;
const WARM_UP = 5;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Stats {
  readonly indices: Record<
    string,
    { primaries: { docs: { count: number }; store: { size_in_bytes: number } } }
  >;
}
const median = (values: readonly number[]) => percentile(values, 0.5).toFixed(1).padStart(9);
const high = (values: readonly number[]) => percentile(values, 0.95).toFixed(1).padStart(8);

/** The same questions to a back end that searches in OpenSearch (one copy of the index on one of two nodes), and facets from Redis. */
export async function openSearchBeside(
  world: BenchWorld,
  kinds: readonly Case[],
  times: number,
): Promise<void> {
  const folder = engineFolder();
  const redis = await startRedis(folder);
  const { url } = await startOpenSearch(folder);
  const node = url.split(',')[0]!;
  const began = performance.now();
  const searching = { SEARCH_URL: url, SEARCH_REPLICAS: '0' };
  const plain = await world.beside(searching);
  const total = async (origin: string) => (await getJson(origin, 'search-facets', {})).data?.total as unknown;
  const wanted = await total(world.origin);
  while ((await total(plain.origin)) !== wanted) {
    if (performance.now() - began > FILLED_WITHIN_MS) throw new Error('OpenSearch is not filled');
    await pause(500);
  }
  const seconds = (performance.now() - began) / 1000;
  const stats = (await (await fetch(`${node}/lintel-listings/_stats/docs,store`)).json()) as Stats;
  const { docs, store } = Object.values(stats.indices)[0]!.primaries;
  print(
    `\nOpenSearch: ${docs.count} listings filled in ${seconds.toFixed(0)} s (${Math.round(docs.count / seconds)} a second), ${Math.round(store.size_in_bytes / docs.count)} bytes each on disk\n`,
  );
  print(`${''.padEnd(36)} OpenSearch p50    p95`);
  for (const each of kinds) {
    const random = randomFrom(11);
    const spent: number[] = [];
    for (let turn = -WARM_UP; turn < times; turn += 1) {
      const { ms, value } = await timed(() => getJson(plain.origin, each.call, each.query(random)));
      if (value.error) throw new Error(`${each.name}: ${JSON.stringify(value)}`);
      if (turn >= 0) spent.push(ms);
    }
    print(`${each.name.padEnd(36)} ${median(spent).padStart(14)} ${high(spent)}`);
  }
  await plain.end();

  const sharing = { ...searching, REDIS_URL: redis.url };
  const [first, second] = [await world.beside(sharing), await world.beside(sharing)];
  const since = performance.now();
  while ((await total(first.origin)) !== wanted || (await total(second.origin)) !== wanted) {
    if (performance.now() - since > FILLED_WITHIN_MS) throw new Error('OpenSearch does not answer in time');
    await pause(200);
  }
  const [asked, kept]: [number[], number[]] = [[], []];
  const random = randomFrom(12);
  for (let turn = 0; turn < times; turn += 1) {
    const query = { property_type: 0, min_price: random.whole(1, 900) * 100 };
    for (const [{ origin }, spent] of [[first, asked] as const, [second, kept] as const]) {
      const { ms, value } = await timed(() => getJson(origin, 'search-facets', query));
      if (value.error) throw new Error(`facets: ${JSON.stringify(value)}`);
      spent.push(ms);
    }
  }
  print(`facets asked of OpenSearch: p50 ${median(asked)} ms, p95 ${high(asked)}`);
  print(`the same from Redis, which another back end asked: p50 ${median(kept)} ms, p95 ${high(kept)}`);
  await Promise.all([first.end(), second.end()]);
  await folder.remove();
}

/**
 * npm run bench -- soak [--minutes 60] [--rate 15] [--engines]
 *
 * Mixed load for an hour: searching, reading, facets, map, signing in, saving, writing messages. Prints memory once a minute, of
 * the largest process. With `--engines` three back ends behind HAProxy with a replica, Redis, NATS and OpenSearch. Ends with 1 when a request fails or memory of the second half lies more than a fifth above that of the first.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../demo/random.ts';
import { startSetting } from './failover/setting.ts';
import { backEnd, register } from './back-end.ts';
import { percentile, print } from './world.ts';

const MINUTE_MS = 60_000;
const GROWTH = 1.2;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rate: { type: 'string' },
    engines: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes ?? 60);
const rate = Number(values.rate ?? 15);
const random = randomFrom(3);
const pick = <T>(list: readonly T[]): T => list[random.whole(0, list.length - 1)]!;

/** One back end on the embedded database, as `npm start` has it. */
async function startAlone() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-soak-'));
  fs.chmodSync(data, 0o755);
  const api = await backEnd(data, { SEED: 'demo' });
  await api.start();
  return {
    apis: [api],
    proxy: { origin: api.origin },
    async stop() {
      await api.end('SIGTERM');
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
const { apis, proxy, stop } = await (values.engines ? startSetting() : startAlone());
const { origin } = proxy;
const { data: homes } = (await (await fetch(`${origin}/api/get-property-list?limit=100`)).json()) as {
  data: { id: number; slug_id: string }[];
};

const reads = [
  () =>
    `get-property-list?property_type=${random.whole(0, 1)}&min_price=${random.whole(0, 5) * 1000}&sort=newest`,
  () => `get_property?slug_id=${encodeURIComponent(pick(homes).slug_id)}`,
  () => `search-facets?category_id=${random.whole(1, 8)}`,
  () => `map-points?bbox=-180,-80,180,80&zoom=${random.whole(2, 14)}`,
  () => `search-suggestions?query=${pick(['gard', 'vila', 'port', 'studio'])}`,
  () => 'homepage-data',
  () => 'get_articles?limit=5',
  () => `compare-properties?source_property_id=${pick(homes).id}&target_property_id=${pick(homes).id}`,
];
const latencies: number[] = [];
let failures = 0;
let requests = 0;

async function one(): Promise<void> {
  requests += 1;
  const began = performance.now();
  try {
    if (random.whole(0, 19) === 0) {
      if (!(await register(origin, `soak-${requests}@example.com`))) failures += 1;
    } else {
      const reply = await fetch(`${origin}/api/${pick(reads)()}`);
      await reply.arrayBuffer();
      if (reply.status >= 500 || reply.status === 429) failures += 1;
    }
  } catch {
    failures += 1;
  }
  latencies.push(performance.now() - began);
}

/** Resident memory of the largest back end in MB. */
const memory = () =>
  Math.max(
    ...apis.map((api) =>
      Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${api.child().pid}/status`, 'utf8'))?.[1]),
    ),
  ) / 1024;
const samples: number[] = [];
const until = Date.now() + minutes * MINUTE_MS;
let nextSample = Date.now() + MINUTE_MS;
while (Date.now() < until) {
  void one();
  await pause(1000 / rate);
  if (Date.now() < nextSample) continue;
  nextSample += MINUTE_MS;
  samples.push(memory());
  print(
    `${String(samples.length).padStart(3)} min  ${samples.at(-1)!.toFixed(0).padStart(4)} MB  ${requests} requests, ${failures} failed, p95 ${percentile(latencies.splice(0), 0.95).toFixed(1)} ms`,
  );
}
await pause(2000);
await stop();
const half = Math.ceil(samples.length / 2);
const early = percentile(samples.slice(Math.floor(half / 3), half), 0.5);
const late = percentile(samples.slice(half), 0.5);
print(`${requests} requests, ${failures} failed; memory ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`);
process.exitCode = failures === 0 && late <= early * GROWTH ? 0 : 1;

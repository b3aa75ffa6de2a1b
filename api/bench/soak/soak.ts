/**
 * npm run bench -- soak [--minutes 60] [--rate 15] [--engines]
 *
 * Mixed load for an hour, sent at its rate however slowly it is answered: searching, reading, facets, map, signing up, saving,
 * writing messages. Prints memory of the largest process once a minute. With `--engines` three back ends behind HAProxy with a
 * replica, Redis, NATS and OpenSearch. Ends with 1 when a request fails or memory of the second half lies more than a fifth above
 * that of the first.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '#ports/clock.ts';
import { startSetting } from '../failover/setting.ts';
import { backEnd } from '../back-end.ts';
import { percentile, print } from '../world.ts';
import { mixedLoad } from './mixed-load.ts';

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

/** One back end on the embedded database, as `npm start` has it. */
async function startAlone() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-soak-'));
  fs.chmodSync(data, 0o755);
  const api = await backEnd(data, { SEED: 'demo', ALLOW_UNPROVEN_AUTH_ID: '1' });
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
const load = await mixedLoad(proxy.origin);

/** Resident memory of the largest back end in MB. */
const memory = () =>
  Math.max(
    ...apis.map((api) =>
      Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${api.child().pid}/status`, 'utf8'))?.[1]),
    ),
  ) / 1024;
const samples: number[] = [];

/** When a request is due, since the beginning: in the first minute the rate rises from 0, as processes that have just started are cold. */
const dueMs = (sent: number): number => {
  const sentWhileRising = (rate * MINUTE_MS) / 2000;
  return sent < sentWhileRising
    ? Math.sqrt(sent / sentWhileRising) * MINUTE_MS
    : MINUTE_MS + ((sent - sentWhileRising) * 1000) / rate;
};
const began = Date.now();
const until = began + minutes * MINUTE_MS;
let nextSample = began + MINUTE_MS;
for (let sent = 0; Date.now() < until; sent += 1) {
  // A late timer is made up for, so that a busy machine does not lower the rate.
  await pause(Math.max(0, began + dueMs(sent) - Date.now()));
  void load.one();
  if (Date.now() < nextSample) continue;
  nextSample += MINUTE_MS;
  samples.push(memory());
  const { requests, failures } = load.counts();
  print(
    `${String(samples.length).padStart(3)} min  ${samples.at(-1)!.toFixed(0).padStart(4)} MB  ${requests} requests, ${failures} failed, p95 ${percentile(load.takeLatencies(), 0.95).toFixed(1)} ms`,
  );
}
await pause(10_000);
await stop();
const half = Math.ceil(samples.length / 2);
const early = percentile(samples.slice(Math.floor(half / 3), half), 0.5);
const late = percentile(samples.slice(half), 0.5);
const { requests, failures } = load.counts();
for (const failure of load.failed) print(`  failed: ${failure}`);
print(`${requests} requests, ${failures} failed; memory ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`);
process.exitCode = failures === 0 && late <= early * GROWTH ? 0 : 1;

import fs from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../src/config/package-root.ts';
import { handOver } from '../../../src/db/embedded/account.ts';
import { freePort } from '../services.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';
import { programs } from './programs.ts';
import { untilListening } from './redis.ts';

const DEPLOYED = path.join(packageRoot(), '../deploy/kubernetes/engines/settings/nats.conf');

/** NATS with the settings of the deployment; at the port of an earlier one it takes its place. */
export async function startNats(
  folder: EngineFolder,
  port?: number,
): Promise<Engine & { url: string; port: number }> {
  const [at, state] = [port ?? (await freePort()), await freePort()];
  const home = folder.make(`nats-${state}`);
  const settings = path.join(home, 'nats.conf');
  fs.copyFileSync(DEPLOYED, settings);
  handOver(settings, home);
  const own = ['--addr', '127.0.0.1', '--port', String(at), '--http_port', String(state)];
  const engine = folder.start(programs.nats(), ['--config', settings, ...own]);
  await untilListening(at);
  const { ok } = await fetch(`http://127.0.0.1:${state}/healthz`);
  if (!ok) throw new Error('NATS is not well');
  return { ...engine, port: at, url: `nats://127.0.0.1:${at}` };
}

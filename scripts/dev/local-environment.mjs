// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { startProduct } from '../start/product.mjs';
import { release } from '../start/release.mjs';
import { runningIn } from '../start/run-lock.mjs';

/**
 * The local environment: the `npm start` that runs already, else one of its own on the last lock that there is; without any
 * lock everything is built first.
 * @param {{ data: string, log(line: string): void }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function localEnvironment({ data, log }) {
  const running = runningIn(data);
  const answer = running && (await fetch(`${running.url}/api/ready`).catch(() => null));
  if (running && answer?.ok) return { url: running.url, stop: async () => {} };
  const registryRoot = path.join(data, 'registry');
  const hasLock = fs.existsSync(path.join(registryRoot, 'environments/local/pointer.json'));
  log(
    hasLock
      ? 'starting the rest of the site at its last lock'
      : 'building the rest of the site (only the first time)',
  );
  if (hasLock) for (const only of ['api', 'registry', 'sandbox']) await build({ only, log });
  else release({ builds: await build({ log }), registryRoot });
  const { url, stop } = await startProduct({ data, registryRoot, port: await anyFreePort(), log });
  return { url, stop };
}

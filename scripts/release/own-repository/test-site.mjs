// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { build } from '../../build/build.mjs';
import { anyFreePort } from '../../start/ports.mjs';

/** Tokens of the operator and of the team reviews. */
export const tokens = { operators: 'operator-token', reviews: 'reviews-token' };

/** @param {string} token */
const hash = (token) => createHash('sha256').update(token).digest('hex');
const teams = [
  { team: 'operators', sha256: hash(tokens.operators), names: ['*'] },
  { team: 'reviews', sha256: hash(tokens.reviews), names: ['mfe-reviews'] },
];

/**
 * The site of an environment `staging` whose only part is the shell, without a back end. `registry` runs the operator's command line.
 * @param {{ root: string, work: string }} options
 */
export async function startTestSite({ root, work }) {
  await build({ only: 'registry', log: () => {} });
  const cli = path.join(root, 'registry/dist/cli.mjs');
  const [data, port] = [path.join(work, 'registry'), await anyFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  const registry = async (/** @type {string[]} */ ...words) => {
    const child = spawn(process.execPath, [cli, ...words], {
      env: { PATH: process.env['PATH'], REGISTRY_ROOT: data, REGISTRY_ENVIRONMENT: 'staging' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`registry ${words.join(' ')} ended with ${code}: ${output}`);
    return output;
  };
  const [shell] = await build({ only: 'shell', log: () => {} });
  await registry('publish', shell?.dir ?? '');
  await registry('lock', `shell@${path.basename(shell?.dir ?? '')}`);
  const server = spawn(process.execPath, [cli, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      REGISTRY_ROOT: data,
      REGISTRY_ENVIRONMENT: 'staging',
      PORT: String(port),
      TEAMS: JSON.stringify(teams),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return { origin, registry, stop: () => void server.kill('SIGKILL') };
}

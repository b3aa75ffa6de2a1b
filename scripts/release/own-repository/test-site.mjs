// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { build } from '../../build/build.mjs';
import { anyFreePort } from '../../start/ports.mjs';
import { providedNow } from '../provided.mjs';

/** Tokens of the operator and of the team reviews. */
export const tokens = { operators: 'operator-token', reviews: 'reviews-token' };

/** @param {string} token */
const hash = (token) => createHash('sha256').update(token).digest('hex');
const teams = [
  { team: 'operators', sha256: hash(tokens.operators), names: ['*'] },
  { team: 'reviews', sha256: hash(tokens.reviews), names: ['mfe-reviews'] },
];

/**
 * The site of an environment `staging` whose only part is a shell: without code, since no browser looks at it, but with the record of
 * what the real one provides. `registry` runs the operator's command line.
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
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`registry ${words.join(' ')} ended with ${code}: ${said}`);
    return said;
  };
  await registry('publish', await shellFolder(root, work));
  await registry('lock', 'shell@1.0.0');
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

/** @param {string} root @param {string} work */
async function shellFolder(root, work) {
  const folder = path.join(work, 'shell');
  const files = [
    'main.js',
    'tokens.1.css',
    'service-worker.1.js',
    'starter.1.js',
    'icon.1.svg',
    'icon-192.1.png',
  ];
  fs.mkdirSync(folder, { recursive: true });
  for (const file of files) fs.writeFileSync(path.join(folder, file), '');
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
  write('build.json', {
    container: 'shell__1_0_0__aaaaaaaa',
    initial: ['main.js'],
    styles: ['tokens.1.css'],
    chunks: {},
  });
  const release = {
    name: 'shell',
    version: '1.0.0',
    build: 'aaaaaaaa',
    manifest: null,
    paths: ['/login'],
    data: [],
  };
  write('release.json', { ...release, provides: await providedNow(root) });
  return folder;
}

// @ts-check
// npm start [-- --fresh] [--port 8080]: installs, builds, seeds and serves the whole product on one port.
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { build } from './build/build.mjs';
import { readCommandLine, readPort } from './command-line/command-line.mjs';
import { freePortFrom } from './start/ports.mjs';
import { startProduct } from './start/product.mjs';
import { release } from './start/release.mjs';
import { takePlace } from './start/run-lock.mjs';

const { values } = readCommandLine(
  'npm start [-- --fresh] [--port 8080]: installs, builds, seeds and serves the whole product; --fresh starts with an empty database.',
  {
    options: { fresh: { type: 'boolean' }, port: { type: 'string', default: process.env['PORT'] ?? '8080' } },
  },
);
const wanted = readPort(values.port);
const data = path.resolve(process.env['LINTEL_DATA'] ?? path.join(root, '.lintel'));
const registryRoot = path.join(data, 'registry');
const begun = Date.now();
const log = (/** @type {string} */ line) => console.log(`  ${line}`);
const step = (/** @type {string} */ line) =>
  console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

await ready();
const port = await freePortFrom(wanted).catch((error) =>
  fail(`Cannot serve: ${error.message}. Choose another with npm start -- --port 9000.`),
);
const other = placeOrFail();
if (other)
  fail(
    `Lintel is running here already, at ${other.url} (process ${other.pid}). Stop that one first, or use it.`,
  );
if (values.fresh) {
  step('Starting over: removing database, files and releases');
  for (const name of fs.readdirSync(data))
    if (name !== 'running.json') fs.rmSync(path.join(data, name), { recursive: true, force: true });
}

try {
  step('Building what changed');
  const builds = await build({ log });
  release({ builds, registryRoot });
  step('Starting database, services and site (the first start fills the database with the demo world)');
  const product = await startProduct({ data, registryRoot, port, log });
  announce(product.url);
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping …');
      void product.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function placeOrFail() {
  try {
    return takePlace(data, { url: `http://localhost:${port}` });
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/** @param {string} url */
function announce(url) {
  const file = path.join(data, 'demo-accounts.json');
  /** @type {{ email: string, name: string, password: string, role?: string }[]} */
  const accounts = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  if (port !== wanted) console.log(`\nPort ${wanted} is taken, so this is the next free one.`);
  step('Ready');
  console.log(`\n  Lintel   ${url}`);
  for (const { email, password, name, role } of accounts) {
    console.log(`  sign in  ${email} / ${password}   (${role ?? name})`);
  }
  console.log(`  mail and SMS that the product sent: ${url}/sandbox/outbox`);
  console.log('\n  Ctrl-C stops everything; what you did stays. npm start -- --fresh starts over.\n');
}

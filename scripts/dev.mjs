// @ts-check
// npm run dev -- chat [payments …] [--env https://staging.example] [--lock 12] [--port 8090]: the shell and some remotes from their
// sources, the rest of the site as it is in an environment; by default the local one, which is started when it does not run.
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { readCommandLine, readPort } from './command-line/command-line.mjs';
import { localEnvironment } from './dev/local-environment.mjs';
import { freePortFrom } from './start/ports.mjs';

const { values, positionals } = readCommandLine(
  'npm run dev -- chat [payments …] [--env https://staging.example] [--lock 12] [--port 8090] [--from folder]: the shell and some remotes from their sources, the rest of the site as it is in an environment.',
  {
    allowPositionals: true,
    options: {
      env: { type: 'string' },
      lock: { type: 'string' },
      port: { type: 'string', default: '8090' },
      // Sources of a single remote, or of the shell without one, elsewhere: a copy, or another checkout's.
      from: { type: 'string' },
    },
  },
);
const wantedPort = readPort(values.port);
const begun = Date.now();
const log = (/** @type {string} */ line) =>
  console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

await ready();
const { readPackage, readPackages } = await import('@lintel/build/packages.mjs');
const { checkEnvironment } = await import('@lintel/build/dev/environment.mjs');
const { startDevFront } = await import('@lintel/build/dev/front.mjs');
const { openWorkingCopy } = await import('@lintel/build/dev/working-copy.mjs');
const packages = readPackages(root);
const known = packages.filter(({ kind }) => kind === 'remote');
const wanted = positionals
  .filter((name) => name !== 'shell')
  .map((name) => `mfe-${name.replace(/^mfe-/, '')}`);
const found = known.filter(({ name }) => wanted.includes(name));
if (positionals.length === 0 || found.length < new Set(wanted).size)
  fail(
    `Which remotes? npm run dev -- shell | ${known.map(({ name }) => name.replace('mfe-', '')).join(' | ')}, one or several`,
  );
if (values.from && found.length > 1)
  fail('--from takes the sources of one remote, or of the shell without one.');
if (values.lock && !/^\d+$/.test(values.lock)) fail(`--lock takes the number of a lock, not ${values.lock}.`);
const shellPackage = packages.find(({ kind }) => kind === 'shell');
if (!shellPackage) fail('There is no shell here.');
const from = values.from && path.relative(root, path.resolve(values.from));
const elsewhere = from ? (found[0] ?? shellPackage) : undefined;
const open = (/** @type {import('@lintel/build/packages.mjs').Package} */ pkg) =>
  openWorkingCopy({
    root,
    name: pkg.name,
    pkg: from && pkg === elsewhere ? readPackage(root, from) : pkg,
    log,
  });
const remotes = found.map(open);
// Only a shell in development has the React that can replace components, so it comes from here as well.
const shell = open(shellPackage);

try {
  const data = path.resolve(process.env['LINTEL_DATA'] ?? path.join(root, '.lintel'));
  fs.mkdirSync(data, { recursive: true });
  const local = values.env ? null : await localEnvironment({ data, log });
  const environment = (values.env ?? local?.url ?? '').replace(/\/$/, '');
  const cookie = values.lock ? `lintel-mix=${encodeURIComponent(`mfe-lock=${values.lock}`)}` : '';
  await checkEnvironment({ environment, cookie, ...(values.lock ? { lock: Number(values.lock) } : {}) });
  const port = await freePortFrom(wantedPort);
  const front = await startDevFront({ environment, cookie, port, shell, remotes });
  await Promise.all([shell, ...remotes].map((copy) => copy.current()));
  const own = [shellPackage, ...found]
    .map((pkg) => (pkg === elsewhere ? `${pkg.name} (${from})` : pkg.name))
    .join(', ');
  log(`${own} from their sources, everything else from ${environment}`);
  console.log(`\n  ${front.url}\n\n  What you save is in open pages at once. Ctrl-C ends it.\n`);
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const copies = [shell, ...remotes].map((copy) => copy.close());
      void Promise.all([front.close(), ...copies, local?.stop()]).then(() => process.exit(0));
    });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

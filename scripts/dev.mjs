// @ts-check
// npm run dev -- chat [--env https://staging.example] [--lock 12] [--port 8090]: one remote from its sources, the rest of the
// site as it is in an environment; by default the local one, which is started when it does not run.
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { readCommandLine, readPort } from './command-line/command-line.mjs';
import { startDevFront } from './dev/front.mjs';
import { localEnvironment } from './dev/local-environment.mjs';
import { checkEnvironment } from './dev/environment.mjs';
import { settledProblem } from './dev/settled-problem.mjs';
import { freePortFrom } from './start/ports.mjs';

/** @typedef {import('@lintel/build/webpack/watch-remote.mjs').LocalBuild} LocalBuild */

const { values, positionals } = readCommandLine(
  'npm run dev -- chat [--env https://staging.example] [--lock 12] [--port 8090] [--from folder]: one remote from its sources, the rest of the site as it is in an environment.',
  {
    allowPositionals: true,
    options: {
      env: { type: 'string' },
      lock: { type: 'string' },
      port: { type: 'string', default: '8090' },
      // Sources elsewhere: a copy, or another checkout's.
      from: { type: 'string' },
    },
  },
);
const wantedPort = readPort(values.port);
const begun = Date.now();
const say = (/** @type {string} */ line) =>
  console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`);

await ready();
const { readPackage, readPackages } = await import('@lintel/build/packages.mjs');
const { watchRemote } = await import('@lintel/build/webpack/watch-remote.mjs');
const remotes = readPackages(root).filter(({ kind }) => kind === 'remote');
const wanted = `mfe-${(positionals[0] ?? '').replace(/^mfe-/, '')}`;
const found = remotes.find(({ name }) => name === wanted);
if (!found)
  fail(`Which remote? npm run dev -- ${remotes.map(({ name }) => name.replace('mfe-', '')).join(' | ')}`);
if (values.lock && !/^\d+$/.test(values.lock)) fail(`--lock takes the number of a lock, not ${values.lock}.`);
const pkg = values.from ? readPackage(root, path.relative(root, path.resolve(values.from))) : found;

/** A build that is under way. */
function pending() {
  /** @type {() => void} */ let done = () => {};
  const promise = new Promise((resolve) => (done = () => resolve(undefined)));
  return { promise, done };
}
/** @type {LocalBuild | null} */ let last = null;
let building = pending();
let started = begun;
/** @type {Awaited<ReturnType<typeof startDevFront>> | null} */ let front = null;
const problems = settledProblem((problem) => {
  say(`${pkg.name} cannot be built; pages keep the last build that could:\n${problem}`);
  building.done();
  front?.tell({ problem });
});
const watching = watchRemote({
  root,
  pkg,
  onStart() {
    problems.begun();
    started = Date.now();
    building.done();
    building = pending();
  },
  onBuild(local) {
    const paths = local.manifest.mounts.map((mount) => mount.path).join(' ');
    if (!last) say(`${pkg.name} is built; its pages: ${paths || 'none'}`);
    else if (local.build !== last.build) say(`${pkg.name} is built again, in ${Date.now() - started} ms`);
    last = local;
    building.done();
    front?.tell({ build: local.build });
  },
  onProblem: (problem) => problems.failed(problem),
});
/** The newest build, waiting for one that is under way. */
const current = async () => {
  for (let waited; waited !== building;) {
    waited = building;
    await waited.promise;
  }
  return last;
};

try {
  const data = path.resolve(process.env['LINTEL_DATA'] ?? path.join(root, '.lintel'));
  fs.mkdirSync(data, { recursive: true });
  const local = values.env ? null : await localEnvironment({ data, say });
  const environment = (values.env ?? local?.url ?? '').replace(/\/$/, '');
  const cookie = values.lock ? `lintel-mix=${encodeURIComponent(`mfe-lock=${values.lock}`)}` : '';
  await checkEnvironment({ environment, cookie, ...(values.lock ? { lock: Number(values.lock) } : {}) });
  const port = await freePortFrom(wantedPort);
  front = await startDevFront({
    environment,
    cookie,
    name: found.name,
    version: pkg.version,
    outDir: watching.outDir,
    port,
    current,
  });
  await current();
  say(`${found.name} from ${path.relative(root, pkg.dir)}, everything else from ${environment}`);
  console.log(`\n  ${front.url}\n\n  Pages load anew by themselves when you save. Ctrl-C ends it.\n`);
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void Promise.all([front?.close(), watching.close(), local?.stop()]).then(() => process.exit(0));
    });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

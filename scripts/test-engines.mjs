// @ts-check
// npm run test:engines: the back end's tests on other engines than the embedded PostgreSQL, which npm test has. The last line is
// the sum of all of them.
import { fail, ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';

const { values } = readCommandLine(
  'npm run test:engines [-- --pglite] [--only api/src/http] [--install] [--within 40]: the tests of the back end on the PostgreSQL of this machine through PgBouncer, with a replica, Redis, NATS, HAProxy and OpenSearch; with --pglite also on PGlite; with TEST_DATABASE_URL also on that PostgreSQL; --install installs missing Debian packages first, where the user is root; --within leaves out what a slow machine does not get done in so many minutes, and names it.',
  {
    options: {
      only: { type: 'string' },
      pglite: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      within: { type: 'string' },
    },
  },
);
const deadline = Date.now() + readMinutes(values.within) * 60_000;
await ready();
// After the installation: these need packages.
const { onCarrier, onEngines, onOpenSearch, onPglite, onServer } = await import('./test/suites.mjs');
const { enginesOf, fetchOpenSearch, installPackages } = await import('./test/engines.mjs');

const { only, pglite, install } = values;
const url = process.env['TEST_DATABASE_URL'];
delete process.env['TEST_DATABASE_URL'];
if (install) installPackages(enginesOf().missing);
const { missing, canRun, leftOut, hasOpenSearch, carriers } = enginesOf();
const isOpenSearchHere = hasOpenSearch && fetchOpenSearch(root);
if (hasOpenSearch && !isOpenSearchHere) leftOut.push('engines/opensearch', 'engines/shared-cache');
const narrowed = only ? { only } : {};
const isAbout = (/** @type {string[]} */ ...folders) =>
  only === undefined || folders.some((folder) => only.includes(folder));
/** `minutes` are those of a slow machine. @type {{ name: string, minutes: number, run: () => ReturnType<typeof onPglite> }[]} */
const engines = [];
if (canRun)
  engines.push({
    name: 'PostgreSQL through PgBouncer, a replica, Redis, NATS',
    minutes: 11,
    run: () => onEngines({ ...narrowed, leftOut }),
  });
if (isOpenSearchHere && isAbout('domains/search', 'domains/feed'))
  engines.push({ name: 'OpenSearch', minutes: 4, run: () => onOpenSearch(narrowed) });
if (isAbout('realtime', 'domains/chat', 'domains/notifications', 'test/faults', 'test/observability'))
  for (const carrier of carriers)
    engines.push({ name: `events over ${carrier}`, minutes: 2, run: () => onCarrier(carrier, narrowed) });
if (pglite) engines.push({ name: 'PGlite', minutes: 10, run: () => onPglite({ live: true, ...narrowed }) });
if (url) engines.push({ name: 'PostgreSQL of TEST_DATABASE_URL', minutes: 10, run: () => onServer(url) });

const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */ const lines = [];
for (const { name, minutes: needed, run } of engines) {
  if (Date.now() + needed * 60_000 > deadline) {
    lines.push(
      `  not run: ${name}, which takes ${needed} minutes on a slow machine; there was less time left.`,
    );
    continue;
  }
  console.log(`▸ the back end's tests on ${name} …`);
  const begun = Date.now();
  const { passed, failed, skipped } = await run();
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  lines.push(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${minutes} minutes)`,
  );
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}
if (missing.length > 0)
  lines.push(
    `  not run: ${canRun ? leftOut.join(', ') : 'PgBouncer, a replica, Redis, NATS, HAProxy and OpenSearch'}; install what they need with apt-get install ${missing.join(' ')}, on Debian 12 or later.`,
  );
if (hasOpenSearch && !isOpenSearchHere)
  lines.push('  not run: OpenSearch, which cannot be fetched: is there a way to Maven Central?');
if (!url) lines.push('  another PostgreSQL: set TEST_DATABASE_URL to the address of a superuser');
console.log(`\n${lines.join('\n')}\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
// A run of nothing has shown nothing.
process.exit(sum.failed > 0 || engines.length === 0 ? 1 : 0);

/** The minutes that were asked for, or a sentence; without any there is no end. @param {string | undefined} text @returns {number} */
function readMinutes(text) {
  if (text === undefined) return Infinity;
  const minutes = Number(text);
  if (text !== '' && Number.isInteger(minutes) && minutes >= 0) return minutes;
  return fail(`--within takes a number of minutes, not ${text || 'nothing'}.`);
}

// @ts-check
// npm run test:engines: the back end's tests on PGlite and, with TEST_DATABASE_URL, on that PostgreSQL; npm test has them on
// the embedded one. The last line is the sum of both.
import { ready } from './bootstrap.mjs';

await ready();
// After the installation: these need packages.
const { onPglite, onServer } = await import('./test/suites.mjs');

const url = process.env.TEST_DATABASE_URL;
delete process.env.TEST_DATABASE_URL;
/** @type {[string, () => ReturnType<typeof onPglite>][]} */
const engines = [['PGlite', () => onPglite({ live: true })]];
if (url) engines.push(['PostgreSQL of TEST_DATABASE_URL', () => onServer(url)]);

const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */ const lines = [];
for (const [name, run] of engines) {
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
if (!url) lines.push('  another PostgreSQL: set TEST_DATABASE_URL to the address of a superuser');
console.log(`\n${lines.join('\n')}\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed > 0 ? 1 : 0);

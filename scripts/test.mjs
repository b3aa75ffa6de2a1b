// @ts-check
// npm test [-- --only mfe-chat]: everything that CI runs. The last line is the sum of all suites.
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line.mjs';

const { values } = readCommandLine(
  'npm test [-- --only mfe-chat] [--skip end-to-end]: everything that CI runs, or what concerns one package, or all but some suites.',
  { options: { only: { type: 'string' }, skip: { type: 'string', multiple: true, default: [] } } },
);
const begun = Date.now();
await ready();

// After the installation: these need packages.
const { readPackages } = await import('@lintel/build/packages.mjs');
const { build } = await import('./build/build.mjs');
const { weighHome } = await import('./size/home-weight.mjs');
const { buildOneBundle } = await import('./size/one-bundle.mjs');
const { kb } = await import('./size/table.mjs');
const { tooHeavyRoutes } = await import('./check/route-weights.mjs');
const { checks } = await import('./test/checks.mjs');
const { browserSuite, jestSuite, onPglite } = await import('./test/suites.mjs');
const { findBrowser } = await import('./test/browser.mjs');

const packages = readPackages(root);
const chosen = packages.filter(
  ({ name, folder }) => !values.only || values.only === name || values.only === folder,
);
if (chosen.length === 0)
  fail(`There is no package ${values.only}; there are ${packages.map(({ name }) => name).join(', ')}.`);

/** @type {{ name: string, passed: number, failed: number, skipped: number, seconds: number }[]} */
const results = [];

/** @param {string} name @param {() => Promise<{ passed: number, failed: number, skipped: number }>} work */
async function step(name, work) {
  if (values.skip.includes(name)) return;
  const from = Date.now();
  process.stdout.write(`▸ ${name} …\n`);
  const { passed, failed, skipped } = await work();
  const seconds = (Date.now() - from) / 1000;
  results.push({ name, passed, failed, skipped, seconds });
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`,
  );
}

for (const check of checks(values.only ? chosen.map(({ folder }) => folder) : [])) {
  await step(check.name, async () => {
    const { ok, output } = await check.run();
    if (!ok) console.log(output);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  });
}

const folders = (/** @type {string[]} */ kinds) =>
  chosen.filter(({ kind }) => kinds.includes(kind)).map(({ folder }) => folder);
const pages = folders(['remote', 'shell', 'browser', 'neutral']);
const services = folders(['service']);
if (pages.length > 0) await step('unit and conformance', () => jestSuite('unit', pages));
if (services.length > 0) await step('api and services', () => jestSuite('services', services));
if (services.includes('api')) await step('contract on PGlite', () => onPglite({ only: 'api/src/contract' }));

/** @type {{ name: string, dir: string }[]} */
let builds = [];
await step('build', async () => {
  try {
    builds = await build({
      ...(values.only ? { only: values.only } : {}),
      log: (line) => console.log(`  ${line}`),
    });
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
});

await step('weight of each route', async () => {
  const problems = tooHeavyRoutes(builds);
  for (const line of problems) console.log(line);
  return { passed: problems.length ? 0 : 1, failed: problems.length, skipped: 0 };
});

if (!values.only)
  await step('home beside one bundle', async () => {
    const { federated, one, ratio, problems } = weighHome(builds, await buildOneBundle());
    console.log(
      `  home ${kb(federated.gzip)} KB of JavaScript (gzip), as one bundle ${kb(one.gzip)}: ${ratio.toFixed(3)} times`,
    );
    for (const line of problems) console.log(line);
    return { passed: problems.length ? 0 : 1, failed: problems.length, skipped: 0 };
  });

const journeys = values.only ? journeysOf(chosen[0]?.name ?? '') : [];
if (!values.only || journeys.length > 0) {
  await step('end-to-end', async () => {
    const browser = findBrowser();
    if ('path' in browser) return browserSuite(journeys, browser.path);
    console.log(browser.problem);
    return { passed: 0, failed: 1, skipped: 0 };
  });
}

/** Journeys are named after the room they visit: `mfe-chat` → `journeys/chat-*`. @param {string} name */
function journeysOf(name) {
  const prefix = name.replace('mfe-', '');
  const found = fs
    .readdirSync(path.join(root, 'e2e/journeys'))
    .filter((file) => file.startsWith(`${prefix}-`));
  return found.map((file) => `journeys/${file}`);
}

const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
console.log(`\n${'suite'.padEnd(34)} passed failed skipped  seconds`);
for (const { name, passed, failed, skipped, seconds } of results) {
  const numbers = [passed, failed, skipped].map((value) => String(value).padStart(6)).join(' ');
  console.log(`${name.padEnd(34)} ${numbers}  ${seconds.toFixed(1).padStart(7)}`);
}
console.log(`in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 ? 1 : 0);

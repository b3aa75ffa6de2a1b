// @ts-check
// npm test [-- --only mfe-chat | --since main]: everything that CI runs. The last line is the sum of all suites.
import fs from 'node:fs';
import path from 'node:path';
import { fail, ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';

const { values } = readCommandLine(
  'npm test [-- --only mfe-chat | --since main] [--skip end-to-end]: everything that CI runs, or what concerns one package, or what the changes since a commit can affect, or all but some suites.',
  {
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      skip: { type: 'string', multiple: true, default: [] },
    },
  },
);
if (values.only && values.since) fail('--only and --since choose packages in two ways: use one of them.');
const begun = Date.now();
await ready();

// After the installation: these need packages.
const { readPackages } = await import('@lintel/build/packages.mjs');
const { build } = await import('./build/build.mjs');
const { weighHome } = await import('./size/home-weight.mjs');
const { buildOneBundle } = await import('./size/one-bundle.mjs');
const { kb } = await import('./size/table.mjs');
const { pagesWithLibrariesOnDemand, tooHeavyRoutes } = await import('./check/route-weights.mjs');
const { affectedBy, changedSince } = await import('./test/affected.mjs');
const { checks } = await import('./test/checks.mjs');
const { testResults } = await import('./test/results.mjs');
const { browserSuite, jestSuite, nodeSuite, onPglite } = await import('./test/suites.mjs');
const { findBrowser } = await import('./test/browser.mjs');

const packages = readPackages(root);
const { chosen, journeys } = choose();
const { step, finish } = testResults({ skip: values.skip });

const all = chosen.map(({ folder }) => folder);
for (const check of checks({ folders: all, workspace: !values.only })) {
  await step(check.name, async () => {
    const { ok, output } = await check.run();
    if (!ok) console.log(output);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  });
}

if (!values.only)
  await step('scripts', () => nodeSuite(['scripts/**/*.test.mjs', 'shared/build/src/**/*.test.mjs']));

const folders = (/** @type {string[]} */ kinds) =>
  chosen.filter(({ kind }) => kinds.includes(kind)).map(({ folder }) => folder);
const pages = folders(['remote', 'shell', 'browser', 'neutral']);
const services = folders(['service']);
if (pages.length > 0) await step('unit and conformance', () => jestSuite('unit', pages));
if (services.length > 0) await step('api and services', () => jestSuite('services', services));
if (services.includes('api')) await step('contract on PGlite', () => onPglite({ only: 'api/test/contract' }));

/** @type {{ name: string, dir: string }[]} */
let builds = [];
const problemCounts = (/** @type {string[]} */ problems) => {
  for (const line of problems) console.log(line);
  return { passed: problems.length ? 0 : 1, failed: problems.length, skipped: 0 };
};
if (folders(['remote', 'shell', 'service']).length > 0)
  await step('build', async () => {
    builds = await build({
      ...(values.only ? { only: values.only } : {}),
      log: (line) => console.log(`  ${line}`),
    });
    return { passed: 1, failed: 0, skipped: 0 };
  });
if (folders(['remote']).length > 0)
  await step('weight of each route', async () =>
    problemCounts([...tooHeavyRoutes(builds), ...pagesWithLibrariesOnDemand(builds)]),
  );
if (!values.only && folders(['remote', 'shell']).length > 0)
  await step('home beside one bundle', async () => {
    const { federated, one, ratio, problems } = weighHome(builds, await buildOneBundle());
    console.log(
      `  home ${kb(federated.gzip)} KB of JavaScript (gzip), as one bundle ${kb(one.gzip)}: ${ratio.toFixed(3)} times`,
    );
    return problemCounts(problems);
  });

if (journeys === 'all' || journeys.length > 0)
  await step('end-to-end', async () => {
    const browser = findBrowser();
    if ('path' in browser) return browserSuite(journeys === 'all' ? [] : journeys, browser.path);
    console.log(browser.problem);
    return { passed: 0, failed: 1, skipped: 0 };
  });

process.exit(finish(Date.now() - begun));

/** The packages to test and the journeys to make. */
function choose() {
  const { only, since } = values;
  if (only) {
    const found = packages.filter(({ name, folder }) => only === name || only === folder);
    if (found.length === 0)
      fail(`There is no package ${only}; there are ${packages.map(({ name }) => name).join(', ')}.`);
    return { chosen: found, journeys: journeysOf(only) };
  }
  if (!since) return { chosen: packages, journeys: /** @type {const} */ ('all') };
  const affected = affectedBy(packages, changes(since));
  console.log(
    `Since ${since}, what changed can affect ${affected.folders.join(', ') || 'no package'}; journeys: ${affected.journeys === 'all' ? 'all' : affected.journeys.join(', ') || 'none'}.`,
  );
  return {
    chosen: packages.filter(({ folder }) => affected.folders.includes(folder)),
    journeys: affected.journeys,
  };
}

/** @param {string} since */
function changes(since) {
  try {
    return changedSince(root, since);
  } catch (error) {
    return fail(`What changed since ${since} is not known: ${reason(error)}.`);
  }
}

/** The last line of the output of git. @param {any} error */
function reason(error) {
  return String(error.stderr || error.message)
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^fatal: |\.$/g, '');
}

/** Journeys are named after the room they visit: `mfe-chat` → `journeys/chat-*`. @param {string} name @returns {string[] | 'all'} */
function journeysOf(name) {
  if (name === 'e2e') return 'all';
  const prefix = name.replace('mfe-', '');
  const found = fs
    .readdirSync(path.join(root, 'e2e/journeys'))
    .filter((file) => file.startsWith(`${prefix}-`));
  return found.map((file) => `journeys/${file}`);
}

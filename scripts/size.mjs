// @ts-check
// npm run size: the home page's JavaScript, federated and as one bundle of the same sources.
import { fail, ready } from './bootstrap.mjs';
import { build } from './build/build.mjs';
import { scriptsOf, weigh } from './size/measure.mjs';
import { buildOneBundle } from './size/one-bundle.mjs';

/** KB are 1024 bytes. */
const BUDGET = { gzip: 205 * 1024, ratio: 1.25, requests: 8 };

await ready();
const builds = await build({ log: (line) => console.log(line) });
const dirOf = (/** @type {string} */ name) =>
  builds.find((one) => one.name === name)?.dir ?? fail(`${name} was not built.`);
console.log('building the same sources as one bundle');
const oneBundle = await buildOneBundle();

const shell = weigh(scriptsOf(dirOf('shell'), []));
const catalogue = weigh(scriptsOf(dirOf('mfe-catalogue'), ['remote', 'page-home']));
const federated = Object.fromEntries(
  Object.entries(shell).map(([key, value]) => [
    key,
    value + catalogue[/** @type {keyof typeof catalogue} */ (key)],
  ]),
);
const one = weigh(scriptsOf(oneBundle, ['catalogue', 'page-home']));

// The page announces every file of the first screen (registry/src/site/page.ts), so nothing waits for another script.
const rows = [
  { build: 'federated', ...federated, depth: 2 },
  { build: '  of that the shell', ...shell, depth: 2 },
  { build: '  of that mfe-catalogue', ...catalogue, depth: 2 },
  { build: 'one bundle', ...one, depth: 2 },
];
const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(8);
console.log(
  `\nJavaScript of the home page, KB (1024 bytes)\n${'build'.padEnd(24)} requests      raw     gzip   brotli  depth`,
);
for (const { build: name, requests, raw, gzip, brotli, depth } of /** @type {any[]} */ (rows)) {
  console.log(
    `${name.padEnd(24)} ${String(requests).padStart(8)} ${kb(raw)} ${kb(gzip)} ${kb(brotli)} ${String(depth).padStart(6)}`,
  );
}
const ratio = federated['gzip'] / one.gzip;
console.log(`\nfederated ÷ one bundle: ${ratio.toFixed(3)} (gzip)`);
const problems = [
  federated['gzip'] > BUDGET.gzip &&
    `home is ${kb(federated['gzip']).trim()} KB gzip, more than ${kb(BUDGET.gzip).trim()}`,
  ratio > BUDGET.ratio &&
    `federation costs ${ratio.toFixed(2)} times the one bundle, more than ${BUDGET.ratio}`,
  federated['requests'] > BUDGET.requests &&
    `home needs ${federated['requests']} scripts, more than ${BUDGET.requests}`,
].filter(Boolean);
if (problems.length > 0) fail(`Over budget: ${problems.join('; ')}.`);
console.log(
  `within budget: ≤ ${BUDGET.gzip / 1024} KB gzip, ≤ ${BUDGET.ratio} × one bundle, ≤ ${BUDGET.requests} scripts`,
);

// @ts-check
// npm run size: the home page's JavaScript, federated and as one bundle of the same sources, weighed on disk and
// visited in Chromium, both in one run.
import { fail, ready } from './bootstrap.mjs';
import { build } from './build/build.mjs';
import { scriptsOf, weigh } from './size/measure.mjs';
import { buildOneBundle } from './size/one-bundle.mjs';
import { visitBoth } from './size/visit-both.mjs';

/** KB are 1024 bytes. */
const BUDGET = { gzip: 205 * 1024, ratio: 1.25, requests: 8, depth: 2 };

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

console.log('starting the product to visit both in Chromium');
const visits = await visitBoth({ builds, oneBundle });

const rows = [
  { build: 'federated', ...federated, depth: visits.federated.depth },
  { build: '  of that the shell', ...shell, depth: '' },
  { build: '  of that mfe-catalogue', ...catalogue, depth: '' },
  { build: 'one bundle', ...one, depth: visits.one.depth },
];
const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(8);
console.log(
  `\nJavaScript of the home page, KB (1024 bytes); depth as Chromium saw it: the page is 1, what it names 2\n${'build'.padEnd(24)} requests      raw     gzip   brotli  depth`,
);
for (const { build: name, requests, raw, gzip, brotli, depth } of /** @type {any[]} */ (rows)) {
  console.log(
    `${name.padEnd(24)} ${String(requests).padStart(8)} ${kb(raw)} ${kb(gzip)} ${kb(brotli)} ${String(depth).padStart(6)}`,
  );
}
console.log(
  `\nIn Chromium, first visit at 360 px, KB as they travelled (gzip, with headers); later = scrolling to the end of the page\n${'build'.padEnd(24)}  scripts       KB   later scripts  later KB`,
);
for (const [name, { scripts, bytes, laterScripts, laterBytes }] of Object.entries(visits).slice(0, 2))
  console.log(
    `${name.padEnd(24)} ${String(scripts).padStart(8)} ${kb(bytes)} ${String(laterScripts).padStart(15)}  ${kb(laterBytes)}`,
  );
const { slow } = visits;
console.log(
  `\nSlow 4G, a quarter of the speed, median of ${slow.times} visits each, by turns (ms)\n${'build'.padEnd(24)}      LCP   homes visible\n${'federated'.padEnd(24)} ${String(Math.round(slow.federated.lcp)).padStart(8)} ${String(Math.round(slow.federated.homes)).padStart(15)}\n${'one bundle'.padEnd(24)} ${String(Math.round(slow.one.lcp)).padStart(8)} ${String(Math.round(slow.one.homes)).padStart(15)}\nfederated ÷ one bundle   ${(slow.federated.lcp / slow.one.lcp).toFixed(3).padStart(8)} ${(slow.federated.homes / slow.one.homes).toFixed(3).padStart(15)}`,
);
const ratio = federated['gzip'] / one.gzip;
console.log(`\nfederated ÷ one bundle: ${ratio.toFixed(3)} (gzip)`);
const problems = [
  federated['gzip'] > BUDGET.gzip &&
    `home is ${kb(federated['gzip']).trim()} KB gzip, more than ${kb(BUDGET.gzip).trim()}`,
  ratio > BUDGET.ratio &&
    `federation costs ${ratio.toFixed(2)} times the one bundle, more than ${BUDGET.ratio}`,
  federated['requests'] > BUDGET.requests &&
    `home needs ${federated['requests']} scripts, more than ${BUDGET.requests}`,
  visits.federated.scripts !== federated['requests'] &&
    `Chromium asked for ${visits.federated.scripts} scripts instead of ${federated['requests']}`,
  visits.federated.depth > BUDGET.depth &&
    `the scripts of home come in depth ${visits.federated.depth}, more than ${BUDGET.depth}`,
].filter(Boolean);
if (problems.length > 0) fail(`Over budget: ${problems.join('; ')}.`);
console.log(
  `within budget: ≤ ${BUDGET.gzip / 1024} KB gzip, ≤ ${BUDGET.ratio} × one bundle, ≤ ${BUDGET.requests} scripts, depth ${BUDGET.depth}`,
);

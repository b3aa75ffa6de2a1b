// @ts-check
// npm run size: the home page's JavaScript, federated and as one bundle of the same sources, weighed on disk and
// visited in Chromium, both in one run.
import { fail, ready } from './bootstrap.mjs';
import { build } from './build/build.mjs';
import { scriptsOf, weigh } from './size/measure.mjs';
import { buildOneBundle } from './size/one-bundle.mjs';
import { kb, table } from './size/table.mjs';
import { visitBoth } from './size/visit-both.mjs';

/** KB are 1024 bytes. Bytes are of all that travels, `scripts` of the JavaScript alone (docs/adr/0044). Times are told, not gated. */
const BUDGET = { gzip: 205 * 1024, scripts: 1.17, bytes: 1.1, requests: 8, depth: 2 };

/** The script of 0.4 KB that runs the others. */
const STARTER = 1;

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

/** @param {string} name @param {Record<string, number>} weight @param {number | ''} depth @returns {[string, ...(string | number)[]]} */
const weightRow = (name, weight, depth) => [
  name,
  weight['requests'] ?? 0,
  ...['raw', 'gzip', 'brotli'].map((kind) => kb(weight[kind] ?? 0)),
  depth,
];
const { slow } = visits;
const pages = /** @type {const} */ (['federated', 'one']);
const names = { federated: 'federated', one: 'one bundle' };
const quotient = (/** @type {(page: 'federated' | 'one') => number} */ of) => of('federated') / of('one');
const ratios = {
  scripts: quotient((page) => (page === 'one' ? one.gzip : (federated['gzip'] ?? Infinity))),
  bytes: quotient((page) => visits[page].allBytes),
  requests: quotient((page) => visits[page].allRequests),
  lcp: quotient((page) => slow[page].lcp),
  homes: quotient((page) => slow[page].homes),
};

console.log(
  table(
    'JavaScript of the home page, KB (1024 bytes); depth as Chromium saw it: the page is 1, what it names 2',
    ['build', 'scripts', 'raw', 'gzip', 'brotli', 'depth'],
    [
      weightRow('federated', federated, visits.federated.depth),
      weightRow('  of that the shell', shell, ''),
      weightRow('  of that mfe-catalogue', catalogue, ''),
      weightRow('one bundle', one, visits.one.depth),
      ['federated ÷ one bundle', '', '', ratios.scripts.toFixed(3), '', ''],
    ],
  ),
);
console.log(
  table(
    'First visit in Chromium at 360 px, everything as it travelled (scripts as gzip), KB; later = scrolling to the end',
    ['build', 'requests', 'KB', 'scripts', 'KB of scripts', 'later scripts', 'later KB'],
    [
      ...pages.map((page) => {
        const { allRequests, allBytes, scripts, bytes, laterScripts, laterBytes } = visits[page];
        return /** @type {[string, ...(string | number)[]]} */ ([
          names[page],
          allRequests,
          kb(allBytes),
          scripts,
          kb(bytes),
          laterScripts,
          kb(laterBytes),
        ]);
      }),
      ['federated ÷ one bundle', ratios.requests.toFixed(3), ratios.bytes.toFixed(3)],
    ],
  ),
);
console.log(
  table(
    `Slow 4G, a quarter of the speed, median of ${slow.times} visits each, by turns (ms)`,
    ['build', 'LCP', 'homes there and in use'],
    [
      ...pages.map(
        (page) =>
          /** @type {[string, ...number[]]} */ ([
            names[page],
            Math.round(slow[page].lcp),
            Math.round(slow[page].homes),
          ]),
      ),
      ['federated ÷ one bundle', ratios.lcp.toFixed(3), ratios.homes.toFixed(3)],
    ],
  ),
);
const problems = [
  federated['gzip'] > BUDGET.gzip && `home is ${kb(federated['gzip'])} KB gzip, more than ${kb(BUDGET.gzip)}`,
  ratios.scripts > BUDGET.scripts &&
    `federation costs ${ratios.scripts.toFixed(2)} times the one bundle's JavaScript, more than ${BUDGET.scripts}`,
  ratios.bytes > BUDGET.bytes &&
    `a first visit costs ${ratios.bytes.toFixed(2)} times the bytes of the one bundle, more than ${BUDGET.bytes}`,
  federated['requests'] > BUDGET.requests &&
    `home needs ${federated['requests']} scripts, more than ${BUDGET.requests}`,
  visits.federated.scripts !== federated['requests'] + STARTER &&
    `Chromium asked for ${visits.federated.scripts} scripts instead of ${federated['requests'] + STARTER}`,
  visits.federated.depth > BUDGET.depth &&
    `the scripts of home come in depth ${visits.federated.depth}, more than ${BUDGET.depth}`,
].filter(Boolean);
if (problems.length > 0) fail(`Over budget: ${problems.join('; ')}.`);
console.log(
  `\nwithin budget: ≤ ${BUDGET.gzip / 1024} KB gzip, ≤ ${BUDGET.scripts} × the JavaScript and ≤ ${BUDGET.bytes} × all bytes of the one bundle, ≤ ${BUDGET.requests} scripts, depth ${BUDGET.depth}`,
);

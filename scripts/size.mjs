// @ts-check
// npm run size: the home page's JavaScript, federated and as one bundle of the same sources, weighed on disk and
// visited in Chromium, both in one run.
import { fail, ready } from './bootstrap.mjs';
import { build } from './build/build.mjs';
import { readCommandLine } from './command-line/command-line.mjs';
import { BUDGET as WEIGHT, weighHome } from './size/home-weight.mjs';
import { buildOneBundle } from './size/one-bundle.mjs';
import { kb, table } from './size/table.mjs';
import { visitBoth } from './size/visit-both.mjs';

/** Times all bytes of the one bundle's first visit, scripts, rounds. Times are printed, not gated. */
const BUDGET = { bytes: 1.06, requests: 8, depth: 2 };

/** The small script that runs the others. */
const STARTER = 1;

readCommandLine(
  'npm run size: weighs the JavaScript of home beside one bundle of the same sources, on disk and in a visit with Chromium.',
  { options: {} },
);
await ready();
const builds = await build({ log: (line) => console.log(line) });
console.log('building the same sources as one bundle');
const oneBundle = await buildOneBundle();

const { shell, catalogue, federated, one, ratio, problems: tooHeavy } = weighHome(builds, oneBundle);

console.log('starting the product to visit both in Chromium');
const visits = await visitBoth({ builds, oneBundle });

/** @param {string} name @param {import('./size/home-weight.mjs').Weight} weight @param {number | ''} depth @returns {[string, ...(string | number)[]]} */
const weightRow = (name, weight, depth) => [
  name,
  weight.requests,
  kb(weight.raw),
  kb(weight.gzip),
  kb(weight.brotli),
  depth,
];
const { slow } = visits;
const pages = /** @type {const} */ (['federated', 'one']);
const names = { federated: 'federated', one: 'one bundle' };
const quotient = (/** @type {(page: 'federated' | 'one') => number} */ of) => of('federated') / of('one');
const ratios = {
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
      ['federated ÷ one bundle', '', '', ratio.toFixed(3), '', ''],
    ],
  ),
);
console.log(
  table(
    'First visit in Chromium at 360 px, everything as it travelled (scripts as gzip), KB; later = scrolling to the end',
    ['build', 'requests', 'KB', 'scripts', 'KB of scripts', 'later scripts', 'later KB'],
    [
      ...pages.map((page) => {
        const { allRequests, allBytes, scripts, bytes, deferredScripts, deferredBytes } = visits[page];
        return /** @type {[string, ...(string | number)[]]} */ ([
          names[page],
          allRequests,
          kb(allBytes),
          scripts,
          kb(bytes),
          deferredScripts,
          kb(deferredBytes),
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
  ...tooHeavy,
  ratios.bytes > BUDGET.bytes &&
    `a first visit costs ${ratios.bytes.toFixed(2)} times the bytes of the one bundle, more than ${BUDGET.bytes}`,
  federated.requests > BUDGET.requests &&
    `home needs ${federated.requests} scripts, more than ${BUDGET.requests}`,
  visits.federated.scripts !== federated.requests + STARTER &&
    `Chromium asked for ${visits.federated.scripts} scripts instead of ${federated.requests + STARTER}`,
  visits.federated.depth > BUDGET.depth &&
    `the scripts of home come in depth ${visits.federated.depth}, more than ${BUDGET.depth}`,
].filter(Boolean);
if (problems.length > 0) fail(`Over budget: ${problems.join('; ')}.`);
console.log(
  `\nwithin budget: ≤ ${WEIGHT.gzip / 1024} KB gzip, ≤ ${WEIGHT.ratio} × the JavaScript and ≤ ${BUDGET.bytes} × all bytes of the one bundle, ≤ ${BUDGET.requests} scripts, depth ${BUDGET.depth}`,
);

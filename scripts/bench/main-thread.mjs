// @ts-check
// npm run bench -- main-thread [--runs 5] [--url http://localhost:8080]: how long the main thread of a phone's browser is busy on a first
// visit to home, results and a property, until it is idle; as a multiple of a fixed piece of work that runs in the same browser, so that
// a busy or slow machine gives the same verdict. Ends with 1 above a bound.
import { fail, ready } from '../bootstrap.mjs';
import { build } from '../build/build.mjs';
import { readCommandLine } from '../command-line/command-line.mjs';
import { openBrowser } from '../size/visits.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startOwnProduct } from './own-product.mjs';
import { traceUntilIdle } from './thread-trace.mjs';

/** Most that a page may take, as a multiple of the reference. */
const BOUNDS = { home: 2, results: 2, property: 2 };
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** @typedef {import('./thread-trace.mjs').ThreadTime} ThreadTime */

const { values } = readCommandLine(
  'npm run bench -- main-thread [--runs 5] [--url http://localhost:8080]: work of the main thread until a page is idle.',
  { options: { runs: { type: 'string' }, url: { type: 'string' } } },
);
const runs = Number(values.runs ?? 5);
const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
// `--url` measures a product that runs already.
const product = values.url
  ? { url: values.url, end: async () => {} }
  : await startOwnProduct(await build({ log: (line) => console.log(line) }));
const browser = await openBrowser(found.path);
try {
  const { data } = await (await fetch(`${product.url}/api/get-property-list?limit=1`)).json();
  const pages = {
    home: '/',
    results: '/properties',
    property: `/properties-details/${data[0].slug_id}`,
  };
  /** @type {Record<string, ThreadTime[]>} */
  const measured = { reference: [], home: [], results: [], property: [] };
  for (let run = 1; run <= runs; run += 1) {
    console.log(`round ${run} of ${runs} …`);
    measured['reference']?.push(await visit('about:blank', referenceWork));
    for (const [name, address] of Object.entries(pages))
      measured[name]?.push(await visit(`${product.url}${address}`));
  }
  process.exitCode = report(measured) ? 0 : 1;
} finally {
  await browser.close();
  await product.end();
}

/** A first visit, with nothing in any cache. @param {string} url @param {() => void} [work] run in the page @returns {Promise<ThreadTime>} */
async function visit(url, work) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const time = await traceUntilIdle(page, async () => {
    await page.goto(url, { waitUntil: 'load' });
    if (work) await page.evaluate(work);
  });
  await context.close();
  return time;
}

/** What a page is made of, in fixed amounts: elements, styles, layout, texts. */
function referenceWork() {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: `Row ${id}`, price: id * 1234.5 }));
  for (let round = 0; round < 60; round += 1) {
    const list = document.createElement('ul');
    for (const row of JSON.parse(JSON.stringify(rows))) {
      const item = document.createElement('li');
      item.style.cssText = `display: grid; padding: ${row.id % 7}px; border-radius: 4px`;
      item.append(`${row.name}: ${row.price.toFixed(2)}`, document.createElement('span'));
      list.append(item);
    }
    document.body.append(list);
    if (document.body.offsetHeight === 0) throw new Error('The reference has no layout.');
  }
}

/** The visit with the least work: what else the machine does only ever adds. @param {ThreadTime[]} visits @returns {ThreadTime} */
function leastOf(visits) {
  return visits.reduce((least, each) => (each.all < least.all ? each : least));
}

/** @param {Record<string, ThreadTime[]>} measured @returns {boolean} whether every page is within its bound */
function report({ reference = [], ...pages }) {
  const unit = leastOf(reference).all;
  console.log(`reference ${unit.toFixed(0)} ms of thread time`);
  return Object.entries(pages)
    .map(([name, visits]) => {
      const { all, script, layout, paint } = leastOf(visits);
      const ratio = all / unit;
      const most = BOUNDS[/** @type {keyof typeof BOUNDS} */ (name)];
      console.log(
        `${name} ${ratio.toFixed(2)} × the reference, at most ${most}${ratio > most ? '  OVER' : ''}; ${all.toFixed(0)} ms` +
          ` (script ${script.toFixed(0)}, style and layout ${layout.toFixed(0)}, paint ${paint.toFixed(0)})`,
      );
      return ratio <= most;
    })
    .every(Boolean);
}

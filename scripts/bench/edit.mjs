// @ts-check
// npm run bench -- edit: edits of the shell, a remote, shared/ui and texts under `npm run dev`, beside a plain Vite React app, in
// Chromium; prints p50 and p95 from the file to the screen, and ends with 1 when state was lost, a new page does not work or a bound is passed.
import { fail, ready } from '../bootstrap.mjs';
import { build } from '../build/build.mjs';
import { openBrowser } from '../size/visits.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startDevelopment, startVite } from './edit/sites.mjs';
import { measureEdits } from './edit/measure-edits.mjs';
import { own, plain } from './edit/places.mjs';
import { startOwnProduct } from './own-product.mjs';

const EDITS = 20;
/** From a file to the screen, on two cores that do nothing else. Milliseconds. */
const P50_BOUND_MS = 150;
const FIRST_BOUND_MS = 400;

const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
const log = (/** @type {string} */ line) => console.log(line);
const product = await startOwnProduct(await build({ log }));
const browser = await openBrowser(found.path);
/** @type {import('./edit/measure-edits.mjs').Row[]} */
const rows = [];
/** @param {() => Promise<{ url: string, end(): Promise<void> }>} start @param {import('./edit/places.mjs').Place[]} places */
async function measure(start, places) {
  const site = await start();
  try {
    for (const place of places) {
      log(`${place.name}: ${EDITS} edits`);
      rows.push(await measureEdits({ browser, url: site.url, place, edits: EDITS }));
    }
  } finally {
    await site.end();
  }
}
try {
  // One after the other, so that neither waits for the other's work.
  await measure(startVite, plain);
  await measure(() => startDevelopment(product.url), own);
} finally {
  await browser.close();
  await product.end();
}
console.log('\n| Edit of | first | p50 | p95 | state kept | new page works |\n|---|---|---|---|---|---|');
const yes = (/** @type {boolean} */ is) => (is ? 'yes' : 'no');
for (const { name, first, p50, p95, kept, loads } of rows)
  console.log(`| ${name} | ${first} ms | ${p50} ms | ${p95} ms | ${yes(kept)} | ${yes(loads)} |`);
const ours = rows.filter(({ name }) => own.some((place) => place.name === name));
const bad = ours.filter(
  ({ kept, loads, first, p50 }) => !kept || !loads || first > FIRST_BOUND_MS || p50 > P50_BOUND_MS,
);
if (bad.length > 0) fail(`Not as promised: ${bad.map(({ name }) => name).join(', ')}`);

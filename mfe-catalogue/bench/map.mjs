// @ts-check
// npm run bench -- map: 100,000 listings in the region on screen, on our map and on a plain Leaflet cluster map with the same
// points, in one browser slowed down four times. Long tasks after the first sign of a user, which brings what a page does without
// at first, and while panning and zooming; time from the data to the first pins.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, ready, root } from '../../scripts/bootstrap.mjs';
import { build } from '../../scripts/build/build.mjs';
import { openBrowser } from '../../scripts/size/visits.mjs';
import { anyFreePort } from '../../scripts/start/ports.mjs';
import { startProduct } from '../../scripts/start/product.mjs';
import { release } from '../../scripts/start/release.mjs';
import { findBrowser } from '../../scripts/test/browser.mjs';
import { serveLeaflet } from './leaflet-page.mjs';

const ROWS = 100_000;
const CPU_SLOWDOWN = 4;
const LONG_MS = 50;
/** First pins after the data. */
const FIRST_PINS_MS = 500;
const REST_MS = 1500;
/** The island and what lies around it: all listings. */
const REGION = '-24.7,34.6,-23.2,35.9';

/** @typedef {{ first: number, sign: number[], pan: number[], zoom: number[] }} Figures milliseconds; tasks longer than 50 ms */

await ready();
const found = findBrowser();
if ('problem' in found) fail(found.problem);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-map-bench-'));
const points = path.join(data, 'points.json');
const builds = await build({ log: (line) => console.log(line) });
const registryRoot = path.join(data, 'registry');
release({ builds, registryRoot });
const port = await anyFreePort();
const start = () => startProduct({ data, registryRoot, port, log: () => {} });

let product = await start();
console.log(`adding ${ROWS.toLocaleString('en')} listings`);
const filled = spawnSync(
  process.execPath,
  [path.join(root, 'api/dist/fill.mjs'), data, String(ROWS), points],
  { stdio: 'inherit' },
);
if (filled.status !== 0) fail('The listings could not be added.');
// They were added past the triggers: the index in memory is rebuilt at the start.
await product.stop();
product = await start();
const leaflet = await serveLeaflet(points);
const browser = await openBrowser(found.path);
try {
  const ours = await measure(`${product.url}/properties?view=map&bbox=${REGION}`, {
    map: '[data-map]',
    pin: '[data-pin]',
    first: () => {
      const answers = performance.getEntriesByType('resource').filter(({ name }) => /map-points/.test(name));
      const [answer] = /** @type {PerformanceResourceTiming[]} */ (answers);
      return /** @type {any} */ (globalThis).firstPins - (answer?.responseEnd ?? Number.NaN);
    },
  });
  const theirs = await measure(leaflet.url, {
    map: '#map',
    pin: '.leaflet-marker-icon',
    first: () => {
      const { firstPins, dataThere } = /** @type {any} */ (globalThis);
      return firstPins - dataThere;
    },
  });
  report(ours, theirs);
} finally {
  await browser.close();
  leaflet.close();
  await product.stop();
  fs.rmSync(data, { recursive: true, force: true });
}

/** @param {string} url @param {{ map: string, pin: string, first: () => number }} where @returns {Promise<Figures>} */
async function measure(url, { map, pin, first }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    const seen = { tasks: /** @type {number[]} */ ([]) };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      /** @type {any} */ (globalThis).firstPins ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, pin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.locator(pin).first().waitFor({ state: 'attached', timeout: 240_000 });
  const firstPins = await page.evaluate(first);
  // Sooner than the later parts come by themselves: the first press brings them, wherever it is.
  await page.waitForTimeout(REST_MS * 2);
  const box = await page.locator(map).first().boundingBox();
  if (!box) throw new Error('the map is not on screen');
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  /** @returns {Promise<number[]>} */
  const tasks = () => page.evaluate(() => /** @type {any} */ (globalThis).seen.tasks.splice(0));
  await tasks();
  await page.mouse.click(2, 2);
  await page.waitForTimeout(REST_MS * 2);
  const sign = await tasks();
  for (let turn = 0; turn < 6; turn += 1) {
    const way = turn % 2 === 0 ? 1 : -1;
    await page.mouse.move(middle[0] ?? 0, middle[1] ?? 0);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1)
      await page.mouse.move((middle[0] ?? 0) + way * step * 20, (middle[1] ?? 0) + way * step * 6);
    await page.mouse.up();
    await page.waitForTimeout(REST_MS);
  }
  const pan = await tasks();
  await page.mouse.move(middle[0] ?? 0, middle[1] ?? 0);
  for (const turn of [-1, -1, -1, 1, 1, 1]) {
    await page.mouse.wheel(0, turn * 240);
    await page.waitForTimeout(REST_MS);
  }
  const zoom = await tasks();
  await context.close();
  return { first: firstPins, sign, pan, zoom };
}

/** @param {Figures} ours @param {Figures} theirs */
function report(ours, theirs) {
  const columns = (/** @type {number[]} */ tasks) =>
    [tasks.length, Math.max(0, ...tasks), tasks.reduce((sum, one) => sum + one, 0)]
      .map((value) => String(value).padStart(7))
      .join('');
  console.log(
    `\n${ROWS.toLocaleString('en')} listings, CPU ${CPU_SLOWDOWN} times slower, software drawing; tasks over ${LONG_MS} ms: number, longest, all (ms)\n${' '.repeat(24)}first pins (ms)   first sign           six pans             six zooms`,
  );
  for (const [name, { first, sign, pan, zoom }] of /** @type {const} */ ([
    ['ours, with base map', ours],
    ['Leaflet, no base map', theirs],
  ]))
    console.log(
      `${name.padEnd(24)}${String(Math.round(first)).padStart(15)}${columns(sign)}${columns(pan)}${columns(zoom)}`,
    );
  if (!(ours.first <= FIRST_PINS_MS))
    fail(`First pins after ${Math.round(ours.first)} ms, more than ${FIRST_PINS_MS}.`);
  if (ours.first > theirs.first) fail('Leaflet shows its first pins sooner.');
}

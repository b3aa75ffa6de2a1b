// @ts-check
// npm run bench -- photos [--runs 3] [--url http://localhost:8080]: twelve photos of a telephone (12 megapixels each) are chosen in the form of
// a property, on a processor of a quarter: how long until all are prepared, the longest task of the main thread meanwhile (four times its
// processor time at full speed), and what is left to upload. Chromium slows down the page and no worker; a busy machine makes the first
// figure worse. Prints the medians and ends with 1 above a bound.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fail, ready, root } from '../bootstrap.mjs';
import { build } from '../build/build.mjs';
import { readCommandLine } from '../command-line/command-line.mjs';
import { median, openBrowser } from '../size/visits.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startOwnProduct } from './own-product.mjs';
import { longestTasks } from './thread-trace.mjs';

const PHOTOS = 12;
const WIDTH = 4000;
const HEIGHT = 3000;
const CPU_SLOWDOWN = 4;
const BOUNDS = { prepared: 12_000, longestTask: 50, share: 15 };

/** Milliseconds, and percent. @typedef {{ prepared: number, longestTask: number, share: number }} Figures */

const { values } = readCommandLine(
  'npm run bench -- photos [--runs 3] [--url http://localhost:8080]: twelve photos of 12 megapixels on a slow device.',
  { options: { runs: { type: 'string' }, url: { type: 'string' } } },
);
const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-photos-'));
// `--url` measures a product that runs already.
const product = values.url
  ? { url: values.url, end: async () => {} }
  : await startOwnProduct(await build({ log: (line) => console.log(line) }));
const browser = await openBrowser(found.path);
try {
  const { files, bytes } = await writePhotos();
  console.log(`${PHOTOS} photos of ${WIDTH} by ${HEIGHT} pixels, ${(bytes / 1e6).toFixed(0)} MB`);
  /** @type {Figures[]} */
  const measured = [];
  for (let run = 1; run <= Number(values.runs ?? 3); run += 1) {
    const { prepared, share } = await prepare(files, bytes, CPU_SLOWDOWN);
    // Processor time of a slowed page grows with what else the machine does; that of one at full speed does not.
    const { longestTask } = await prepare(files, bytes, 1);
    const figures = { prepared, longestTask: longestTask * CPU_SLOWDOWN, share };
    measured.push(figures);
    console.log(`round ${run}: ${JSON.stringify(figures)}`);
  }
  process.exitCode = report(measured) ? 0 : 1;
} finally {
  await browser.close();
  await product.end();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Renders of rooms, enlarged, with the noise of a small sensor. */
async function writePhotos() {
  const sharp = createRequire(path.join(root, 'api/package.json'))('sharp');
  const rooms = path.join(root, 'api/data/photos/interior');
  const noise = { type: 'gaussian', mean: 128, sigma: 16 };
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'gray', noise },
  })
    .png()
    .toBuffer();
  const files = [];
  let bytes = 0;
  for (const room of fs.readdirSync(rooms).slice(0, PHOTOS)) {
    const file = path.join(folder, room.replace('.webp', '.jpg'));
    const { size } = await sharp(path.join(rooms, room))
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .composite([{ input: grain, blend: 'overlay' }])
      .jpeg({ quality: 92 })
      .toFile(file);
    files.push(file);
    bytes += size;
  }
  return { files, bytes };
}

/** @param {string[]} files @param {number} bytes @param {number} rate of the slowdown @returns {Promise<Figures>} */
async function prepare(files, bytes, rate) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('agent@example.com');
  await page.getByLabel('Password', { exact: true }).fill('lintel-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.goto(`${product.url}/user/add-property?draft=bench&step=photos`);
  const input = page.getByLabel('Photos', { exact: true }).and(page.locator('input[type=file]'));
  await input.waitFor({ state: 'attached' });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  let prepared = 0;
  const [longestTask = 0] = await longestTasks(page, async () => {
    const from = performance.now();
    await input.setInputFiles(files);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('main ol > li img').length === wanted,
      PHOTOS,
      { timeout: 120_000 },
    );
    prepared = performance.now() - from;
  });
  await page.getByText(/^Saved \d/).waitFor();
  const kept = await page.evaluate(storedBytes);
  await context.close();
  return {
    prepared: Math.round(prepared),
    longestTask: Math.round(longestTask),
    share: Math.round((1000 * kept) / bytes) / 10,
  };
}

/** In the page: bytes of the files of drafts. @returns {Promise<number>} */
function storedBytes() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lintel-drafts');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () =>
        resolve(reading.result.reduce((sum, one) => sum + (one instanceof Blob ? one.size : 0), 0));
    };
  });
}

/** @param {Figures[]} measured */
function report(measured) {
  const lines = /** @type {const} */ ([
    ['prepared', 'ms until all are prepared'],
    ['longestTask', 'ms, longest task of the main thread'],
    ['share', '% of the bytes are left to upload'],
  ]);
  let isGood = true;
  for (const [name, what] of lines) {
    const value = median(measured.map((figures) => figures[name]));
    const isWithin = value <= BOUNDS[name];
    isGood &&= isWithin;
    console.log(`${isWithin ? ' ' : '!'} ${value} ${what} (at most ${BOUNDS[name]})`);
  }
  return isGood;
}

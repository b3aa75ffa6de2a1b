// @ts-check
// npm run bench -- results: the results page of the demo city in Chromium by real presses: wide, with the local API, from the press to
// the new list; on a phone, slowed down four times, interactions (INP); on both what moved by itself (CLS). Ends with 1 above a bound.
import { fail, ready } from '../../scripts/bootstrap.mjs';
import { startOwnProduct } from '../../scripts/bench/own-product.mjs';
import { build } from '../../scripts/build/build.mjs';
import { readCommandLine } from '../../scripts/command-line/command-line.mjs';
import { openBrowser } from '../../scripts/size/visits.mjs';
import { findBrowser } from '../../scripts/test/browser.mjs';
import { observe, resultsOf } from './results-observer.mjs';

const CPU_SLOWDOWN = 4;
/** ms, ms, no unit; the first at the 75th percentile. */
const BOUNDS = { list: 300, inp: 150, cls: 0.05 };
const wide = { slowdown: 1, viewport: { width: 1280, height: 900 } };
const phone = {
  slowdown: CPU_SLOWDOWN,
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
};

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ lists: number[], interactions: number[], shift: number }} Figures */

const { values } = readCommandLine(
  'npm run bench -- results [--url http://localhost:8080]: how soon a filter answers, of a product of its own or one that runs.',
  { options: { url: { type: 'string' } } },
);
const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
// `--url` measures a product that runs already.
const product = values.url
  ? { url: values.url, end: async () => {} }
  : await startOwnProduct(await build({ log: (line) => console.log(line) }));
const browser = await openBrowser(found.path);
try {
  const beside = await visit(wide, filterBeside);
  const onPhone = await visit(phone, filterOnPhone);
  report([
    ['wide, 1280 px', beside, ['list', 'cls']],
    [`phone, 360 px, CPU ${CPU_SLOWDOWN} × slower`, onPhone, ['inp', 'cls']],
  ]);
} finally {
  await browser.close();
  await product.end();
}

/** @param {{ slowdown: number }} profile @param {(page: Page) => Promise<void>} journey @returns {Promise<Figures>} */
async function visit({ slowdown, ...device }, journey) {
  const context = await browser.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${product.url}/properties?view=grid`);
  await page.getByRole('article').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await journey(page);
  const figures = await page.evaluate(resultsOf);
  await context.close();
  return figures;
}

/** Presses what changes the list, and waits until the new one is there. @param {Page} page @param {() => Promise<void>} press */
async function change(page, press) {
  const before = await page.evaluate(() => /** @type {any} */ (globalThis).measured.lists.length);
  await press();
  await page.waitForFunction(
    (count) => /** @type {any} */ (globalThis).measured.lists.length > count,
    before,
    { timeout: 60_000 },
  );
}

/** Forty-two changes, twice round: rooms, deal, advertisements, facts. @param {Page} page */
async function filterBeside(page) {
  const panel = page.locator('aside[aria-label="Filters"]');
  const more = panel.getByRole('button', { name: 'Show more' });
  if (await more.isVisible()) await more.click();
  for (let round = 0; round < 2; round += 1) {
    for (const group of ['Bedrooms', 'Bathrooms'])
      for (const choice of ['1+', '2+', '3+', 'Any'])
        await change(page, () =>
          panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).click(),
        );
    for (const deal of ['Rent', 'Buy', 'Any'])
      await change(page, () => panel.getByRole('radio', { name: deal }).first().click());
    for (const name of [/^Featured/, /^Without ads/, /^Balcony/, /^Parking/, /^Air cond/])
      for (let turn = 0; turn < 2; turn += 1)
        await change(page, () => panel.getByRole('checkbox', { name }).first().click());
  }
}

/** The dialog, a choice in it, the new list, its chip, a heart, the next page. @param {Page} page */
async function filterOnPhone(page) {
  for (const choice of ['1+', '2+', '3+', '1+', '2+', '3+']) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radiogroup', { name: 'Bedrooms' }).getByRole('radio', { name: choice }).click();
    await change(page, () => dialog.getByRole('button', { name: /^Show \d/ }).click());
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await change(page, () =>
      page
        .getByRole('button', { name: /^Remove filter/ })
        .first()
        .click(),
    );
  }
}

/** @param {[name: string, figures: Figures, held: string[]][]} rows what was measured, and which bounds hold for it */
function report(rows) {
  console.log(`\n${' '.repeat(32)}  changes   list p50      p75      max  presses      INP    CLS`);
  const over = rows.flatMap(([name, { lists, interactions, shift }, held]) => {
    const [half, list, most] = [0.5, 0.75, 1].map((share) => percentile(lists, share));
    const inp = percentile(interactions, 0.98);
    const cells = [lists.length, half, list, most, interactions.length, inp].map((value) =>
      String(Math.round(value ?? 0)),
    );
    console.log(`${name.padEnd(32)}${cells.map((cell) => cell.padStart(9)).join('')}  ${shift.toFixed(3)}`);
    const figures = { list: list ?? Infinity, inp, cls: shift };
    return Object.entries(figures).flatMap(([key, value]) => {
      const bound = BOUNDS[/** @type {keyof typeof BOUNDS} */ (key)];
      return held.includes(key) && value > bound
        ? [`${name}: ${key} ${value.toFixed(3)} is more than ${bound}`]
        : [];
    });
  });
  if (over.length > 0) fail(over.join('\n'));
}

/** The value that the share of all does not exceed. @param {number[]} all @param {number} share */
function percentile(all, share) {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}

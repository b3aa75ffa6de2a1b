// @ts-check
/// <reference lib="dom" />
import fs from 'node:fs';

/** @typedef {{ name: string, first: number, p50: number, p95: number, kept: boolean, loads: boolean }} Row */

/** Between two edits, so that each begins when the build after the one before is over. Milliseconds. */
const PAUSE_MS = 1000;
/** How often the page is looked at. Milliseconds. */
const POLL_MS = 4;
/** Long enough for a page in development on a busy machine. */
const NEW_PAGE_MS = 15_000;

/**
 * Edits a file again and again and measures until the open page shows it. State counts as kept when no edit loaded the document
 * again; that components keep theirs is a journey. `loads` is whether a page that is opened after the edits has the last one.
 * @param {{ browser: import('@playwright/test').Browser, url: string, place: import('./places.mjs').Place, edits: number }} options
 * @returns {Promise<Row>}
 */
export async function measureEdits({ browser, url, place, edits }) {
  const text = fs.readFileSync(place.file, 'utf8');
  if (!text.includes(place.from)) throw new Error(`${place.file} has no ${place.from}`);
  const restore = () => fs.writeFileSync(place.file, text);
  process.once('exit', restore);
  const page = await browser.newPage();
  /** @type {number[]} */ const times = [];
  try {
    await page.goto(url + place.page);
    await page.locator(place.part).first().waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    for (let number = 1; number <= edits; number += 1) {
      const mark = `edit-${number}-`;
      const begun = performance.now();
      fs.writeFileSync(
        place.file,
        text.replace(place.from, () => place.to(mark)),
      );
      await page.waitForFunction(
        ([wanted, part]) => document.querySelector(part)?.textContent.includes(wanted),
        /** @type {const} */ ([mark, place.within ?? 'body']),
        { polling: POLL_MS, timeout: 30_000 },
      );
      times.push(Math.round(performance.now() - begun));
      await page.waitForTimeout(PAUSE_MS);
    }
    const kept = await page.evaluate(() => 'isSameDocument' in globalThis);
    const loads = await opens(browser, url, place, `edit-${edits}-`);
    const sorted = [...times].sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return { name: place.name, first: times[0] ?? 0, p50: at(0.5), p95: at(0.95), kept, loads };
  } finally {
    restore();
    process.off('exit', restore);
    await page.close();
    await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE_MS));
  }
}

/**
 * Whether a new page shows a text. @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {import('./places.mjs').Place} place @param {string} text @returns {Promise<boolean>}
 */
async function opens(browser, url, place, text) {
  const page = await browser.newPage();
  try {
    await page.goto(url + place.page);
    return await page
      .locator(place.within ?? 'body', { hasText: text })
      .waitFor({ timeout: NEW_PAGE_MS })
      .then(
        () => true,
        () => false,
      );
  } finally {
    await page.close();
  }
}

// @ts-check
import { chromium } from '@playwright/test';

/** "Slow 4G" of Chromium's developer tools, and a phone with a quarter of this machine's speed. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * What one first visit cost. `scripts` and `bytes` are of the scripts, `allRequests` and `allBytes` of everything, as it
 * travelled, until the page rested; `later` is what scrolling to the end brings. Times are milliseconds since navigation;
 * `homes` is when the homes are there and can be used, since React draws them with their handlers.
 * @typedef {{ scripts: number, bytes: number, allRequests: number, allBytes: number, depth: number, deferredScripts: number, deferredBytes: number, lcp: number, homes: number }} Visit
 */

/** @param {string} executablePath */
export const openBrowser = (executablePath) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });

/**
 * Visits a page with an empty cache, waits until nothing comes any more, then scrolls to its end.
 * `depth` counts rounds: the page, what it names, what only that names, and so on.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {{ throttled: boolean }} options
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, { throttled }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    if (throttled) {
      await network.send('Network.emulateNetworkConditions', slow4G);
      await network.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    /** @type {Map<string, { start: number, end: number, bytes: number }>} */
    const scripts = new Map();
    // A picture that has been checked is in the page already: nothing travels.
    const inPage = new Set();
    network.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (request.url.startsWith('blob:')) inPage.add(requestId);
      // A font travels in a chunk of its own and has a budget of its own (ADR 0066).
      if (type === 'Script' && !isFont(request.url))
        scripts.set(requestId, { start: timestamp, end: Infinity, bytes: 0 });
    });
    const all = { requests: 0, bytes: 0 };
    network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      if (inPage.has(requestId)) return;
      all.requests += 1;
      all.bytes += encodedDataLength;
      const script = scripts.get(requestId);
      if (script) Object.assign(script, { end: timestamp, bytes: encodedDataLength });
    });
    await page.addInitScript(() => {
      const found = { lcp: 0 };
      Object.assign(globalThis, { found });
      // Playwright's first look at a page counts as activation by the user, upon which homes below the first screen are drawn; a
      // page that is drawn before that look would never show them.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: false } });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 60_000 });
    const homes = await page.evaluate(() => performance.now());
    const first = [...scripts.values()];
    await page.waitForLoadState('networkidle');
    const [allRequests, allBytes] = [all.requests, all.bytes];
    const lcp = await page.evaluate(() => /** @type {any} */ (globalThis).found.lcp);
    for (let times = 0; times < 12; times += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(throttled ? 0 : 4500);
    const atEnd = [...scripts.values()];
    const bytes = (/** @type {typeof atEnd} */ some) => some.reduce((sum, one) => sum + one.bytes, 0);
    return {
      scripts: first.length,
      bytes: bytes(first),
      allRequests,
      allBytes,
      depth: 1 + depthOf(first),
      deferredScripts: atEnd.length - first.length,
      deferredBytes: bytes(atEnd) - bytes(first),
      lcp,
      homes,
    };
  } finally {
    await context.close();
  }
}

/** @param {string} url */
const isFont = (url) => /\/font-[a-z]+\.js$/.test(url);

/** Longest chain of scripts each of which was asked for only after the one before was there. @param {{ start: number, end: number }[]} scripts */
function depthOf(scripts) {
  /** @type {{ end: number, depth: number }[]} */ const done = [];
  for (const { start, end } of [...scripts].sort((a, b) => a.start - b.start)) {
    const before = done.filter((one) => one.end <= start).map(({ depth }) => depth);
    done.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ depth }) => depth));
}

/** @param {number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

// @ts-check
import { look, openContext } from './look.mjs';
import { brokenPromises, inWords } from './words.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./plain-site.mjs').startPlainSite>>} Plain */
/** @typedef {Awaited<ReturnType<typeof import('./own-site.mjs').startOwnSite>>} Own */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ words: string, problems: string[] }} Outcome what a visitor saw; in what it is worse than promised */
/** @typedef {{ name: string, setUp: string, plain(browser: Browser, site: Plain): Promise<string>, own(browser: Browser, site: Own): Promise<Outcome> }} FaultCase */

/** The version of every part before a fault. */
export const LIVE = '0.1.0';
/** How long is waited for something to appear. Seconds. */
export const LIMIT = 15;

const headingOf = (/** @type {string} */ remote) => (/** @type {Page} */ page) =>
  page.locator(`[data-remote=${remote}]`).getByRole('heading', { level: 1 });
const firstOfHeader = (/** @type {Page} */ page) => page.getByRole('banner').getByRole('link').first();

/** Where to look on the plain host. @param {Plain} site @returns {import('./look.mjs').Site} */
export const onPlainHost = ({ url }) => ({
  url,
  address: '/packages',
  part: headingOf('packages'),
  notice: (page) => page.getByRole('alert'),
  other: headingOf('catalogue'),
  toOther: firstOfHeader,
});

/** Where to look on ours. @param {Own} site @returns {import('./look.mjs').Site} */
export const onOurs = ({ url }) => ({
  url,
  address: '/subscription-plan',
  part: headingOf('mfe-payments'),
  notice: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
  other: headingOf('mfe-catalogue'),
  toOther: firstOfHeader,
});

/**
 * Does something as a new visitor.
 * @template T @param {Browser} browser @param {(context: import('@playwright/test').BrowserContext) => Promise<T>} work
 */
export async function visiting(browser, work) {
  const context = await openContext(browser);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** @param {Browser} browser @param {Plain} site */
export const seePlain = (browser, site, limit = LIMIT) =>
  visiting(browser, async (context) => inWords(await look(context, onPlainHost(site), limit), limit));

/**
 * @param {Browser} browser @param {Own} site @param {Parameters<typeof brokenPromises>[1]} shows
 * @returns {Promise<Outcome>}
 */
export const seeOwn = (browser, site, shows, limit = LIMIT) =>
  visiting(browser, async (context) => {
    const seen = await look(context, onOurs(site), limit);
    return { words: inWords(seen, limit), problems: brokenPromises(seen, shows) };
  });

/** The output of a command of the registry, which must have worked. @param {{ ok: boolean, output: string }} answer */
export function done({ ok, output }) {
  if (!ok) throw new Error(output);
  return output;
}

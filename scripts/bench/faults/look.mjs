// @ts-check
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * How to find things on a site's page: `part` is what the broken remote shows, `notice` what stands in its place, `other` what
 * another team's remote shows at `/`, and `toOther` leads there.
 * @typedef {{ url: string, address: string, part(page: Page): Locator, notice(page: Page): Locator, other(page: Page): Locator, toOther(page: Page): Locator }} Site
 */

/**
 * What a visitor saw; times are seconds since the visitor opened the page, null for never.
 * @typedef {object} Seen
 * @property {number | null} header
 * @property {number | null} part
 * @property {number | null} notice
 * @property {boolean} blank nothing at all is on screen in the end
 * @property {boolean} headerStays
 * @property {boolean} foreign code ran that no visitor had released
 * @property {string[]} versions of the part, as its pieces on screen say
 * @property {boolean} leads the header leads to the other remote's content
 * @property {number | null} home another page, opened while the fault lasts: when its content was there
 */

/** @param {import('@playwright/test').Browser} browser */
export const openContext = (browser) => browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });

/**
 * Opens the page of the part, and at the same time another visitor opens another page; waits until the part or a notice is there.
 * @param {import('@playwright/test').BrowserContext} context @param {Site} site @param {number} limit seconds
 * @returns {Promise<Seen>}
 */
export async function look(context, site, limit) {
  // Another visitor: two pages of one browser wait for each other where both want the same file.
  const elsewhere = await openContext(/** @type {import('@playwright/test').Browser} */ (context.browser()));
  const [page, home] = [await context.newPage(), await elsewhere.newPage()];
  const begun = Date.now();
  const when = (/** @type {Locator} */ locator) =>
    locator
      .first()
      .waitFor({ timeout: 1000 * limit })
      .then(
        () => (Date.now() - begun) / 1000,
        () => null,
      );
  await Promise.all([
    page.goto(site.url + site.address, { waitUntil: 'commit' }),
    home.goto(`${site.url}/`, { waitUntil: 'commit' }),
  ]);
  const [header, either, homeAt] = await Promise.all([
    when(page.getByRole('banner')),
    when(site.part(page).or(site.notice(page))),
    when(site.other(home)),
  ]);
  // What is thrown after the first picture takes a moment to take it away.
  await page.waitForTimeout(500);
  const seen = await onScreen(page);
  const isThere = await site.part(page).isVisible();
  const leads = seen.headerStays && (await follow(page, site));
  const foreign = seen.foreign || (await ranForeign(home)) || (await ranForeign(page));
  await Promise.all([page.close(), elsewhere.close()]);
  return {
    ...seen,
    foreign,
    header,
    part: isThere ? either : null,
    notice: isThere ? null : either,
    leads,
    home: homeAt,
  };
}

/** What is on screen now. @param {Page} page */
export async function onScreen(page) {
  const pieces = page.getByRole('main').locator('[data-version]');
  const versions = await pieces.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-version') ?? ''),
  );
  return {
    blank: (await page.locator('body').innerText()).trim() === '',
    headerStays: await page.getByRole('banner').first().isVisible(),
    foreign: await ranForeign(page),
    versions: [...new Set(versions)],
  };
}

/** @param {Page} page @param {Site} site */
async function follow(page, site) {
  await site.toOther(page).click();
  return site
    .other(page)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
}

/** @param {Page} page */
const ranForeign = (page) => page.evaluate(() => 'foreignCodeRan' in globalThis);

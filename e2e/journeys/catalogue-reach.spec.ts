import type { Page } from '@playwright/test';
import { plainPages } from '../fixtures/pages.ts';
import { expect, test } from '../test.ts';

/** Everything of the catalogue that a visitor may see; what is for one's own account is reached after sign-in. */
const addresses = [
  '/properties',
  '/properties/categories/:',
  '/properties/city/:',
  '/properties-on-map',
  '/properties-details/:',
  '/projects',
  '/project-details/:',
  '/agents',
  '/agent-details/:',
  '/categories',
  '/cities',
  '/user/favourites',
  '/articles',
  '/articles/:',
  '/faqs',
  ...plainPages,
];
/** The results page as the home page offers it by a word of its own. */
const presets = [
  '/properties?type=sell',
  '/properties?type=rent',
  '/properties?promoted=1',
  '/properties?premium=1',
  '/properties?sort=most_viewed',
  '/properties?sort=most_liked',
  '/projects?featured=1',
  '/feed',
];
const patternOf = (href: string) => {
  const { pathname } = new URL(href, 'http://site');
  return addresses.find((address) => new RegExp(`^${address.replace(/:$/, '[^/]+')}/?$`).test(pathname));
};

test('every page of the catalogue is reached by pressing links from the home page, and none asks for a thing twice', async ({
  page,
}) => {
  test.slow();
  const known = new Map<string, string>([['/', '/']]);
  const visited = new Set<string>();
  const askedTwice: string[] = [];
  while (known.size <= addresses.length) {
    const next = [...known].find(([pattern]) => !visited.has(pattern));
    if (!next) break;
    visited.add(next[0]);
    await page.goto(next[1]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Parts below the first screen come when they are near.
    const [turns, step] = next[0] === '/' ? [12, 800] : [4, 2500];
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.waitForLoadState('networkidle');
    }
    const calls = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/api/') ? [name] : [])),
    );
    askedTwice.push(...calls.filter((call, index) => calls.indexOf(call) !== index));
    if (next[0] === '/') await expect.poll(() => linksOn(page)).toEqual(expect.arrayContaining(presets));
    const hrefs = await linksOn(page);
    for (const href of hrefs) {
      const pattern = patternOf(href);
      if (pattern && !known.has(pattern)) known.set(pattern, href);
    }
  }
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
  expect(askedTwice).toEqual([]);
});

/** Where the links of a page lead that stay on this site. */
const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

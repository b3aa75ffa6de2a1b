import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Letters that only the pseudo language has. */
const accented = /[áçéîłñöřšûýž]/i;

const pages = [
  '/',
  '/properties',
  '/cities',
  '/categories',
  '/articles',
  '/faqs',
  '/user/favourites',
  '/subscription-plan',
  '/login',
  '/register',
  '/nowhere/at-all',
];

test('words a third longer break no page of a small phone', async ({ page }) => {
  for (const path of pages) {
    await page.goto(`${path}?pseudo`);
    await expect(page.getByRole('main')).toHaveText(accented);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide, `${path} scrolls to the side`).toBeLessThanOrEqual(0);
  }
});

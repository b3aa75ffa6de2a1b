import { expect, test } from '../test.ts';

test('a part of the results that cannot be fetched leaves the rest of the page as it is', async ({
  page,
}) => {
  const missing = ['price-histogram', 'search-map', 'save-search'].map(
    (chunk) => `**/assets/mfe-catalogue/**/${chunk}.js`,
  );
  for (const files of missing) await page.route(files, (route) => route.abort());
  await page.goto('/properties?type=rent');
  const main = page.getByRole('main');
  const homes = main.getByRole('article');
  await expect(homes.first()).toBeVisible();
  await expect(main.getByRole('group', { name: /^Rent/ })).toBeVisible();
  await main.getByRole('button', { name: 'Save search' }).click();
  await main.getByRole('radio', { name: 'Split' }).click({ force: true });
  const map = main.getByRole('region', { name: 'Map of the homes' });
  await expect(map.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(homes.first()).toBeVisible();
  for (const files of missing) await page.unroute(files);
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(map.locator('canvas').first()).toBeVisible();
});

test('the ways to reach the provider stay where the form cannot be fetched', async ({ page }) => {
  const files = '**/assets/mfe-catalogue/**/contact-form.js';
  await page.route(files, (route) => route.abort());
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await page.unroute(files);
  await retry.click();
  await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

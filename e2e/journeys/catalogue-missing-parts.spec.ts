import { expect, test } from '@playwright/test';

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

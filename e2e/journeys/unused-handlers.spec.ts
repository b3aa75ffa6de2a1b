import { expect, test } from '../test.ts';

test('a journey whose changed answer is asked for passes', async ({ page }) => {
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'changed' }));
  await page.goto('/robots.txt');
  await expect(page.getByText('changed')).toBeVisible();
});

test('a journey whose changed answer is never asked for fails', async ({ page }) => {
  test.fail();
  await page.route('**/renamed.js', (route) => route.abort());
  await page.goto('/robots.txt');
  await expect(page.getByText('User-agent')).toBeVisible();
});

import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the page of a home that is opened again without a network shows the offline notice at once, and comes back with the network', async ({
  page,
  context,
}) => {
  await page.goto('/properties');
  const first = page.locator('main a[href*="/properties-details/"]').first();
  await expect(first).toBeVisible();
  const address = (await first.getAttribute('href')) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // Until the home is there its page is called so.
  await expect(heading).not.toHaveText(/^(Property)?$/);
  const title = (await heading.textContent()) ?? '';
  // The worker has seen the page's own files.
  await page.reload();
  await expect(heading).toHaveText(title);

  await context.setOffline(true);
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  // Three retries would take seven seconds.
  await expect(alert).toContainText('You’re offline', { timeout: 6_000 });
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();

  await context.setOffline(false);
  await expect(heading).toHaveText(title);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens two homes one after the other, each twice, so that the worker has seen the files of their page. */
async function openTwoHomes(page: Page) {
  await page.goto('/properties');
  const links = page.locator('main article a[href*="/properties-details/"]');
  await expect(links.first()).toBeVisible();
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)));
  const [first, last] = [...addresses];
  await page.evaluate(() => navigator.serviceWorker.ready);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const titles: string[] = [];
  for (const address of [first!, last!]) {
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // Until the home is there its page is called so.
    await expect(heading).not.toHaveText(/^(Property)?$/);
    const title = (await heading.textContent()) ?? '';
    await page.reload();
    await expect(heading).toHaveText(title);
    titles.push(title);
  }
  return { heading, first: { address: first!, title: titles[0]! }, last: { title: titles[1]! } };
}

test('a home that is opened again without a network shows the offline notice at once, and comes back with the network', async ({
  page,
  context,
}) => {
  const { heading, first } = await openTwoHomes(page);
  await context.setOffline(true);
  await page.goto(first.address);
  const alert = page.getByRole('main').getByRole('alert');
  // Three retries would take seven seconds.
  await expect(alert).toContainText('You’re offline', { timeout: 6_000 });
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();

  await context.setOffline(false);
  await expect(heading).toHaveText(first.title);
});

test('the page that was open last is whole without a network, with a notice that it may be out of date', async ({
  page,
  context,
}) => {
  const { heading, last } = await openTwoHomes(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(last.title);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
});

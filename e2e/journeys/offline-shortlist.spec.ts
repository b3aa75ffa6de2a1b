import { expect, test, type Page } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

/** The photo is there, not only its frame. */
const hasPhoto = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('ten saved homes are kept, and read in airplane mode with their photos', async ({ page, context }) => {
  test.slow();
  await page.goto('/properties?type=sell&sort=price_asc');
  // Premium homes are kept for members.
  const cards = page.getByRole('article').filter({ hasNotText: 'Premium' });
  const titles: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const card = cards.nth(index);
    titles.push(await card.getByRole('link').first().innerText());
    await card.getByRole('button', { name: /^Save/ }).click();
  }
  await page.goto('/user/favourites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Through the worker, so that it has what this page is made of.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole('switch', { name: /Keep these homes offline/ }).click();
  await expect(page.locator('p', { hasText: '10 homes are on this device' })).toBeVisible();
  await page.getByRole('button', { name: `Add a note on ${titles[0]}` }).click();
  await page.getByRole('textbox', { name: `Note on ${titles[0]}` }).fill('Ask about the cellar');
  await page.reload();
  await expect(page.getByRole('link', { name: titles[0] }).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Note on ${titles[0]}` })).toHaveValue(
    'Ask about the cellar',
  );
  const kept = page.getByRole('main').getByRole('article');
  await expect(kept).toHaveCount(titles.length);
  for (let index = 0; index < titles.length; index += 1) {
    const link = kept.nth(index).getByRole('link').first();
    const title = await link.innerText();
    expect(titles).toContain(title);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => hasPhoto(page)).toBe(true);
    await page.goBack();
    await expect(kept).toHaveCount(titles.length);
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  expect(await page.evaluate(() => caches.has('lintel-kept-homes'))).toBe(false);
});

test('what is changed in airplane mode waits in sight, and is delivered once when the network is back', async ({
  page,
  context,
}) => {
  test.slow();
  const delivered: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/add_favourite') && response.ok())
      delivered.push(response.request().postData() ?? '');
  });
  await signIn(page, demoAccount('buyer'));
  await page.goto('/user/favourites');
  const saved = page.getByRole('main').getByRole('article');
  const title = await saved.first().getByRole('link').first().innerText();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('switch', { name: /Keep these homes offline/ }).click();
  await expect(page.locator('p', { hasText: /homes? (is|are) on this device/ })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: `Take ${title} off the saved homes` }).click();
  const waits = page.getByRole('status').filter({ hasText: '1 change waits for the network' });
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'false');
  expect(delivered).toEqual([]);

  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await expect.poll(() => delivered.length).toBe(1);
  await page.reload();
  await expect(saved.first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveCount(0);
  expect(delivered).toHaveLength(1);
});

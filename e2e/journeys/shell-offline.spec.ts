import { passOn } from '../fixtures/answers/changed-answers.ts';
import { accountMenu, demoAccount } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a page that was opened works, another one shows the offline notice and comes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  const questions = page.getByRole('heading', { level: 1, name: 'Questions and answers' });
  await expect(questions).toBeVisible();
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const files = () =>
    page.evaluate(async () => {
      const kept = await Promise.all(
        ['lintel-files', 'lintel-pages'].map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return kept.every((count) => count > 0);
    });
  await expect.poll(files).toBe(true);
  // Reloaded through the worker, so that it has all that this page is made of.
  await page.reload();
  await expect(questions).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(questions).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();

  await page.goto('/subscription-plan');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('Homes you keep for offline viewing still work')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/subscription-plan');
});

test('a version that went live is announced, and nothing is reloaded by itself', async ({ page }) => {
  let stable = 0;
  await page.route('**/registry/environments/*/pointer.json', (route) =>
    passOn(route, (text) => {
      const pointer = JSON.parse(text) as { stable: number };
      stable = pointer.stable + 1;
      return JSON.stringify({ ...pointer, stable });
    }),
  );
  await page.goto('/faqs');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.keyboard.press('Tab');
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' });
  await expect(notice.getByText('A new version is available.')).toBeVisible();
  expect(stable).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.unroute('**/registry/environments/*/pointer.json');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
});

test('the notice of a new version covers neither the bar to reach the owner nor the notice on cookies', async ({
  page,
}) => {
  await page.route('**/registry/environments/*/pointer.json', (route) =>
    passOn(route, (text) => {
      const pointer = JSON.parse(text) as { stable: number };
      return JSON.stringify({ ...pointer, stable: pointer.stable + 1 });
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'de', 'ar']) {
    await page.goto(`/properties?lang=${language}`);
    await page.locator('main article a[href*="/properties-details/"]').first().click();
    await page.keyboard.press('Tab');
    for (const part of ['version-notice', 'bottom-bar', 'cookie-notice'])
      await expect(page.locator(`[data-${part}]`)).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const place = (name: string) => document.querySelector(name)!.getBoundingClientRect();
        const { top, bottom } = place('[data-version-notice]');
        return ['[data-bottom-bar]', '[data-cookie-notice]'].filter(
          (name) => place(name).top < bottom && place(name).bottom > top,
        );
      });
    // The page scrolls a little with the focus.
    await expect.poll(covered, language).toEqual([]);
  }
});

test('a page that was never opened shows that there is no network, and comes by itself when it is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('You’re offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('what fails without a network on the first page of a visit is shown, not only spoken', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const names = () =>
    page.evaluate(async () => (await (await caches.open('lintel-files')).keys()).map(({ url }) => url));
  await expect.poll(names).toContainEqual(expect.stringMatching(/\/toaster\.js$/));
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('group').filter({ hasText: 'Can’t reach the sign-in service' });
  await expect(notice).toBeVisible();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await notice.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('the menus of the header open without a network that were never opened with it', async ({
  page,
  context,
}) => {
  await resumeSession(page, 'buyer', '/faqs');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const names = () =>
    page.evaluate(async () => (await (await caches.open('lintel-files')).keys()).map(({ url }) => url));
  for (const file of ['menus', 'mobile-menu'])
    await expect.poll(names).toContainEqual(expect.stringMatching(new RegExp(`/${file}\\.js$`)));
  await context.setOffline(true);
  await page.reload();
  await accountMenu(page, demoAccount('buyer').name).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Projects' })).toBeVisible();
});

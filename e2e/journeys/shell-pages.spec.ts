import type { Page } from '@playwright/test';
import { footer } from '../fixtures/footer.ts';
import { signInButton } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

/** A call is tried four times with 1, 2 and 4 seconds between, before the page shows an error. */
const patiently = { timeout: 20_000 };
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const storedRoot = (page: Page) => page.evaluate(() => localStorage.getItem('root'));

test('an address that does not exist is a 404 with a page that leads on, also to homes', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Popular right now' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').nth(3)).toBeVisible();
  await footer(page);
  await page.getByRole('main').getByRole('link', { name: 'Search homes' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Arabic turns the page around and dark changes its colours, without a reload and for the next visit', async ({
  page,
}) => {
  await page.goto('/faqs');
  await expect(title(page, 'Questions and answers')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Colours' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await header.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  // A text of the shell and one of a remote.
  await expect(header.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await expect(title(page, /^[؀-ۿ\s]+$/)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect.poll(() => storedRoot(page)).toContain('"code":"ar"');

  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(title(page, /^[؀-ۿ\s]+$/)).toBeVisible();
  expect(await background()).toBe(dark);
});

for (const [what, fault, message] of [
  ['cannot be reached', null, 'Couldn’t load this'],
  [
    'answers that it is overloaded',
    { status: 503, json: { error: true, message: 'Overloaded', key: 'unavailable' } },
    'Couldn’t load this',
  ],
] as const) {
  test(`a back end that ${what} costs the content, not the frame, and a retry brings it back`, async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => (fault ? route.fulfill(fault) : route.abort()));
    // The document of the results in their usual order carries their data.
    await page.goto('/properties?sort=price_asc');
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem.getByText(message, { exact: true })).toBeVisible(patiently);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Rent' })).toBeVisible();
    await footer(page);
    await page.unroute('**/api/**');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('a missing network is shown at the top as long as it lasts, and the cookie notice only once', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await cookies.getByRole('button', { name: 'OK' }).click();
  await expect(cookies).toHaveCount(0);
  const offline = page.getByText('You’re offline. What you see may be out of date.');
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  const settings = page.waitForResponse('**/api/**');
  await page.reload();
  await settings;
  await expect(title(page, 'Questions and answers')).toBeVisible();
  await expect(cookies).toHaveCount(0);
});

test('what is kept under "root" has the keys of the stored state, and invalid content there breaks nothing', async ({
  page,
}) => {
  await page.goto('/faqs');
  await expect.poll(() => storedRoot(page)).toContain('company_name');
  const root = JSON.parse((await storedRoot(page)) ?? '{}') as Record<string, object>;
  const keys = Object.fromEntries(
    Object.entries(root).map(([name, part]) => [name, Object.keys(part).sort()]),
  );
  expect(keys).toEqual({
    Settings: ['data', 'fcmToken', 'lastFetch', 'loading'],
    User_signup: ['data', 'loading'],
    Language: ['languages', 'loading', 'selectedLanguage'],
    location: ['currentLocation', 'isLocationSet'],
    cachedata: [
      'articleCategoryId',
      'categories',
      'filterData',
      'isProject',
      'lastFetch',
      'loading',
      'locationData',
      'newUserChatData',
      'sliderDataLength',
    ],
  });

  for (const rubbish of ['{"Settings":', '{"User_signup":{"data":7},"Language":"?","location":[]}']) {
    // From another page of the origin: the product writes its own state when it leaves.
    await page.goto('/api/ready');
    await page.evaluate((text) => localStorage.setItem('root', text), rubbish);
    await page.goto('/faqs');
    await expect(title(page, 'Questions and answers')).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    await expect.poll(() => storedRoot(page)).toContain('company_name');
  }
});

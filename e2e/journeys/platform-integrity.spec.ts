import type { Page } from '@playwright/test';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import { expect, test } from '../test.ts';

const marker = 'globalThis.foreignCodeRan = true;';

/** Answers matching files with other bytes than the lock names. */
async function tamper(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => passOn(route, (script) => marker + script));
}
const foreignCodeRan = (page: Page) =>
  page.evaluate(() => (globalThis as { foreignCodeRan?: boolean }).foreignCodeRan === true);

const parts = [
  ['entry', '**/assets/mfe-payments/**/remoteEntry.js'],
  ['exposed chunk', '**/assets/mfe-payments/**/remote.js'],
  ['page chunk', '**/assets/mfe-payments/**/page-packages.js'],
] as const;
for (const [what, files] of parts) {
  test(`a tampered ${what} of a remote does not run; frame and other remotes stay`, async ({ page }) => {
    await tamper(page, files);
    await page.goto('/subscription-plan');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({
      timeout: 20_000,
    });
    expect(await foreignCodeRan(page)).toBe(false);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(
      page.locator('[data-remote=mfe-catalogue]').getByRole('heading', { level: 1 }),
    ).toBeVisible();
    expect(await foreignCodeRan(page)).toBe(false);
  });
}

for (const [what, files] of parts)
  test(`the ${what} of a remote that was broken on one way is fetched again, and its page comes`, async ({
    page,
  }) => {
    let hits = 0;
    await page.route(files, (route) => {
      hits += 1;
      const isFirst = hits === 1;
      return passOn(route, (script) => (isFirst ? marker + script : script));
    });
    await page.goto('/subscription-plan');
    const heading = page.getByRole('heading', { level: 1, name: 'Packages' });
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(heading.or(retry).first()).toBeVisible({ timeout: 20_000 });
    if (await retry.isVisible()) await retry.click();
    await expect(heading).toBeVisible();
    expect(await foreignCodeRan(page)).toBe(false);
  });

test('a tampered script of the shell does not run', async ({ page }) => {
  await tamper(page, '**/assets/shell/**/main.js');
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/main.js'));
  await page.goto('/');
  await arrived;
  await page.waitForTimeout(500);
  expect(await foreignCodeRan(page)).toBe(false);
});

test('a script of the shell that was broken on one way is fetched again, and the page comes', async ({
  page,
}) => {
  let hits = 0;
  await page.route('**/assets/shell/**/main.js', (route) => {
    hits += 1;
    const isFirst = hits === 1;
    return passOn(route, (script) => (isFirst ? marker + script : script));
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(hits).toBeGreaterThan(1);
  expect(await foreignCodeRan(page)).toBe(false);
});

test('a dead remote leaves the frame and the other four untouched, and comes back on retry', async ({
  page,
}) => {
  await page.route('**/assets/mfe-payments/**', (route) => route.abort());
  await page.goto('/subscription-plan');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/assets/mfe-payments/**');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
});

test('nothing on the way breaks the policy, and no script comes from elsewhere', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()))
      problems.push(request.url());
  });
  for (const address of ['/', '/properties', '/subscription-plan', '/login']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

import type { Page } from '@playwright/test';
import { buildAs, ownVersion, publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

const payments = '[data-remote=mfe-payments]';

/** As a link does it: without a new document. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

let first = 0;
test.beforeAll(() => {
  first = JSON.parse(registry('explain', '--json')).revision;
});
test.afterEach(() => {
  registry('promote', String(first), '--reason', 'e2e is over');
});

test('a tab that stays open through three deploys still opens every lazy route, with its own versions', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const version of ['8.0.1', '8.0.2', '8.0.3']) {
    for (const name of ['shell', 'mfe-catalogue', 'mfe-payments']) publishAs(name, version);
    registry('lock', ...['shell', 'mfe-catalogue', 'mfe-payments'].map((name) => `${name}@${version}`));
    registry('gc', '--days', '1');
  }
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\/8\.0\.\d-/.test(request.url())) foreign.push(request.url());
  });
  for (const address of ['/', '/properties', '/projects', '/agents', '/compare', '/subscription-plan']) {
    await goInside(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const area = page.getByRole('main').locator('[data-remote]').first();
    const remote = (await area.getAttribute('data-remote'))!;
    await expect(area).toHaveAttribute('data-version', ownVersion(remote));
  }
  expect(foreign).toEqual([]);
  await page.reload();
  await expect(page.locator(payments)).toHaveAttribute('data-version', '8.0.3');
});

test('explain tells what the browser has loaded', async ({ page }) => {
  const { parts } = JSON.parse(registry('explain', '--json')) as {
    parts: { name: string; version: string; build: string; integrity: string }[];
  };
  for (const [address, name] of [
    ['/', 'mfe-catalogue'],
    ['/subscription-plan', 'mfe-payments'],
  ] as const) {
    await page.goto(address);
    const area = page.locator(`[data-remote=${name}]`).first();
    await expect(area).toBeVisible();
    const part = parts.find((one) => one.name === name)!;
    await expect(area).toHaveAttribute('data-version', part.version);
    await expect(area).toHaveAttribute('data-build', part.build);
    const folder = `/assets/${name}/${part.version}-${part.build}/remoteEntry.js`;
    const entry = page.locator(`script[src*="${folder}"], link[rel=preload][href*="${folder}"]`).first();
    await expect(entry).toHaveAttribute('integrity', part.integrity);
  }
});

test('a link shows another release with a notice, and leads back; a foreign address is no release', async ({
  page,
}) => {
  publishAs('mfe-payments', '8.1.0');
  await page.goto('/subscription-plan?mfe=mfe-payments@8.1.0');
  await expect(page.locator(payments)).toHaveAttribute('data-version', '8.1.0');
  const notice = page.getByRole('complementary', { name: 'Chosen releases' });
  await expect(notice).toBeVisible();
  await page.goto('/subscription-plan');
  await expect(page.locator(payments)).toHaveAttribute('data-version', '8.1.0');
  await notice.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page.locator(payments)).toHaveAttribute('data-version', ownVersion('mfe-payments'));
  await expect(notice).toHaveCount(0);

  const refused = await page.goto('/?mfe=mfe-payments@https://evil.example/remoteEntry.js');
  expect(refused?.status()).toBe(400);
});

test('a canary whose visitors meet errors ends by itself', async ({ page }) => {
  buildAs('mfe-payments', '8.2.0');
  const { revision } = JSON.parse(registry('lock', 'mfe-payments@8.2.0', '--hold', '--json'));
  registry(
    'canary',
    String(revision),
    '--percent',
    '100',
    '--error-rate',
    '0',
    '--min-visitors',
    '1',
    '--min-networks',
    '1',
  );
  const version = page.locator(payments);
  await page.goto('/subscription-plan');
  await expect(version).toHaveAttribute('data-version', '8.2.0');
  // The page recovers with the previous release, and reports that to the registry.
  await page.route('**/assets/mfe-payments/8.2.0-*/**', (route) => route.abort());
  await page.reload();
  await expect(version).toHaveAttribute('data-version', ownVersion('mfe-payments'));
  await expect.poll(() => registry('history')).toContain('by registry: aborted: 1 of 1 visitors');
  await page.reload();
  expect(JSON.parse((await page.locator('#lintel-site').textContent()) ?? '{}').revision).toBe(first);
});

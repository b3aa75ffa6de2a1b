import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems, sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { ownVersion, publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

// Everything here is done with the keyboard.
const area = (page: Page) => page.getByRole('main').locator('[data-remote=mfe-payments]');
const overlay = (page: Page, name = 'What this page is made of') => page.getByRole('dialog', { name });
const part = (page: Page, name: string) =>
  overlay(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

async function open(page: Page): Promise<void> {
  await expect(area(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+Shift+V');
  await expect(overlay(page)).toBeFocused();
}

test.beforeAll(() => publishAs('mfe-payments', '8.4.0'));

test('tells of each area whose it is, which release, from which lock and whether its bytes are right', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe-overlay/')) foreign.push(request.url());
  });
  await page.goto('/subscription-plan');
  await expect(area(page).getByRole('heading', { level: 1 })).toBeVisible();
  // Its code loads on request only.
  expect(foreign).toEqual([]);
  const start = page.getByRole('banner').getByRole('link').first();
  await tabTo(page, start);
  await open(page);
  const { parts, revision } = JSON.parse(registry('explain', '--json')) as {
    revision: number;
    parts: { name: string; version: string; build: string }[];
  };
  const payments = parts.find(({ name }) => name === 'mfe-payments')!;
  const shown = part(page, 'mfe-payments');
  await expect(shown).toContainText(`${payments.version}-${payments.build}`);
  await expect(shown).toContainText('payments-team@lintel.example');
  await expect(shown).toContainText(`local@${revision}`);
  await expect(shown).toContainText(/\d+ ms, [\d.]+ KB, \d+ files/);
  await expect(shown).toContainText('Every file as the lock names it');
  await expect(part(page, 'mfe-overlay')).toContainText('page.overlay');
  await expect(part(page, 'mfe-chat')).toContainText('Not loaded');
  await tabTo(page, shown.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(shown.getByText(/^react [\d.]+ from shell$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(start).toBeFocused();
});

test('shows another release, gives a link to it, and leads back', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/subscription-plan');
  await open(page);
  await tabTo(page, overlay(page).getByRole('combobox', { name: 'Release of mfe-payments' }));
  await page.keyboard.type('8.4');
  await tabTo(page, overlay(page).getByRole('button', { name: 'Show this choice' }));
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveAttribute('data-version', '8.4.0');
  await expect(part(page, 'mfe-payments')).toContainText('Chosen by a link');
  await expect(overlay(page).getByText('Not the live releases')).toBeVisible();

  await tabTo(page, overlay(page).getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect(overlay(page).getByRole('status')).toHaveText('Copied');
  const link = await copied();
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const second = await other.newPage();
  await second.goto(link);
  await expect(area(second)).toHaveAttribute('data-version', '8.4.0');
  await other.close();

  await tabTo(page, overlay(page).getByRole('button', { name: 'Copy report' }));
  await page.keyboard.press('Enter');
  await expect.poll(copied).toMatch(/\| mfe-payments \| 8\.4\.0-\w{8} \| chosen \| page \|/);

  await tabTo(page, overlay(page).getByRole('link', { name: 'Back to the live site' }));
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveAttribute('data-version', ownVersion('mfe-payments'));
  await expect(page.getByRole('complementary', { name: 'Chosen releases' })).toHaveCount(0);
});

test('does without a remote, for oneself alone; the notice of the server leads to it as well', async ({
  page,
}) => {
  await page.goto('/subscription-plan');
  await open(page);
  await tabTo(page, overlay(page).getByRole('checkbox', { name: 'Do without mfe-payments' }));
  await page.keyboard.press('Space');
  await tabTo(page, overlay(page).getByRole('button', { name: 'Show this choice' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(part(page, 'mfe-payments')).toContainText('Switched off');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/subscription-plan\?mfe=&mfe-off=mfe-payments$/);
  const notice = page.getByRole('complementary', { name: 'Chosen releases' });
  await tabTo(page, notice.getByRole('link', { name: 'What this page is made of' }));
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeFocused();
});

for (const { language, title, width, scheme } of [
  { language: 'ar', title: 'مكونات هذه الصفحة', width: 360, scheme: 'dark' },
  { language: 'de-DE', title: 'Woraus diese Seite besteht', width: 1440, scheme: 'light' },
] as const) {
  test(`is accessible: ${language}, ${scheme}, ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      locale: language,
      colorScheme: scheme,
      viewport: { width, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto('/subscription-plan?mfe-overlay');
    await expect(overlay(page, title).getByRole('article').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(refused).toEqual([]);
    const box = (await overlay(page, title).boundingBox())!;
    if (language === 'ar') expect(box.x).toBe(0);
    await context.close();
  });
}

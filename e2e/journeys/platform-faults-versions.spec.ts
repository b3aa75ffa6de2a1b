import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { buildAs, publishAs, registry } from '../fixtures/registry.ts';

/** Which files a fault hits. The newest release of one remote only, where there is one before it to go on with. */
const kinds = {
  manifest: '**/registry/releases/mfe-payments/8.3.0-*.json',
  entry: '**/assets/mfe-payments/8.3.0-*/remoteEntry.js',
  chunk: '**/assets/mfe-payments/8.3.0-*/page-packages.js',
  css: '**/assets/shell/8.3.0-*/tokens.*.css',
  locale: '**/assets/mfe-payments/8.3.0-*/+(353|894).js',
  lock: '**/registry/environments/local/locks/*.json',
} as const;
type Kind = keyof typeof kinds;

const marker = 'globalThis.foreignCodeRan = true;';

/** What happens to such a file on the way. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  500: (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  },
  tampered: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isJson = route.request().url().endsWith('.json');
    await route.fulfill({
      response,
      body: isJson ? text.replaceAll('sha256-', 'sha256-A').replaceAll('/assets/', '/evil/') : marker + text,
    });
  },
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
};

/** As a static host serves it: the page then reads pointer, lock and releases itself. */
const withoutLock = (page: Page) =>
  page.route('**/subscription-plan', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="lintel-site">.*?<\/script>/s, ''),
    });
  });

/** A visit on which nothing went wrong, until the browser has the site that worked. */
async function visitBefore(page: Page): Promise<void> {
  await page.goto('/subscription-plan');
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('keyval-store');
}

/** What a visitor sees with one fault: the page, or a notice in its place. Anything else is a failure. */
async function visit(browser: Browser, kind: Kind, fault: string): Promise<string> {
  const locale = kind === 'locale' ? 'de-DE' : 'en-GB';
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (kind === 'manifest' || kind === 'lock') await withoutLock(page);
    // Somebody who has been here before; the page remembers what worked.
    if (kind === 'lock') await visitBefore(page);
    await page.route(kinds[kind], faults[fault]!);
    await page.goto('/subscription-plan');
    const area = page.locator('[data-remote=mfe-payments]');
    const heading = area.getByRole('heading', { level: 1 });
    const notice = page
      .getByRole('main')
      .getByRole('button', { name: 'Try again' })
      .or(page.getByText('This page could not be loaded.'));
    await expect(heading.or(notice).first()).toBeVisible({ timeout: 40_000 });
    // On a busy machine the document's own notice comes before the page does.
    await heading.waitFor({ timeout: 15_000 }).catch(() => {});
    expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
    if (!(await heading.isVisible())) return 'placeholder';
    // The rest of the site does not notice.
    await expect(page.getByRole('banner')).toBeVisible();
    const canvas = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-surface-canvas'),
      );
    // A page that came without a style sheet gets one.
    await expect.poll(canvas).not.toBe('');
    const style = await page.locator('link[rel=stylesheet]').getAttribute('href');
    const version = await area.getAttribute('data-version');
    return `page of ${version}${style?.includes('/8.3.0-') ? '' : ', style of the release before'}`;
  } finally {
    await context.close();
  }
}

test('thirty faults: the page heals or says what is wrong, and is never blank', async ({ browser }) => {
  test.setTimeout(300_000);
  buildAs('mfe-payments', '8.3.0');
  publishAs('shell', '8.3.0');
  registry('lock', 'mfe-payments@8.3.0', 'shell@8.3.0', '--reason', 'fault matrix');
  const table: Record<string, Record<string, string>> = {};
  try {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const cells = Object.keys(faults).map(async (fault) => [fault, await visit(browser, kind, fault)]);
      table[kind] = Object.fromEntries(await Promise.all(cells));
    }
  } finally {
    registry('revert');
    // oxlint-disable-next-line no-console -- the table is what this test is for
    console.table(table);
  }
  for (const kind of ['manifest', 'entry', 'chunk'])
    for (const fault of ['missing', '500', 'tampered', 'truncated'])
      expect(table[kind]?.[fault], `${kind} ${fault}`).toBe('page of 0.1.0');
  for (const fault of Object.keys(faults))
    expect(table['locale']?.[fault], `locale ${fault}`).toBe('page of 8.3.0');
  for (const fault of ['missing', '500', 'tampered', 'truncated']) {
    expect(table['css']?.[fault], `css ${fault}`).toBe('page of 8.3.0, style of the release before');
    expect(table['lock']?.[fault], `lock ${fault}`).toBe('page of 8.3.0');
  }
  for (const kind of Object.keys(kinds)) expect(table[kind]?.['slow'], `${kind} slow`).toBe('page of 8.3.0');
});

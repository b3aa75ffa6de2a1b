import type { Browser, Page, Route } from '@playwright/test';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import { buildAs, ownVersion, publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

/** Which files a fault hits. The newest release of one remote only, where there is one before it to go on with. */
const kinds = {
  manifest: /\/registry\/releases\/mfe-payments\/8\.3\.0-/,
  entry: /\/assets\/mfe-payments\/8\.3\.0-[^/]*\/remoteEntry\.js/,
  chunk: /\/assets\/mfe-payments\/8\.3\.0-[^/]*\/page-packages\.js/,
  css: /\/assets\/shell\/8\.3\.0-[^/]*\/tokens\..*\.css/,
  // Of a remote's chunks only those with texts have no name.
  locale: /\/assets\/mfe-payments\/8\.3\.0-[^/]*\/\d+\.js/,
  lock: /\/registry\/environments\/local\/locks\//,
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
  tampered: (route) => {
    const isJson = route.request().url().endsWith('.json');
    return passOn(route, (text) =>
      isJson ? text.replaceAll('sha256-', 'sha256-A').replaceAll('/assets/', '/evil/') : marker + text,
    );
  },
  truncated: (route) => passOn(route, (text) => text.slice(0, text.length / 2)),
};

/** As a static host serves it: the page then reads pointer, lock and releases itself. */
const withoutLock = (page: Page) =>
  page.route('**/subscription-plan', (route) =>
    passOn(route, (html) =>
      html.replace(/<script type="application\/json" id="lintel-site">.*?<\/script>/s, ''),
    ),
  );

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
  const page = await context.newPage();
  try {
    if (kind === 'manifest' || kind === 'lock') await withoutLock(page);
    // A returning visitor; the page remembers what worked.
    if (kind === 'lock') await visitBefore(page);
    let hits = 0;
    await page.route(kinds[kind], (route) => {
      hits += 1;
      return faults[fault]!(route);
    });
    await page.goto('/subscription-plan');
    const area = page.locator('[data-remote=mfe-payments]');
    const heading = area.getByRole('heading', { level: 1 });
    const notice = page
      .getByRole('main')
      .getByRole('button', { name: /^(Try again|Erneut versuchen)$/ })
      .or(page.getByText('This page could not be loaded.'));
    await expect(heading.or(notice).first()).toBeVisible({ timeout: 40_000 });
    // On a busy machine the document's own notice comes before the page does.
    await heading.waitFor({ timeout: 15_000 }).catch(() => {});
    const outcome = (await heading.isVisible()) ? await pageOf(page) : 'placeholder';
    expect(hits, `files that ${kind} ${fault} hit`).toBeGreaterThan(0);
    await expectTheRest(page);
    expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
    return outcome;
  } finally {
    // A file that is still on its way would have no body to change once the context is closed.
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  }
}

/** Which release's page is on screen, in which language and with whose style. */
async function pageOf(page: Page): Promise<string> {
  // A page that came without a style sheet gets one.
  const canvas = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-surface-canvas'),
    );
  await expect.poll(canvas).not.toBe('');
  const area = page.getByRole('main').locator('[data-remote=mfe-payments]');
  const versions = await area.evaluateAll((all) => all.map((one) => one.getAttribute('data-version')));
  const style = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const title = await area.getByRole('heading', { level: 1 }).textContent();
  const notes = [
    style?.includes('/8.3.0-') ? '' : ', style of the release before',
    title === 'Pakete' ? ', in German' : '',
  ];
  return `page of ${[...new Set(versions)].join(' and ')}${notes.join('')}`;
}

/** The frame and another team's remote, which a visitor opens by the header. */
async function expectTheRest(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('[data-remote=mfe-catalogue]').getByRole('heading', { level: 1 })).toBeVisible();
}

test('thirty faults: the page recovers or names the problem, and is never blank', async ({ browser }) => {
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
  const cells = (broken: string, slow = 'page of 8.3.0') =>
    Object.fromEntries(Object.keys(faults).map((fault) => [fault, fault === 'slow' ? slow : broken]));
  const before = cells(`page of ${ownVersion('mfe-payments')}`);
  expect(table).toEqual({
    manifest: before,
    entry: before,
    chunk: before,
    css: cells('page of 8.3.0, style of the release before'),
    // English travels with the remote.
    locale: cells('page of 8.3.0', 'page of 8.3.0, in German'),
    // The site that this browser has kept.
    lock: cells('page of 8.3.0'),
  });
});

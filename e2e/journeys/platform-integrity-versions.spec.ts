import type { Browser, Page } from '@playwright/test';
import { buildAs, ownVersion, publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

const VERSION = '8.4.0';
const NAMES = ['shell', 'mfe-catalogue'] as const;

interface Published {
  base: string;
  files: Record<string, { kind: string }>;
}

/** Scripts that are loaded in different ways; of all other kinds one file each is enough. */
const scripts = [/^main\.js$/, /^starter\./, /^service-worker\./, /^remoteEntry\.js$/, /^page-home\.js$/];
/** The picture at the head of home on a wide screen; the small one travels inside the document. */
const WIDE = /^hero-wide\./;
const isWorker = (file: string) => file.startsWith('service-worker.');

/** One file of each kind that a release has, by what its name ends in. */
function oneOfEachKind({ files }: Published): string[] {
  const names = Object.keys(files);
  const others = names.filter((file) => !file.endsWith('.js'));
  const endings = [...new Set(others.map((file) => file.split('.').at(-1)!))];
  return [
    ...names.filter((file) => [...scripts, WIDE].some((loaded) => loaded.test(file))),
    ...endings.map((ending) => others.find((file) => file.endsWith(`.${ending}`))!),
  ];
}

/** Flips one bit in the middle of a file on its way; answers how often it was asked for. */
async function flip(page: Page, address: RegExp): Promise<() => number> {
  let hits = 0;
  await page.route(address, async (route) => {
    hits += 1;
    const response = await route.fetch();
    const body = await response.body();
    const middle = Math.floor(body.length / 2);
    body[middle] = body[middle]! ^ 1;
    await route.fulfill({ response, body });
  });
  return () => hits;
}

/** Whether home has its picture, or nothing but the surface below it. */
async function pictureOn(page: Page): Promise<'picture' | 'surface'> {
  const image = page.locator('[data-remote=mfe-catalogue] section').first().locator('img');
  try {
    await image.waitFor({ timeout: 10_000 });
  } catch {
    return 'surface';
  }
  // What is shown has been checked, so it can only be the right one.
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(await image.getAttribute('src')).toMatch(/^(blob|data):/);
  return 'picture';
}

/** Home with one byte of one file flipped, in the width that asks for the file. */
async function visit(
  browser: Browser,
  { address, file }: { address: RegExp; file: string },
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: file.startsWith('hero-small.') ? 360 : 1440, height: 800 },
    serviceWorkers: isWorker(file) ? 'allow' : 'block',
  });
  const page = await context.newPage();
  try {
    const hits = await flip(page, address);
    await page.goto('/');
    const heading = page.locator('[data-remote=mfe-catalogue]').getByRole('heading', { level: 1 });
    const notice = page.getByText('This page could not be loaded.');
    await expect(heading.or(notice).first()).toBeVisible({ timeout: 40_000 });
    if (!(await heading.isVisible())) return 'says that it could not be loaded';
    const area = page.locator('[data-remote=mfe-catalogue][data-version]').first();
    const version = await area.getAttribute('data-version');
    const picture = await pictureOn(page);
    // A sign of the user brings what comes later, the worker among it.
    await page.keyboard.press('Shift');
    if (isWorker(file)) await expect.poll(hits).toBeGreaterThan(0);
    const worker = await page.evaluate(
      async () => (await navigator.serviceWorker?.getRegistration()) !== undefined,
    );
    return [
      `page of ${version}`,
      picture,
      ...(hits() ? [] : ['never asked for']),
      ...(worker ? ['worker'] : []),
    ].join(', ');
  } finally {
    // A file that is still on its way would have no body to flip once the context is closed.
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  }
}

test('one flipped byte of any kind of file of a release is never shown or run', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  buildAs('mfe-catalogue', VERSION);
  publishAs('shell', VERSION);
  registry('lock', `mfe-catalogue@${VERSION}`, `shell@${VERSION}`, '--reason', 'flipped bytes');
  const table: Record<string, string> = {};
  try {
    for (const name of NAMES) {
      const { version, build } = JSON.parse(registry('explain', name, '--json')).parts[0];
      const record = (await (
        await request.get(`/registry/releases/${name}/${version}-${build}.json`)
      ).json()) as Published;
      const left = oneOfEachKind(record);
      const visits = async () => {
        for (let file = left.shift(); file; file = left.shift()) {
          const its = isWorker(file) ? '/service-worker.js' : record.base + file;
          const address = new RegExp(`${its.replaceAll('.', '\\.')}$`);
          table[`${name} ${file.replace(/\.[0-9a-f]{10}\./, '.')}`] = await visit(browser, { address, file });
        }
      };
      await Promise.all([visits(), visits(), visits()]);
    }
    // Nowhere as the release has it.
    table['the picture everywhere'] = await visit(browser, {
      address: /\/assets\/mfe-catalogue\/.*\.(avif|webp)$/,
      file: 'hero-wide.avif',
    });
  } finally {
    registry('revert');
    // oxlint-disable-next-line no-console -- the table is what this test is for
    console.table(table);
  }
  const before = `page of ${ownVersion('mfe-catalogue')}, picture`;
  const asEver = `page of ${VERSION}, picture`;
  expect(table).toEqual({
    // That of the release before runs instead.
    'shell main.js': asEver,
    'shell starter.js': asEver,
    'shell tokens.css': asEver,
    'shell service-worker.js': asEver,
    // In the document, in the web manifest and in the worker, from bytes that the registry has checked.
    'mfe-catalogue hero-small.avif': `${asEver}, never asked for`,
    'shell icon.svg': `${asEver}, never asked for`,
    'shell apple-180.png': `${asEver}, never asked for`,
    // For people.
    'shell licences.txt': `${asEver}, never asked for`,
    'mfe-catalogue licences.txt': `${asEver}, never asked for`,
    'mfe-catalogue manifest.json': `${asEver}, never asked for`,
    'mfe-catalogue remoteEntry.js': before,
    'mfe-catalogue page-home.js': before,
    'mfe-catalogue hero-wide.avif': asEver,
    // For browsers that cannot read AVIF.
    'mfe-catalogue hero.webp': `${asEver}, never asked for`,
    'the picture everywhere': `page of ${VERSION}, surface`,
  });
});

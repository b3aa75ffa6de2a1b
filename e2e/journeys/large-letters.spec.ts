import type { Locator, Page } from '@playwright/test';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** As in the settings of a browser for those who need large letters; the window stays as it is. */
const TWICE = 32;

/** As the settings of the browser do it, or a style of the user's own on the root. */
const enlarge = {
  'by the browser': async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE, fixed: TWICE } });
  },
  'on the root': (page: Page) =>
    page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, TWICE),
};

/** Pairs of links and buttons of the header that lie on each other, and how far the page can be pushed sideways. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body header:first-of-type :is(a, button)')]
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const overlap = boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => other.box.left < box.right - 1 && other.box.right > box.left + 1)
        .filter((other) => other.box.top < box.bottom - 1 && other.box.bottom > box.top + 1)
        .map((other) => `${name} and ${other.name}`),
    );
    return { overlap, sideways: document.documentElement.scrollWidth - innerWidth };
  });

for (const [how, change] of Object.entries(enlarge))
  test(`letters of twice the size ${how} cover nothing and fit into the window`, async ({ page }) => {
    await change(page);
    for (const width of [1440, 1120, 840, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/properties', '/contact-us', '/mortgage-calculator', '/categories']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await faults(page), `${path} at ${width}`).toEqual({ overlap: [], sideways: 0 });
      }
    }
  });

test('letters of twice the size cut off none of the pages to jump to', async ({ page }) => {
  await enlarge['on the root'](page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about-us?lang=de');
  await page.getByRole('banner').getByRole('button', { name: /Suche/ }).click();
  const compare = page.getByRole('option', { name: 'Zwei Immobilien vergleichen' });
  await expect(compare).toBeVisible();
  const cut = await page
    .getByRole('option')
    .locator('bdi')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('letters of twice the size fit into the menus of the header and into the trail, in German on a phone', async ({
  page,
}) => {
  await enlarge['on the root'](page);
  await page.setViewportSize({ width: 360, height: 800 });
  await resumeSession(page, 'buyer', '/compare?lang=de');
  await expect(page.getByRole('heading', { level: 1, name: 'Zwei Immobilien vergleichen' })).toBeVisible();
  expect((await faults(page)).sideways).toBe(0);
  const header = page.getByRole('banner');
  const over = (part: Locator) => part.evaluate((box) => box.scrollWidth - box.clientWidth);
  await header.getByRole('button', { name: 'Konto' }).click();
  const account = page.getByRole('menu');
  await expect(account).toBeVisible();
  expect(await over(account)).toBe(0);
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: /^Benachrichtigungen/ }).click();
  const news = header
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Benachrichtigungen' }) });
  await expect(news).toBeVisible();
  expect(await over(news)).toBe(0);
});

test('letters of twice the size fit into the pages of an account, in German on a phone', async ({ page }) => {
  await enlarge['on the root'](page);
  await page.setViewportSize({ width: 360, height: 800 });
  // What is cut off inside of a box is as lost as what lies beside the window.
  const wide = () =>
    page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p, td, label, legend, dt, dd, article)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
          .filter((part) => getComputedStyle(part).display !== 'inline')
          // Lines of cards end in dots on purpose.
          .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
          .map((part) => part.textContent),
      );
  const fits = async (path: string, last: Locator) => {
    await page.goto(`${path}?lang=de`);
    await expect(last.first()).toBeVisible();
    expect({ sideways: (await faults(page)).sideways, wide: await wide() }, path).toEqual({
      sideways: 0,
      wide: [],
    });
  };
  const main = page.getByRole('main');
  const packages = main.getByRole('article');
  await fits('/subscription-plan', packages);
  await resumeSession(page, 'agent');
  await fits('/subscription-plan', packages);
  await fits('/user/subscription', main.getByRole('cell'));
  await fits('/user/add-property', main.getByText('Noch nicht begonnen'));
  await fits('/user/add-project', main.getByText('Noch nicht begonnen'));
  await fits('/user/notifications', main.getByRole('listitem'));
  await fits('/user/personalize-feed', main.getByRole('checkbox'));
  await fits('/user/transactions', main.getByRole('cell'));
});

/** The spacing of WCAG 1.4.12, as a style of the user's own. */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

test('letters that are set further apart fit into a window of 320 pixels, in German too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const fits = async (path: string) => {
    await page.goto(`${path}?lang=de`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await space(page);
    expect(await faults(page), path).toEqual({ overlap: [], sideways: 0 });
  };
  for (const path of ['/', '/projects']) await fits(path);
  await resumeSession(page, 'agent');
  await fits('/user/add-property');
});

test('a page is printed light, also where the screen is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about-us');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const color = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-text-default'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground()).not.toBe('rgb(255, 255, 255)');
  const onScreen = await color();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  expect(await color()).not.toBe(onScreen);
});

import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { accountMenu, demoAccount, signIn } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('the header leads to the main pages, and every page below has a breadcrumb trail', async ({ page }) => {
  await page.goto('/faqs');
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(main).toHaveText(['Buy', 'Rent', 'Projects', 'Agents', 'Articles']);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['Home', 'Questions and answers']);
  await resumeSession(page, 'agent', '/user/chat');
  await expect(trail).toHaveText(['Home', 'My account', 'Messages']);
  await trail.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

for (const who of ['a visitor', 'an agent'] as const) {
  test(`the header has room for the links and buttons of ${who} at every width, in the longest language`, async ({
    page,
  }) => {
    if (who === 'an agent') await resumeSession(page, 'agent', '/faqs');
    else await page.goto('/faqs');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(header.getByRole('link', { name: 'Inserieren' })).toBeVisible();
    for (const width of [360, 600, 720, 840, 1000, 1130, 1240, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const overlaps = await header.evaluate((bar) => {
        const parts = [...bar.querySelectorAll('a, button')]
          .map((part) => ({
            name: part.getAttribute('aria-label') ?? part.textContent,
            box: part.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0);
        return parts.slice(1).flatMap(({ name, box }, index) => {
          const before = parts[index]!;
          return box.left < before.box.right - 1 ? [`${before.name} / ${name}`] : [];
        });
      });
      expect(overlaps, `${width} px`).toEqual([]);
      expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    }
  });
}

for (const language of ['en', 'de', 'ar'])
  test(`the header of a visitor fits the window at 400 % of a laptop, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 512 });
    await page.goto(`/faqs?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  });

test('the palette goes to a place and to a page by keyboard alone, and remembers it', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search or jump to…' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('port as');
  const place = dialog.getByRole('group', { name: 'Places' }).getByRole('option').first();
  await expect(place).toContainText('Port Aster');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('port as');
  await expect(place).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties\/city\/Port%20Aster$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText('Port Aster');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const how of ['its keys', 'its button'] as const)
  test(`what is typed right after ${how} is in the palette, though no later part of the page is there`, async ({
    page,
  }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/deferred\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact-us');
    const other = page.getByRole('main').getByRole('textbox').first();
    await other.focus();
    if (how === 'its keys') await page.keyboard.press('Control+k');
    else await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('port as');
    arrive();
    const field = page.getByRole('dialog', { name: 'Search or jump to…' }).getByRole('combobox');
    await expect(field).toHaveValue('port as');
    await expect(other).toHaveValue('');
    await page.keyboard.type('t');
    await expect(field).toHaveValue('port ast');
  });

for (const delay of [0, 3000])
  test(`Back returns to the same height of the list, with the focus on the home that was opened; the later parts come after ${delay} ms`, async ({
    page,
  }) => {
    let held = 0;
    await page.route(/\/deferred\.js/, async (route) => {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.goto('/properties?type=sell');
    const homes = page.getByRole('main').getByRole('article');
    await expect(homes.nth(8)).toBeVisible();
    const link = homes.nth(8).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await link.focus();
    const height = await heightAtRest(page);
    const address = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/properties-details/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address);
    expect(Math.abs((await page.evaluate(() => scrollY)) - height)).toBeLessThan(4);
    expect(held).toBe(1);
  });

test('on paper there is the page without its frame, black on white, with the addresses of links', async ({
  page,
}) => {
  await page.goto('/articles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const look = await page.evaluate(() => {
    const body = getComputedStyle(document.body);
    const card = document.querySelector('main article a[href^="/"]')!;
    const text = document.querySelector('main')!.appendChild(document.createElement('p'));
    const link = text.appendChild(document.createElement('a'));
    link.href = '/faqs';
    const after = (element: Element) => getComputedStyle(element, '::after').content;
    return { paper: body.backgroundColor, ink: body.color, card: after(card), link: after(link) };
  });
  expect(look.paper).toBe('rgb(255, 255, 255)');
  expect(look.ink).toBe('rgb(0, 0, 0)');
  expect(look.link).toContain('/faqs');
  // A35 A card is a link as a whole: an address would lie across its photo.
  expect(look.card).not.toContain('/articles/');
  // A page that is one article would leave the first sheet empty, if it might not be broken.
  const card = page.getByRole('article').first();
  await expect(card).toHaveCSS('break-inside', 'avoid');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })).toHaveCSS(
    'break-inside',
    'auto',
  );
});

test('notices on this device: a refused permission is explained', async ({ page }) => {
  const buyer = demoAccount('buyer');
  await signIn(page, buyer);
  await accountMenu(page, buyer.name).click();
  await page.getByRole('menuitemcheckbox', { name: 'Notifications', checked: false }).click();
  await expect(page.getByText(/^Notification permission denied/).first()).toBeVisible();
});

test('the site can be installed: manifest, icons of their stated size, worker that is requested each time', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe('Lintel');
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome']);
  for (const { src, sizes } of manifest.icons) {
    const measured = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(measured).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('in the colours of the system, what is chosen and where a dialog ends can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/properties?type=sell');
  const ground = (name: string) =>
    page
      .getByRole('main')
      .getByRole('radio', { name, exact: true })
      .first()
      .evaluate((radio) => getComputedStyle(radio.nextElementSibling!).backgroundColor);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await ground('Buy')).not.toBe(await ground('Rent'));
  await page.getByRole('banner').getByRole('button', { name: 'Language, colours and place' }).click();
  await page.getByRole('group', { name: 'Your location' }).getByRole('menuitem').click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-block-start-width', '1px');
});

test('in the colours of the system, a page of a home marks one section, and limits of packages have bars', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await resumeSession(page, 'agent', '/user/dashboard');
  const bar = page.getByRole('main').getByRole('meter').first();
  await expect(bar).toHaveCSS('border-block-start-width', '1px');
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(bar.locator('span'))).not.toBe(await ground(page.locator('body')));
  await page.goto('/properties');
  await page.getByRole('article').getByRole('link').first().click();
  const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await sections.nth(1).click();
  await expect(sections.nth(1)).toHaveAttribute('aria-current', 'true');
  const edges = await sections.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBlockEndColor),
  );
  expect(new Set(edges).size).toBe(2);
});

/** How far down a page is, once it no longer moves. */
async function heightAtRest(page: Page): Promise<number> {
  let height = -1;
  await expect
    .poll(async () => {
      const before = height;
      height = await page.evaluate(() => scrollY);
      return before === height;
    })
    .toBe(true);
  return height;
}

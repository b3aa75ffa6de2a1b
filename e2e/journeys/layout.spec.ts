import type { Locator } from '@playwright/test';
import { bearer } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** Texts of the elements at whose middle something else lies. Runs in the page. */
const textsBelowOthers = (nodes: Element[]) =>
  nodes
    .filter((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map(({ textContent }) => textContent);

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box!;
};

test('A1 the suggestions of the search lie over the page, and a press on one is for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  // The plain field gives way to one with suggestions as soon as it has the focus.
  await page.getByRole('textbox', { name: 'City, area or listing' }).focus();
  await expect(page.getByRole('combobox', { name: 'City, area or listing' })).toBeFocused();
  await page.keyboard.type('port');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(3)).toBeVisible();
  // Suggestions of the back end replace those that the browser has: the number of options changes once.
  await expect.poll(() => options.evaluateAll(textsBelowOthers)).toEqual([]);
});

test('A5 a notice with a long action keeps room for its words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await resumeSession(page, 'buyer', '/properties?type=sell&sort=price_asc');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Write a message' }).first().click();
  await page.getByRole('textbox', { name: 'Your message' }).first().fill('Is the cellar dry?');
  await page.getByRole('button', { name: 'Send message' }).first().click();
  const notice = page.getByRole('group').filter({ hasText: 'Open conversation' });
  await expect(notice).toBeVisible();
  const words = notice.locator('[dir="auto"]');
  const { width, height } = await boxOf(words);
  expect(width).toBeGreaterThan(height);
});

for (const width of [1440, 360])
  test(`A6 cards to compare with lie beside each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/compare?a=1');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(3)).toBeVisible();
    const boxes = [];
    for (const card of (await cards.all()).slice(0, 6)) boxes.push(await boxOf(card));
    for (const [at, one] of boxes.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(at + 1)) {
        const overlap =
          one.x < other.x + other.width - 1 &&
          other.x < one.x + one.width - 1 &&
          one.y < other.y + other.height - 1 &&
          other.y < one.y + one.height - 1;
        expect(overlap).toBe(false);
      }
    }
  });

test('A43 the words of a row of own properties keep away from its border', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await resumeSession(page, 'agent', '/user/properties');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const distances = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const border = row.closest('table')!.parentElement!.getBoundingClientRect();
      return [...row.querySelectorAll(':is(td, th) *')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .flatMap(({ left, right }) => [left - border.left, border.right - right]);
    }),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(8);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('A31 what a visitor can do with a contact card has different names', async ({ page, request }) => {
    const { data } = (await (await request.get('/api/get-property-list?limit=1')).json()) as {
      data: { slug_id: string }[];
    };
    await page.goto(`/properties-details/${data[0]!.slug_id}`);
    const card = page.getByRole('main').getByRole('complementary');
    await expect(card.getByRole('button', { name: 'اكتب رسالة' })).toBeVisible();
    const names = (await card.locator('button:visible, a:visible').allTextContents()).filter(Boolean);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...new Set(names)]);
  });

  test('A8 each figure of a comparison stands beside its letter', async ({ page }) => {
    await page.goto('/compare?a=240&b=229');
    const score = page.locator('p:has(> b):has(> bdi)');
    await expect(score).toBeVisible();
    const letter = async (name: string) => (await boxOf(score.locator('b', { hasText: name }))).x;
    const [first, second] = [
      await boxOf(score.locator('bdi').first()),
      await boxOf(score.locator('bdi').last()),
    ];
    expect(first.x).toBeGreaterThan(second.x);
    expect((await letter('A')) - first.x).toBeLessThan(60);
    expect(second.x - (await letter('B'))).toBeLessThan(60);
  });

  test('A9 the eye of a password lies beside its dots', async ({ page }) => {
    await page.goto('/login');
    const password = page.locator('input[type="password"]');
    await password.fill('a password');
    const eye = page.locator('input[type="password"] + button');
    const [field, button] = [await boxOf(password), await boxOf(eye)];
    const padding = await password.evaluate((input) => parseFloat(getComputedStyle(input).paddingRight));
    expect(button.x).toBeGreaterThanOrEqual(field.x + field.width - padding - 1);
  });
});

for (const width of [1440, 360])
  test(`the words over the picture of home stand out by 4.5 : 1 and more at ${width} px (B1)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const lead = page.locator('main h1').locator('xpath=..');
    await expect(page.locator('main img').first()).toBeVisible();
    // The picture behind the words alone.
    await lead.evaluate((words: HTMLElement) => {
      for (const word of words.querySelectorAll<HTMLElement>('h1, p')) word.style.color = 'transparent';
    });
    const picture = await page.screenshot({ clip: await boxOf(lead) });
    const brightest = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const linear = (channel: number) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        };
        let most = 0;
        for (let at = 0; at < data.length; at += 4) {
          const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!].map(linear) as [
            number,
            number,
            number,
          ];
          most = Math.max(most, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
        }
        return most;
      },
      [...picture],
    );
    expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

for (const locale of ['en', 'ar'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('B8 the first home of the results begins in the upper third of the window', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/properties');
      const { y } = await boxOf(page.getByRole('main').getByRole('article').first());
      expect(y).toBeLessThanOrEqual(260);
    });
  });

test('A45 a reload of the results stays where the visitor was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/properties');
  await expect(page.getByRole('main').getByRole('article').nth(11)).toBeAttached();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  // Places are remembered from the first thing on that a visitor does.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  const homes = page.getByRole('main').getByRole('article');
  const topOf = (place: number) =>
    homes.nth(place).evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const place = await homes.evaluateAll((cards) =>
    cards.findIndex((card) => card.getBoundingClientRect().top >= 0),
  );
  expect(place).toBeGreaterThan(0);
  const top = await topOf(place);
  await page.reload();
  // The same home, not the same number: places that are kept for rows above may be some pixels lower or higher than the rows.
  await expect.poll(async () => Math.abs((await topOf(place)) - top)).toBeLessThan(24);
});

test('the credit of a small map lies beside its scale', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cities');
  await page.getByRole('main').getByRole('button', { name: 'Use my location' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose on the map' }).click();
  const credit = dialog.getByText('Illustrative demo map (streets are not real)');
  await expect(credit).toBeVisible();
  const scale = dialog.getByText(/^\d+ k?m$/);
  await expect(scale).toBeVisible();
  const { x, width } = await boxOf(scale);
  expect((await boxOf(credit)).x).toBeGreaterThanOrEqual(x + width);
});

test.describe('in German', () => {
  test.use({ locale: 'de', viewport: { width: 360, height: 640 } });

  test('the credit and the scale of a map lie above the sheet of its results, and below its buttons', async ({
    page,
  }) => {
    await page.goto('/properties?view=map');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    const map = page.getByRole('application');
    await expect(map).toHaveAttribute('data-state', 'idle');
    const credit = map.getByText(/^Demokarte/);
    const scale = map.getByText(/^\d+ k?m$/);
    const sheet = page.getByRole('button', { name: /Mehr von der Liste zeigen/ });
    const bottomOf = async (element: Locator) => {
      const { y, height } = await boxOf(element);
      return y + height;
    };
    for (const isRaised of [false, true]) {
      if (isRaised) await sheet.click();
      await expect(sheet).toHaveAttribute('aria-expanded', String(isRaised));
      const top = async () => (await boxOf(sheet)).y;
      for (const part of [credit, scale])
        await expect.poll(async () => (await top()) - (await bottomOf(part))).toBeGreaterThanOrEqual(0);
      const buttons = await bottomOf(page.getByRole('button', { name: 'Verkleinern' }));
      expect((await boxOf(credit)).y).toBeGreaterThanOrEqual(buttons);
    }
  });
});

test('A13 in a window of 720 × 450 no control of the map lies over another', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/properties?view=map');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Map of the homes' })).toHaveAttribute(
    'data-state',
    'idle',
  );
  await page.getByRole('button', { name: 'Map tools' }).click();
  const names = [
    'Map tools',
    'Draw an area',
    'What can I afford?',
    'Zoom in',
    'Zoom out',
    /homes, Show more/,
  ];
  for (const name of names) {
    const control = page.getByRole('button', { name });
    await expect(control.first()).toBeVisible();
    await expect.poll(() => control.evaluateAll(textsBelowOthers), String(name)).toEqual([]);
  }
});

test('A40 the list of a field in a dialog is not cut by it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/cities');
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByRole('combobox').fill('po');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toBeVisible();
  const firstTexts = async () => (await options.allInnerTexts()).slice(0, 4);
  await expect
    .poll(async () => {
      const below = await options.evaluateAll(textsBelowOthers);
      return (await firstTexts()).filter((text) => below.includes(text));
    })
    .toEqual([]);
});

for (const width of [1440, 360])
  test(`A15 a word without an end stays inside the page, also in its chips, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/properties?q=${'x'.repeat(120)}`);
    const chip = page.getByRole('button', { name: /^Remove.*xxx/ }).first();
    await expect(chip).toBeVisible();
    for (const box of [await boxOf(chip), await boxOf(page.getByRole('main'))]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('A14 the reasons for a place in the results open in the middle of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/properties?type=sell');
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Why am I seeing/ }).click();
  const { x, y, width, height } = await boxOf(page.getByRole('dialog'));
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(2);
  expect(Math.abs(y + height / 2 - 450)).toBeLessThan(60);
});

test('small photos below the large one keep their size on a phone; their row scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/properties?type=sell&sort=price_asc');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const small = page.getByRole('button', { name: /^Photo 3 of/ }).and(page.locator('[aria-current]'));
  await small.scrollIntoViewIfNeeded();
  expect((await boxOf(small)).width).toBeGreaterThanOrEqual(80);
});

test('about us is in the language of a browser that was never here', async ({ browser }) => {
  for (const [locale, words] of [
    ['de', 'Ein Zuhause, dem Sie vertrauen können'],
    ['en', 'Homes you can trust'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await page.goto('/about-us');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: words }),
    ).toBeVisible();
    await page.close();
  }
});

test('the prices of two homes stand in one line each at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { data } = (await (
    await request.get('/api/get-property-list?category_slug_id=villa&property_type=0&organic=1&limit=20')
  ).json()) as { data: { id: number; is_premium: boolean }[] };
  const [a, b] = data.filter(({ is_premium: isPremium }) => !isPremium);
  await page.goto(`/compare?a=${a!.id}&b=${b!.id}`);
  const prices = page.getByRole('main').locator('[data-size=detail] bdi');
  await expect(prices).toHaveCount(2);
  for (const price of await prices.all()) expect((await boxOf(price)).height).toBeLessThan(40);
});

for (const [language, name, notifications] of [
  ['en', 'Payments', /^Notifications \d/],
  ['ar', 'المدفوعات', /^الإشعارات \d/],
] as const)
  test(`numbers that arrive in the row of account pages do not push the current one out of sight, in ${language}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: language, viewport: { width: 360, height: 740 } });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/get-unread-counts*', async (route) => {
      await held;
      await route.continue();
    });
    await resumeSession(page, 'agent', '/user/transactions');
    // Pixels are rounded.
    const current = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(current).toBeInViewport({ ratio: 0.98 });
    arrive();
    await expect(page.getByRole('main').getByRole('link', { name: notifications })).toBeAttached();
    await expect(current).toBeInViewport({ ratio: 0.98 });
    await page.close();
  });

test('the icon of a notice stands beside its words in a narrow card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('nadine@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  const title = page.getByText('Check your email', { exact: true });
  const icon = page.locator('[data-tone="success"] > svg').filter({ visible: true });
  const [words, mark] = [await boxOf(title), await boxOf(icon)];
  expect(mark.x + mark.width).toBeLessThanOrEqual(words.x);
});

test('the name of an interested person breaks within no word on a phone, in German too', async ({
  page,
  browser,
}) => {
  const headers = bearer(await sharedSession(browser, 'agent'));
  const own = await page.request.get('/api/get-added-properties?limit=100', { headers });
  const { data } = (await own.json()) as { data: { slug_id: string; interested_users: object[] }[] };
  const { slug_id: slug } = data.find((row) => row.interested_users.length > 0)!;
  await page.setViewportSize({ width: 360, height: 740 });
  await resumeSession(page, 'agent', `/user/interested/${slug}?lang=de`);
  const name = page.getByRole('list', { name: 'Interessenten' }).getByRole('heading').first();
  await expect(name).toBeVisible();
  const lines = await name.evaluate((heading) => {
    const text = heading.firstChild as Text;
    const words = document.createRange();
    words.selectNodeContents(heading);
    return { lines: words.getClientRects().length, words: text.data.split(' ').length };
  });
  expect(lines.lines).toBeLessThanOrEqual(lines.words);
});

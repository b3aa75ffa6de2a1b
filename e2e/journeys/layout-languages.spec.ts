import type { Locator, Page } from '@playwright/test';
import { url } from '../fixtures/address.ts';
import { footer } from '../fixtures/footer.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** Pixels of rounding. */
const ROUNDING = 2;

/** The right end of the first line of the text itself, not of its box. */
const endOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
    // Words of another direction are a rectangle of their own.
    const line = [first!, ...others.filter(({ bottom, top }) => top < first!.bottom && bottom > first!.top)];
    return Math.max(...line.map(({ right }) => right));
  });

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar', viewport: { width: 360, height: 740 } });

  for (const address of ['/user/properties?show=live', '/user/advertisement'])
    test(`an English place begins at the right, where its title begins, at ${address}`, async ({ page }) => {
      await resumeSession(page, 'agent', address);
      const cell = page
        .getByRole('main')
        .locator('td')
        .filter({ has: page.getByRole('link') })
        .first();
      const title = await endOf(cell.getByRole('link').first());
      const place = await endOf(cell.locator('small').first());
      expect(Math.abs(title - place)).toBeLessThanOrEqual(ROUNDING);
    });

  for (const [address, label, value] of [
    ['/area-converter', 'li > strong', 'li > output'],
    ['/mortgage-calculator', 'section p > span', 'section p > strong'],
  ] as const)
    test(`a result begins at the right, where its name begins, at ${address}`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      const name = await endOf(main.locator(label).first());
      expect(Math.abs(name - (await endOf(main.locator(value).first())))).toBeLessThanOrEqual(ROUNDING);
    });

  test('the ways to reach the operator begin at the right, as the address does', async ({ page }) => {
    await page.goto('/faqs');
    const contact = (await footer(page)).getByRole('group', { name: 'اتصل بنا' });
    const address = await endOf(contact.locator('address'));
    for (const way of await contact.getByRole('link').all())
      expect(Math.abs(address - (await endOf(way)))).toBeLessThanOrEqual(ROUNDING);
  });

  test('the English words of a conversation begin at the right, where its name begins', async ({ page }) => {
    await resumeSession(page, 'agent', '/user/chat');
    const row = page.locator('[data-pane="threads"]').getByRole('list').getByRole('link').last();
    const name = await endOf(row.locator('bdi').first());
    for (const words of [row.locator('small'), row.locator('p')])
      expect(Math.abs(name - (await endOf(words)))).toBeLessThanOrEqual(ROUNDING);
  });
});

/** A project that members of the page's session see in full. */
async function openProject(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/get-projects?limit=1')).json()) as {
    data: { slug_id: string }[];
  };
  await resumeSession(page, 'agent', `/project-details/${data[0]!.slug_id}`);
}

test('an area stands before its unit among Arabic words', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: url, locale: 'ar', viewport: { width: 360, height: 740 } });
  await openProject(page);
  const facts = page
    .getByRole('listitem')
    .getByText(/ · .*m²/)
    .first();
  await facts.scrollIntoViewIfNeeded();
  const gap = await facts.evaluate((line) => {
    const leftOf = (text: RegExp) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        const at = node.data.search(text);
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    };
    return leftOf(/m²/) - leftOf(/\d+ m²/);
  });
  expect(gap).toBeGreaterThan(0);
  await page.close();
});

test('price and next step of a project stand in one row on a phone, in German too', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de', viewport: { width: 360, height: 740 } });
  await openProject(page);
  const bar = page.locator('[data-bottom-bar]');
  const price = (await bar.locator('bdi').first().boundingBox())!;
  const step = (await bar.getByRole('button', { name: 'Ich habe Interesse' }).boundingBox())!;
  expect(step.y).toBeLessThan(price.y + price.height);
  expect(price.x + price.width).toBeLessThan(step.x);
  await page.close();
});

test('the category of articles that is shown can be seen among the others, in German on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de', viewport: { width: 360, height: 740 } });
  await page.goto('/articles?category=villa');
  const current = page.getByRole('main').getByRole('link', { name: 'Villa', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await page.close();
});

test('the reason why a file is refused begins beside its sign, in German on a phone', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de', viewport: { width: 360, height: 740 } });
  await resumeSession(page, 'agent', '/user/add-property');
  await page.getByRole('link', { name: 'Fotos und Video' }).click();
  await page
    .getByLabel('Fotos', { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  const reason = page.getByRole('listitem').filter({ hasText: 'brief.pdf' }).locator('small');
  await expect(reason).toBeVisible();
  const distance = await reason.evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line.lastChild!);
    return words.getClientRects()[0]!.top - line.querySelector('svg')!.getBoundingClientRect().top;
  });
  expect(Math.abs(distance)).toBeLessThan(8);
  await page.close();
});

test.describe('in German on a tablet', () => {
  test.use({ locale: 'de', viewport: { width: 1024, height: 768 } });

  test('the prices of own properties end below each other, also those of two lines', async ({ page }) => {
    await resumeSession(page, 'agent', '/user/properties');
    const prices = page.getByRole('main').locator('td [data-size]');
    await expect(prices.nth(1)).toBeVisible();
    const ends = await prices.evaluateAll((all) =>
      all.flatMap((price) => {
        const [amount, period] = [...price.children].map((part) => part.getBoundingClientRect());
        if (!period) return [Math.round(amount!.right)];
        const isBelow = period.top >= amount!.bottom - 4;
        return (isBelow ? [amount!, period] : [period]).map(({ right }) => Math.round(right));
      }),
    );
    // Some take two lines.
    expect(ends.length).toBeGreaterThan(await prices.count());
    expect(new Set(ends).size).toBe(1);
  });

  test('the figures of the dashboard fill their rows, and the days below its chart stand apart', async ({
    page,
  }) => {
    await resumeSession(page, 'agent', '/user/dashboard');
    const figures = page.getByRole('main').locator('dl').filter({ hasText: 'Interessenten' }).locator('dt');
    await expect(figures).toHaveCount(4);
    const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, `figures a row: ${rows.join(', ')}`).toBe(1);

    const days = page
      .getByRole('main')
      .locator('figure span')
      .filter({ hasText: /^\d\d\.\d\d\.\d\d$/ });
    await expect(days.first()).toBeVisible();
    const gaps = await days.evaluateAll((all) => {
      const boxes = all.map((day) => day.getBoundingClientRect()).filter(({ width }) => width > 0);
      return boxes.slice(1).map(({ left }, at) => left - boxes[at]!.right);
    });
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });

  test('no word of the footer is broken', async ({ page }) => {
    await page.goto('/faqs');
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeAttached();
    for (const width of [840, 1000, 1024, 1120, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const broken = await links.evaluateAll((all) =>
        all
          .filter((link) => !link.textContent.includes(' '))
          .filter((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken, `${width}`).toEqual([]);
    }
  });
});

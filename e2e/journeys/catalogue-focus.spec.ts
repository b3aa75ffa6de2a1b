import type { Locator, Page } from '@playwright/test';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** What has the focus, when none of it can be seen because something else lies over it; undefined when all is well. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? undefined : `${element.tagName} ${element.textContent?.trim() ?? ''}`;
  });

for (const [path, content] of [
  ['/properties', 'article'],
  ['/faqs', 'details, [aria-expanded]'],
  ['/contact-us', 'form'],
] as const) {
  test(`what has the focus on ${path} is never below the bars of a phone, nor below the notice on cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    // Before it is there, the focus would reach the foot of a page that is still about to grow.
    await expect(page.getByRole('main').locator(content).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const covered: string[] = [];
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const found = await coveredFocus(page);
      if (found) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 740],
  [640, 360],
  [768, 1024],
] as const) {
  test(`the notice on cookies covers neither the handle of the results on a map nor the fields of a form at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const cookies = page.locator('[data-cookie-notice]');
    const covers = (control: Locator) =>
      control.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const notice = document.querySelector('[data-cookie-notice]')!.getBoundingClientRect();
        return notice.top < bottom && notice.bottom > top;
      });
    await page.goto('/properties-on-map');
    await expect(cookies).toBeVisible();
    await expect.poll(() => covers(page.getByRole('button', { name: /Show more/ }))).toBe(false);
    await page.goto('/mortgage-calculator');
    await expect(cookies).toBeVisible();
    await expect.poll(() => covers(page.getByRole('textbox', { name: 'Property price' }))).toBe(false);
  });
}

/** Whether a press on the middle of a control reaches it. */
const isReached = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  });

test('the notice on cookies covers no home that is chosen for a comparison', async ({ page }) => {
  await page.setViewportSize({ width: 840, height: 900 });
  await page.goto('/properties?type=sell');
  const home = page.getByRole('main').getByRole('article').first();
  await home.hover();
  await home.getByRole('button', { name: /^Compare/ }).click();
  const tray = page.getByRole('region', { name: 'Homes to compare' });
  await expect(tray).toBeVisible();
  await expect.poll(() => isReached(tray.getByText(/\w/).last())).toBe(true);
  await expect.poll(() => isReached(tray.getByRole('button').last())).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-cookie-notice]')).toBeVisible();
});

test('homes to compare leave the next step of a home in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/properties?type=sell');
  await page.getByRole('main').getByRole('article').filter({ hasNotText: 'Premium' }).first().click();
  const next = page.locator('[role=group][data-bottom-bar]').getByRole('button', { name: 'I’m interested' });
  await expect.poll(() => isReached(next)).toBe(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  const tray = page.getByRole('region', { name: 'Homes to compare' });
  await expect.poll(() => isReached(tray.getByRole('button').last())).toBe(true);
  await expect.poll(() => isReached(next)).toBe(true);
});

test('the notice on cookies covers no field of a conversation', async ({ page }) => {
  await page.setViewportSize({ width: 840, height: 900 });
  await resumeSession(page, 'buyer', '/user/chat');
  await page.getByRole('main').locator('a[href*="/user/chat?"]').first().click();
  const field = page.getByRole('main').locator('form textarea');
  await expect(field).toBeVisible();
  await expect(page.locator('[data-cookie-notice]')).toBeAttached();
  await expect.poll(() => isReached(field)).toBe(true);
});

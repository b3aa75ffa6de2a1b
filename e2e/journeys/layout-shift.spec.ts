import type { Page } from '@playwright/test';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** The budget of every page: the sum of its layout shifts (web.dev/articles/cls), here without windows of time, which is never less. */
const MOST_SHIFT = 0.05;

interface WithShift {
  layoutShift: number;
}
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = globalThis as unknown as WithShift;
    sum.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) sum.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [width, height] of [
  [360, 740],
  [1024, 768],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });
    for (const [address, latest] of [
      ['/user/profile', ['#profile-photo', '#profile-contact', 'textarea']],
      ['/user/data', ['#data-server ~ ul li', '#data-browser ~ ul li']],
    ] as const)
      test(`what comes later moves nothing at ${address}`, async ({ page }) => {
        await recordShifts(page);
        await resumeSession(page, 'agent', address);
        const main = page.getByRole('main');
        for (const part of latest) await expect(main.locator(part).first()).toBeAttached();
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await page.evaluate(() => (globalThis as unknown as WithShift).layoutShift)).toBeLessThan(
          MOST_SHIFT,
        );
      });
  });

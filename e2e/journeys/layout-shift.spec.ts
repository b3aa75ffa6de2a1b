import { expectNoShift, recordShifts } from '../fixtures/page-quality/layout-shift.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

for (const [width, height] of [
  [360, 740],
  [1024, 768],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });
    for (const [address, latest] of [
      ['/user/dashboard', ['[data-step]', 'dl', '[role=radiogroup]']],
      ['/user/profile', ['#profile-photo', '#profile-contact', 'textarea']],
      ['/user/security', ['#security-sessions ~ ul li']],
      ['/user/data', ['#data-server ~ ul li', '#data-browser ~ ul li']],
    ] as const)
      test(`what comes later moves nothing at ${address}`, async ({ page }) => {
        await recordShifts(page);
        await resumeSession(page, 'agent', address);
        const main = page.getByRole('main');
        for (const part of latest) await expect(main.locator(part).first()).toBeAttached();
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoShift(page, address);
      });
  });

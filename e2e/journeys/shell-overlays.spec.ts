import { expect, test } from '../test.ts';

const overlays = [
  { button: 'Popover', role: 'group', panel: 'Price' },
  { button: 'Menu', role: 'menu', panel: 'Sort by' },
] as const;
/** Corners at the bottom of the window, as insets of what a panel hangs on. */
const corners = [
  { insetBlock: 'auto 4px', insetInline: '4px auto' },
  { insetBlock: 'auto 4px', insetInline: 'auto 4px' },
];

for (const locale of ['en', 'ar'])
  test.describe(`in the language ${locale}`, () => {
    test.use({ locale });
    for (const { button: name, role, panel: label } of overlays)
      test(`a ${role} opens above its button and inside of the window in both bottom corners`, async ({
        page,
      }) => {
        await page.goto('/design');
        const button = page.getByRole('button', { name, exact: true });
        const panel = page.getByRole(role, { name: label });
        for (const corner of corners) {
          await button.evaluate((element, insets) => {
            Object.assign(element.parentElement!.style, { position: 'fixed', zIndex: 9999, ...insets });
          }, corner);
          await button.click();
          await expect(panel).toBeInViewport({ ratio: 1 });
          const above = (await panel.boundingBox())!;
          expect(above.y + above.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
          await page.keyboard.press('Escape');
          await expect(panel).toHaveCount(0);
        }
      });
  });

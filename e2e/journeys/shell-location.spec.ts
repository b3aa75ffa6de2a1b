import type { Page } from '@playwright/test';
import { footer } from '../fixtures/footer.ts';
import { accessibilityProblems, sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { asBrowser, looks } from '../fixtures/appearances.ts';
import { expect, test } from '../test.ts';

test.use({ geolocation: { latitude: 53.55, longitude: 10 }, permissions: ['geolocation'] });

/** The menu of the header that the place is in. */
const display = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Language, colours and place' });

test('the place is found at the start, named, changed by a mistyped search, kept and forgotten', async ({
  page,
}) => {
  await page.goto('/faqs');
  await display(page).click();
  await page.getByRole('group', { name: 'Your location' }).getByRole('menuitem').click();
  const dialog = page.getByRole('dialog', { name: 'Your location' });
  const current = dialog.getByRole('status', { name: 'Current location' });
  await expect(current).toContainText('Hamburg');

  const field = dialog.getByRole('combobox', { name: 'City or town' });
  await field.fill('Port Astr');
  await expect(dialog.getByRole('option', { name: /Port Aster/ }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(current).toContainText('Port Aster');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('"city":"Port Aster"');

  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(current).toContainText('Not set');
  await page.keyboard.press('Escape');
  await expect(display(page)).toBeFocused();
});

test('the place is one of the cities with homes, or a pin that keys move, or coordinates', async ({
  page,
}) => {
  await page.goto('/faqs');
  await display(page).click();
  await page.getByRole('group', { name: 'Your location' }).getByRole('menuitem').click();
  const dialog = page.getByRole('dialog', { name: 'Your location' });
  const current = dialog.getByRole('status', { name: 'Current location' });
  await dialog.getByRole('button', { name: /^Port Aster/ }).click();
  await expect(current).toContainText('Port Aster');

  await dialog.getByRole('button', { name: 'Choose on the map' }).click();
  const map = dialog.getByRole('application', { name: 'Map to choose your location' });
  await expect(map.locator('canvas').first()).toBeVisible();
  const latitude = dialog.getByRole('textbox', { name: 'Latitude' });
  const before = await latitude.inputValue();
  await map.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before));
  }).toPass();
  await dialog.getByRole('button', { name: 'Use this location' }).click();
  await expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('root')!).location.currentLocation.coordinates.latitude,
      ),
    )
    .toBeGreaterThan(Number(before));

  await latitude.fill('north');
  await dialog.getByRole('button', { name: 'Use this location' }).click();
  await expect(latitude).toBeFocused();
  await expect(dialog.getByText('Type a number between -90 and 90')).toBeVisible();
  await latitude.fill('53,55');
  await dialog.getByRole('textbox', { name: 'Longitude' }).fill('10');
  await dialog.getByRole('button', { name: 'Use this location' }).click();
  await expect(current).toContainText('Hamburg');
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use(asBrowser(look));

    test('the dialog with its map has no serious problem and nothing sticks out', async ({ page }) => {
      await page.goto('/faqs');
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      await (await footer(page)).locator('button[aria-haspopup=dialog]').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('button[aria-pressed]').first()).toBeVisible();
      await dialog
        .getByRole('button', { name: look.language === 'ar' ? 'اختر على الخريطة' : 'Choose on the map' })
        .click();
      await expect(dialog.locator('canvas').first()).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  });
}

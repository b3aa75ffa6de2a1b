import { expect, test } from '@playwright/test';

test.use({ geolocation: { latitude: 53.55, longitude: 10 }, permissions: ['geolocation'] });

test('the place is found at the start, named, changed by a mistyped search, kept and forgotten', async ({
  page,
}) => {
  await page.goto('/faqs');
  await page.getByRole('banner').getByRole('button', { name: 'Your place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your place' });
  const current = dialog.getByRole('status', { name: 'Place now' });
  await expect(current).toContainText('Hamburg');

  const field = dialog.getByRole('combobox', { name: 'City or town' });
  await field.fill('Port Astr');
  await expect(dialog.getByRole('option', { name: /Port Aster/ }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(current).toContainText('Port Aster');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('"city":"Port Aster"');

  await dialog.getByRole('button', { name: 'Forget it' }).click();
  await expect(current).toContainText('No place is known');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your place' })).toBeFocused();
});

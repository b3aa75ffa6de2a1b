import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../test.ts';

test('a home is found, saved, compared and seen on the map by keys alone', async ({ page }) => {
  test.slow();
  await page.goto('/');
  // Rows of listings are drawn when the user comes near them.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('search').getByRole('radio', { name: 'Buy' }));
  // The plain field there gives way to one with suggestions as soon as it has the focus.
  await page.keyboard.press('Tab');
  const place = page.getByRole('combobox', { name: 'City, area or listing' });
  await expect(place).toBeFocused();
  await page.keyboard.type('prt aster');
  await expect(page.getByRole('option', { name: /^Port Aster/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // It fills the field; the search starts with the next press (A32).
  await expect(place).toHaveValue('Port Aster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=Port(\+|%20)Aster/);

  const count = page.getByRole('heading', { level: 2, name: /homes in Port Aster$/ });
  await expect(count).toBeVisible();
  const kind = page.getByRole('complementary', { name: 'Filters' }).getByLabel('Property type');
  await expect(kind.getByRole('option', { name: /^Villa/ })).toBeAttached();
  await tabTo(page, kind);
  await page.keyboard.type('Villa');
  await expect(page).toHaveURL(/category=villa/);
  await expect(page.getByRole('button', { name: 'Remove filter: Villa' })).toBeVisible();

  const homes = page.getByRole('listitem').filter({ has: page.getByRole('article'), hasNotText: 'Premium' });
  const first = homes.first();
  await tabTo(page, first.getByRole('link').first());
  const title = await first.getByRole('link').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  await expect(page.locator('button:focus')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();

  await expect(count).toBeVisible();
  for (const index of [0, 1]) {
    const compare = homes.nth(index).getByRole('button', { name: /^Compare / });
    await tabTo(page, compare);
    await page.keyboard.press('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  const tray = page.getByRole('region', { name: 'Homes to compare' });
  await tabTo(page, tray.getByRole('link', { name: 'Compare now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Comparison, row by row' })).toBeVisible();
  await page.goBack();

  await expect(count).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Grid' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=list/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=split/);
  const map = page.getByRole('application', { name: 'Map of the homes' });
  await expect(map).toHaveAttribute('data-state', 'idle');
  await expect(page.locator('button[data-pin]').first()).toBeAttached();
  await tabTo(page, map);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('button[data-pin]:focus')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /more in view/ })).toBeAttached();
  // A home shows its card, a group comes nearer.
  await page.keyboard.press('Enter');
  await expect(async () => {
    const card = await page.getByRole('dialog').getByRole('link').count();
    expect(card > 0 || /bbox=/.test(page.url())).toBe(true);
  }).toPass();
});

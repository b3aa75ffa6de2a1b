import { expect, test } from '../test.ts';

test('two homes are chosen, compared, weighed and shared; all of it by keyboard', async ({ page }) => {
  await page.goto('/properties?type=sell&category=apartment&sort=price_asc');
  const homes = page.getByRole('listitem').filter({ hasNotText: 'Premium' });
  const choose = homes.getByRole('button', { name: /^Compare / });
  for (const index of [0, 6]) {
    await choose.nth(index).focus();
    await page.keyboard.press('Space');
    await expect(choose.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const open = page
    .getByRole('region', { name: 'Homes to compare' })
    .getByRole('link', { name: 'Compare now' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?a=\d+&b=\d+$/);
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();

  const rows = page.getByRole('table', { name: 'Comparison, row by row' }).getByRole('rowheader');
  // Rows that only one home states come with a switch (B20).
  const stated = await rows.count();
  await page.getByRole('switch', { name: /Show all rows/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => rows.count()).toBeGreaterThan(stated);
  const all = await rows.count();
  await page.getByRole('switch', { name: /Only show differences/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/diff=1/);
  await expect.poll(() => rows.count()).toBeLessThan(all);

  // Only the price counts: the cheaper one wins, whatever the other weights were.
  await page.getByText('Adjust what matters to you').focus();
  await page.keyboard.press('Enter');
  for (const name of ['Area', 'Rooms', 'Places nearby', 'Features']) {
    await page.getByRole('slider', { name }).focus();
    await page.keyboard.press('Home');
  }
  await expect(page).toHaveURL(/w=5-0-0-0-0/);
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
  const prices = await page
    .getByRole('rowheader', { name: 'Price', exact: true })
    .locator('xpath=..')
    .getByRole('cell')
    // Beside the price stands by how much it is less.
    .locator('bdi')
    .allInnerTexts();
  const [a, b] = prices.map((text) => Number(text.replaceAll(/\D/g, '')));
  const share = Math.round((100 * b!) / (a! + b!));
  await expect(
    page.getByText(`is the better fit (${Math.max(share, 100 - share)} of 100)`).first(),
  ).toBeVisible();

  // On paper nothing can be switched, and what is folded stays folded.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('switch', { includeHidden: true }).first()).toBeHidden();
  await expect(page.getByText('How it’s calculated').first()).toBeHidden();
  const bar = page.locator('[data-winner] > i');
  await expect(bar).toHaveCount(2);
  await expect(bar.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar.last()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // Another user sees the same at that address.
  await page.reload();
  await expect(
    page.getByText(`is the better fit (${Math.max(share, 100 - share)} of 100)`).first(),
  ).toBeVisible();
});

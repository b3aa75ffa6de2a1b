import { readFileSync } from 'node:fs';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('a loan is computed at once; its schedule belongs to a package and can be saved', async ({ page }) => {
  await page.goto('/mortgage-calculator?price=500000&down=100000&rate=6.5&years=30');
  const result = page.getByRole('region', { name: 'Your payment' });
  await expect(result.getByText('$2,528.27', { exact: true })).toBeVisible();
  await expect(page.getByText('The full schedule is part of our packages')).toBeVisible();
  await page.getByRole('textbox', { name: 'Down payment (%)' }).fill('50');
  await expect(page.getByRole('textbox', { name: /^Down payment \((?!%)/ })).toHaveValue('250,000');
  await expect(page).toHaveURL(/down=250000/);

  await resumeSession(page, 'agent', '/mortgage-calculator?price=500000&down=100000&rate=6.5&years=30');
  await page.getByRole('tab', { name: 'By month' }).click();
  await expect(page.getByRole('table', { name: 'By month' }).getByRole('row').nth(1)).toContainText(
    '2,166.67',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(361);
  expect(lines[1]).toBe('1,361.60,2166.67,399638.40');
});

test('an area is shown in all units at once', async ({ page }) => {
  await page.goto('/area-converter');
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('Unit', { exact: true }).selectOption({ label: 'Acre' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Square metre' })).toContainText('4,046.86');
  await page.getByRole('radio', { name: 'Length' }).check();
  await page.getByLabel('Unit', { exact: true }).selectOption({ label: 'Mile' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Kilometre' })).toContainText('1.60934');
});

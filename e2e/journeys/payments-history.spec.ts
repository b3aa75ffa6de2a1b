import { readFile } from 'node:fs/promises';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('an agent finds a payment, opens its receipt and saves the list for a spreadsheet', async ({ page }) => {
  await resumeSession(page, 'agent', '/user/dashboard');
  await page
    .getByRole('navigation', { name: 'Pages of your account' })
    .getByRole('link', { name: 'Payments' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Paid');
  await page.getByRole('searchbox').fill('agency');
  await expect(page).toHaveURL(/\?q=agency&state=success$/);
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row');
  await expect(rows).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain(',Agency,Stripe,Paid,249,USD,');

  await page.getByRole('link', { name: 'Agency' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('Tax number: LM 104 2291')).toBeVisible();
  await expect(receipt.getByRole('row', { name: /Total/ })).toContainText('$249.00');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of your account' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'About this payment' })).toBeHidden();
});

import { readFile } from 'node:fs/promises';
import { changeAnswer, passOn } from '../fixtures/answers/changed-answers.ts';
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
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(page.getByRole('navigation', { name: 'Pages of your account' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'About this payment' })).toBeHidden();
});

for (const width of [1440, 360])
  test(`a payment with long names is whole in German at ${width} px, its receipt included`, async ({
    page,
  }) => {
    const name = 'Maklergesamtpaket für Bauträgerinnen und Wohnungsentwicklungsgesellschaften';
    const seller = 'Lintel Immobilienvermittlungsdienstleistungsgesellschaft';
    const tax = { name: 'Mehrwertsteuer', rate: 8.1, net: 1_142_063.43, amount: 92_507.14 };
    await page.route('**/api/payment-receipt-details*', (route) =>
      passOn(route, (text) => {
        const body = JSON.parse(text) as { data: { company: object; package: object } };
        const { company, package: bought } = body.data;
        const long = { company: { ...company, name: seller }, package: { ...bought, name } };
        return JSON.stringify({ ...body, data: { ...body.data, ...long, tax, total: 1_234_570.57 } });
      }),
    );
    await changeAnswer(page, 'web-settings', { company_name: seller });
    await page.setViewportSize({ width, height: 900 });
    await resumeSession(page, 'agent', '/user/transactions?state=success');
    await page.getByRole('main').getByRole('link', { name: 'Agency' }).first().click();
    // Until its content is there, the page moves under a press in the footer.
    await expect(page.getByRole('region', { name: 'Receipt' }).getByText(seller)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
    const receipt = page.getByRole('region', { name: 'Beleg' });
    await expect(receipt.getByText(seller)).toBeVisible();
    // A word that is broken lies in two lines.
    const words = await page
      .getByRole('region', { name: 'Über diese Zahlung' })
      .getByRole('term')
      .evaluateAll((labels) =>
        labels.flatMap(({ firstChild: text }) =>
          [...text!.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text!, index);
            range.setEnd(text!, index + word.length);
            return { word, lines: range.getClientRects().length };
          }),
        ),
      );
    expect(words).toContainEqual({ word: 'Zahlungsnummer', lines: 1 });
    expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
    const ends = await receipt.evaluate((sheet) => {
      const { left, right } = sheet.getBoundingClientRect();
      const cells = [...sheet.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect());
      return {
        sheet: [left, right],
        least: Math.min(...cells.map((cell) => cell.left)),
        most: Math.max(...cells.map((cell) => cell.right)),
      };
    });
    expect(ends.least).toBeGreaterThanOrEqual(ends.sheet[0]!);
    expect(ends.most).toBeLessThanOrEqual(ends.sheet[1]!);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

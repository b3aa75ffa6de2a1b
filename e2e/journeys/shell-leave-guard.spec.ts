import { footer } from '../fixtures/footer.ts';
import { expect, test } from '../test.ts';

test('a typed message is not lost by a link, by Back or by closing the tab without being asked', async ({
  page,
}) => {
  await page.goto('/faqs');
  // Before the router is there, a link loads the next document, which the browser asks about itself.
  await expect.poll(() => page.evaluate(() => (history.state as { idx?: number } | null)?.idx)).toBe(0);
  const home = page.getByRole('link', { name: 'Buy', exact: true }).first();
  await (await footer(page)).getByRole('link', { name: 'Contact us' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await message.fill('Is the garden shared?');
  // A script presses sooner than the guard's code can arrive.
  await expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'pushState'))).toBe(true);

  await home.click();
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(message).toHaveValue('Is the garden shared?');

  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(message).toHaveValue('Is the garden shared?');

  const browserAsks = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await browserAsks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/faqs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
});

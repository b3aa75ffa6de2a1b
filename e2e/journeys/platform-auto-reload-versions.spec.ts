import { ownVersion, publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

test('a tab keeps its lock while a form is half filled, and takes the new one when the user is idle', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact-us');
  const area = page.getByRole('main').locator('[data-remote=mfe-catalogue]');
  const words = area.getByRole('textbox', { name: 'Message' });
  await words.fill('Is the house by the river still');
  await page.clock.runFor(10_000);
  publishAs('mfe-catalogue', '8.6.0');
  registry('lock', 'mfe-catalogue@8.6.0', '--reason', 'e2e');
  try {
    // The next time that the tab asks which lock is live.
    await page.clock.runFor(31 * 60_000);
    const notice = page.getByText('A new version is available.');
    await expect(notice).toBeVisible();
    await page.clock.runFor(60 * 60_000);
    await expect(notice).toBeVisible();
    await expect(area).toHaveAttribute('data-version', ownVersion('mfe-catalogue'));
    await expect(words).toHaveValue('Is the house by the river still');

    for (const field of await area.getByRole('textbox').all()) await field.fill('');
    await page.clock.runFor(16 * 60_000);
    await expect(area).toHaveAttribute('data-version', '8.6.0');
    await expect(page).toHaveURL('/contact-us');
  } finally {
    registry('revert');
  }
});

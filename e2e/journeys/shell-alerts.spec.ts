import { accessibilityProblems, sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { asBrowser, looks } from '../fixtures/appearances.ts';
import { expect, test } from '../test.ts';

/** Every alert of docs/spec/client.md#dialogs, opened from the page that shows them all. */
for (const look of looks) {
  test.describe(look.name, () => {
    test.use(asBrowser(look));

    test('every alert has name, text and way on, no serious problem, and gives the focus back', async ({
      page,
    }) => {
      await page.goto('/design');
      await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      const openers = page.getByRole('region', { name: 'Alerts' }).getByRole('button');
      await expect(openers.first()).toBeVisible();
      const titles = new Set<string>();
      const count = await openers.count();
      for (let index = 0; index < count; index += 1) {
        const opener = openers.nth(index);
        const what = await opener.innerText();
        await opener.click();
        const dialog = page.getByRole('alertdialog');
        await expect(dialog, what).toBeVisible();
        titles.add(await dialog.getByRole('heading').innerText());
        await expect(dialog.getByRole('button').last(), what).toBeFocused();
        expect.soft(await accessibilityProblems(page, '[role=alertdialog]'), what).toEqual([]);
        expect.soft(await sidewaysOverflow(page), what).toBe(0);
        await page.keyboard.press('Escape');
        await expect(dialog, what).toHaveCount(0);
        await expect(opener, what).toBeFocused();
      }
      // What the settings say about verification decides which of its texts is shown, so two may be the same.
      expect(titles.size).toBeGreaterThanOrEqual(count - 1);
    });
  });
}

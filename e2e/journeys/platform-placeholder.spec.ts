import { accountMenu, demoAccount } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('what the header could not load at first is there on the next page', async ({ page }) => {
  const missing = ['**/assets/mfe-chat/**', '**/bell.js'];
  for (const files of missing) await page.route(files, (route) => route.abort());
  await resumeSession(page, 'agent', '/faqs');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Agents' })).toBeVisible();
  // Both have been asked for as often as they are.
  await page.waitForFunction(() => performance.now() > 6000);
  const parts = [
    header.getByRole('link', { name: /^Messages/ }),
    header.getByRole('button', { name: /^Notifications/ }),
  ];
  for (const part of parts) await expect(part).toHaveCount(0);
  for (const files of missing) await page.unroute(files);
  await header.getByRole('link', { name: 'Agents' }).click();
  for (const part of parts) await expect(part).toBeVisible();
});

test('a dead remote with a widget in the header leaves the header whole; its own page offers a retry', async ({
  page,
}) => {
  const agent = demoAccount('agent');
  await page.route('**/assets/mfe-chat/**', (route) => route.abort());
  await resumeSession(page, 'agent');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Post a property' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^Messages/ })).toHaveCount(0);

  await accountMenu(page, agent.name).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await accountMenu(page, agent.name).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(main.getByText(agent.email)).toBeVisible();

  await page.unroute('**/assets/mfe-chat/**');
  await page.goBack();
  await expect(
    main.getByRole('list', { name: 'Messages' }).and(page.locator(':not(nav *)')).or(retry),
  ).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(
    main
      .getByRole('list', { name: 'Messages' })
      .and(page.locator(':not(nav *)'))
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

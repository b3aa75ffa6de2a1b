import { accountMenu, bearer, storedSession } from '../fixtures/people.ts';
import { completeOnPage } from '../fixtures/account/profile-page.ts';
import { expect, test } from '../test.ts';

test('an account of Google is completed until it may post', async ({ page, request }) => {
  const name = 'Gisela Maps';
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.getByRole('textbox', { name: 'E-mail' }).fill(`gisela.${Date.now()}@gmail.example`);
  await chooser.getByRole('textbox', { name: 'Name' }).fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page, name)).toBeVisible();

  const post = page.getByRole('banner').getByRole('link', { name: 'Post a property' });
  await page.goto('/faqs');
  await post.click();
  await expect(page.getByRole('alertdialog', { name: 'Complete your profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await completeOnPage(page, request);

  // What is left is a package; the free one will do.
  await post.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'See packages' }).click();
  await page.getByRole('button', { name: 'Take it: Starter' }).click();
  await expect(page.getByRole('article', { name: 'Starter' }).getByRole('meter')).toBeVisible();
  await post.click();
  await expect(page).toHaveURL(/\/user\/add-property$/);
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  const { data } = (await (
    await request.get('/api/get-user-data', { headers: bearer(await storedSession(page)) })
  ).json()) as { data: { logintype: string; mobile: string; is_profile_completed?: boolean } };
  expect(data.mobile).toMatch(/^\+4477009/);
});

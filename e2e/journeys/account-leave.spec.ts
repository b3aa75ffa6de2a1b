import type { APIRequestContext, Page } from '@playwright/test';
import {
  accountMenu,
  fillSignIn,
  newAccount,
  signIn,
  signInButton,
  type NewAccount,
} from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

/** Deletes the account on the page of the own data. */
async function deleteAccount(page: Page, name: string): Promise<void> {
  await page.goto('/user/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Nothing disappears for others.')).toBeVisible();
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(
    page.getByText(/^Your account will be deleted on .+ Sign in before then to keep it/).first(),
  ).toBeVisible();
  await expect(accountMenu(page, name)).toHaveCount(0);
}
/** Whether the identity service knows the details. */
const isKnown = async (request: APIRequestContext, { email, password }: NewAccount) =>
  (
    await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
      data: { email, password, returnSecureToken: true },
    })
  ).ok();
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('a deleted account comes back with a sign-in, and goes at once when its user no longer wants to wait', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Lea Leaves');
  await signIn(page, account);
  await deleteAccount(page, account.name);
  expect((await request.get('/api/get-user-data', { headers: account.headers })).status()).toBe(401);

  await page.goto('/login');
  await fillSignIn(page, account);
  await question(page, 'Keep your account?').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.').first()).toBeVisible();
  await page.goto('/user/security');
  const events = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(events.first()).toContainText('Account kept');
  await expect(accountMenu(page, account.name)).toBeVisible();

  await deleteAccount(page, account.name);
  await page.goto('/login');
  await fillSignIn(page, account);
  await question(page, 'Keep your account?').getByRole('button', { name: 'Delete now' }).click();
  await question(page, 'Delete your account now?').getByRole('button', { name: 'Delete now' }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(await isKnown(request, account)).toBe(false);
});

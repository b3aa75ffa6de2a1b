import type { APIRequestContext, Page } from '@playwright/test';
import { accountMenu, fillSignIn, newAccount, signIn, type NewAccount } from '../fixtures/people.ts';
import { codeFor } from '../fixtures/sandbox.ts';
import { expect, test } from '../test.ts';

const NEW_PASSWORD = 'harbour-lamp-77';
/** Whether the identity service takes these details. */
const signsIn = async (request: APIRequestContext, email: string, password: string) =>
  (
    await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
      data: { email, password, returnSecureToken: true },
    })
  ).ok();
const events = (page: Page) => page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');

/** The same account on another device. */
async function elsewhere(page: Page, account: NewAccount): Promise<Page> {
  const other = await page.context().browser()!.newPage();
  await signIn(other, account);
  return other;
}

test('a new password counts at the identity service, is noted, and leaves other devices signed in on request', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Petra Password');
  await signIn(page, account);
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Present password').fill('not-the-present-one');
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await dialog.getByRole('checkbox', { name: 'Sign out all other devices' }).uncheck();
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByText('That is not your present password').first()).toBeVisible();
  await dialog.getByLabel('Present password').fill(account.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is changed').first()).toBeVisible();
  await expect(events(page).first()).toContainText('Password changed');
  expect(await signsIn(request, account.email, account.password)).toBe(false);
  expect(await signsIn(request, account.email, NEW_PASSWORD)).toBe(true);
  // The session with which the account was made goes on.
  expect((await request.get('/api/get-user-data', { headers: account.headers })).ok()).toBe(true);
});

test('a new e-mail address counts at the identity service once its code is entered, and the session elsewhere goes on', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Edda Moves');
  const email = `edda.new.${Date.now()}@example.com`;
  await signIn(page, account);
  const other = await elsewhere(page, account);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: /^(Change|Add an) email$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New email' }).fill(email);
  const password = dialog.getByLabel('Your password');
  if (await password.isVisible()) await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  expect(await signsIn(request, account.email, account.password)).toBe(true);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email is changed').first()).toBeVisible();

  expect(await signsIn(request, account.email, account.password)).toBe(false);
  await other.goto('/user/profile');
  await expect(other.getByRole('main').getByText(email)).toBeVisible();
  await other.close();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillSignIn(page, { email, password: account.password });
  await expect(accountMenu(page, account.name)).toBeVisible();
});

test('Google is added as a second way to sign in and removed again', async ({ page, request }) => {
  const account = await newAccount(request, 'Gina Google');
  await signIn(page, account);
  await page.goto('/user/security');
  const ways = page.getByRole('region', { name: 'Ways to sign in' });
  await expect(ways.getByText(/your only way to sign in/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await ways.getByRole('button', { name: 'Add: Google' }).click();
  const chooser = await opened;
  await chooser.getByRole('textbox', { name: 'E-mail' }).fill(`gina.${Date.now()}@gmail.example`);
  await chooser.getByRole('textbox', { name: 'Name' }).fill('Gina Google');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(ways.getByRole('button', { name: 'Remove: Google' })).toBeVisible();
  await expect(events(page).first()).toContainText('New way to sign in added');
  await ways.getByRole('button', { name: 'Remove: Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ways.getByText(/your only way to sign in/)).toBeVisible();
  await expect(events(page).first()).toContainText('Way to sign in removed');
});

test('a phone is added by the code that was texted to it: a wrong one is refused, the right one is noted', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Fay Phone');
  const number = `+4477008${String(Date.now()).slice(-5)}`;
  await signIn(page, account);
  await page.goto('/user/security');
  const ways = page.getByRole('region', { name: 'Ways to sign in' });
  await ways.getByRole('button', { name: 'Add: Text message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in by text message' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(number)).toBeVisible();
  const code = await codeFor(request, number);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(ways.getByRole('button', { name: 'Remove: Text message' })).toBeVisible();
  await expect(events(page).first()).toContainText('New way to sign in added');
});

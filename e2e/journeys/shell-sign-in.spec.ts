import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/page-quality/accessibility.ts';
import { accountMenu, demoAccount, fillSignIn, signIn, signInButton } from '../fixtures/people.ts';
import { codeFor, cutOff, orderRefusal } from '../fixtures/sandbox.ts';
import { expect, test } from '../test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const number = () => `+4477009${String(Date.now()).slice(-5)}`;

test('three ways to sign in, with the network cut off from everything but the product', async ({
  page,
  request,
}) => {
  const attempts = await cutOff(page);
  const agent = demoAccount('agent');
  await signIn(page, agent);
  await accountMenu(page, agent.name).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();

  // Over the page, by a texted code that is typed with a space in it.
  await signInButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('tab', { name: 'Phone' }).click();
  const phone = number();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await dialog.getByRole('button', { name: 'Text me a code' }).click();
  const entry = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(entry.getByText(/You can ask again in [12]:/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const code = await codeFor(request, phone);
  await entry.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await entry.getByRole('button', { name: 'Continue' }).click();
  await expect(entry.getByText('That code isn’t right').first()).toBeVisible();
  await entry.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await entry.getByRole('button', { name: 'Continue' }).click();
  const unnamedAccount = page.getByRole('banner').getByRole('button', { name: 'Your account' });
  await expect(unnamedAccount).toBeVisible();
  await unnamedAccount.click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();

  // Google's window; left open it locks nothing, and a second press opens another.
  await page.goto('/login?return=%2Fproperties');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await expect(page.getByText('Continue in the window that opened')).toBeVisible();
  await expect(email(page)).toBeEditable();
  await chooser.getByLabel('E-mail').fill(`grace.${Date.now()}@example.com`);
  await chooser.getByLabel('Name').fill('Grace Hopper');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page, 'Grace Hopper')).toBeVisible();
  await expect(page).toHaveURL(/\/properties$/);
  expect(attempts).toEqual([]);
});

test('every refusal of the identity service is explained, and what was typed stays', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const form = page.getByRole('main');
  const messages = {
    OPERATION_NOT_ALLOWED: 'This way of signing in is turned off',
    QUOTA_EXCEEDED: 'is busy',
    TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts',
    INTERNAL_ERROR: 'The sign-in service had a problem',
    USER_DISABLED: 'deactivated by the administrator',
    INVALID_LOGIN_CREDENTIALS: 'The details are incorrect',
    EMAIL_EXISTS: 'already has an account',
    WEAK_PASSWORD: 'Use at least 8 characters',
    INVALID_EMAIL: 'Invalid email format',
    NETWORK: 'Can’t reach the sign-in service',
  };
  // A refusal that is about what was typed stands at its field, any other above the form.
  const atField: Record<string, string> = {
    INVALID_EMAIL: 'Email',
    EMAIL_EXISTS: 'Email',
    WEAK_PASSWORD: 'Password',
  };
  for (const [refusal, text] of Object.entries(messages)) {
    await orderRefusal(request, refusal, 'somebody@example.com');
    await fillSignIn(page, { email: 'somebody@example.com', password: `secret-${refusal}` });
    const field = atField[refusal];
    if (field) {
      await expect(form.getByRole('textbox', { name: field })).toHaveAccessibleDescription(new RegExp(text));
      await expect(form.getByRole('textbox', { name: field })).toHaveAttribute('aria-invalid', 'true');
    } else await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(email(page)).toHaveValue('somebody@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(`secret-${refusal}`);
  }
  await page.getByRole('tab', { name: 'Phone' }).click();
  await orderRefusal(request, 'INVALID_PHONE_NUMBER', '+447700900123');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+447700900123');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(form.getByText('Enter the number with its country code').first()).toBeVisible();
});

test('the first press on the button counts, also when it makes a message appear under the last field', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Ivo');
  await email(page).fill('ivo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('porto-azul-12');
  await page.getByLabel('Confirm password').fill('something else');
  const button = page.getByRole('button', { name: 'Create account' });
  await button.scrollIntoViewIfNeeded();
  const before = (await button.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + 3);
  await page.mouse.down();
  // Leaving the field has shown its message by now.
  await expect(page.getByText('Passwords don’t match')).toBeVisible();
  expect((await button.boundingBox())!.y).toBe(before.y);
  await page.mouse.up();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please check 1 field');
});

test('a session that ends elsewhere keeps the page: sign-in opens over it, and it goes on', async ({
  page,
  browser,
}) => {
  const owner = demoAccount('owner');
  await signIn(page, owner);
  await page.goto('/user/properties');
  await expect(page.getByRole('heading', { level: 1, name: 'My properties' })).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: 'Rejected' }).click();

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, owner);
  await accountMenu(elsewhere, owner.name).click();
  await elsewhere.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await expect(signInButton(elsewhere)).toBeVisible();
  await other.close();

  // The page receives the change by itself.
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('Your session has expired')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio', { name: 'Rejected' })).toBeChecked();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click();
  // The navigation of the account has a group of that name too.
  const messages = page.getByRole('main').getByRole('list', { name: 'Messages' });
  await expect(messages.and(page.locator(':not(nav *)'))).toBeVisible();
});

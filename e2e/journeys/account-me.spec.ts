import type { APIRequestContext, Page } from '@playwright/test';
import { accountMenu, bearer, signInButton, storedSession } from '../fixtures/people.ts';
import { completeOnPage } from '../fixtures/account/profile-page.ts';
import { codeFor } from '../fixtures/sandbox.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** A new user, signed in. */
async function register(page: Page, request: APIRequestContext, name: string): Promise<void> {
  const email = `${name.split(' ')[0]!.toLowerCase()}.${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('porto-azul-12');
  await page.getByLabel('Confirm password').fill('porto-azul-12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page, name)).toBeVisible();
}

test('a new user completes the profile until posting is open, applies for verification, and leaves for good', async ({
  page,
  request,
}) => {
  await register(page, request, 'Mira Sandoval');
  await page.goto('/user/profile');
  await completeOnPage(page, request);

  await page.goto('/user/verification');
  await page.getByRole('textbox', { name: /^Company or trading name/ }).fill('Sandoval Homes');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('We’re looking at it')).toBeVisible();
  await expect(page.getByText('Sandoval Homes')).toBeVisible();

  await page.goto('/user/data');
  const stored = page.getByRole('region', { name: 'In your account' });
  await expect(stored.getByRole('listitem').filter({ hasText: 'Agent verification' })).toContainText('1');
  const session = await storedSession(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  const answer = await request.get('/api/get-user-data', { headers: bearer(session) });
  expect(answer.status()).toBe(401);
});

test('a notification leads to the home that it is about, and a kind of them has an address of its own', async ({
  page,
}) => {
  await resumeSession(page, 'buyer', '/user/notifications');
  await page.getByRole('radio', { name: 'Homes I follow' }).click();
  await expect(page).toHaveURL(/group=homes/);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: 'Price drop' })).toHaveCount(1);
  await expect(titles.filter({ hasText: 'Welcome' })).toHaveCount(0);
  await titles.filter({ hasText: 'Price drop' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/properties-details\//);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Homes I follow' })).toBeChecked();
});

test('an owner sees a listing as buyers do, below its state and what can be done with it', async ({
  page,
}) => {
  await resumeSession(page, 'agent', '/user/properties?show=review');
  const row = page.getByRole('main').getByRole('row').nth(1);
  const title = await row.getByRole('heading', { level: 2 }).innerText();
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/my-property\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Your listing' });
  await expect(bar.getByText('In review')).toBeVisible();
  await bar.getByRole('button', { name: 'Results of 30 days' }).click();
  await expect(
    bar
      .getByRole('img', { name: /Views per day/ })
      .or(bar.getByText('Views per day'))
      .first(),
  ).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('a field for a few lines has the height of these lines', async ({ page }) => {
  await resumeSession(page, 'agent', '/user/profile');
  const address = page.getByRole('main').getByRole('textbox', { name: 'Address', exact: true });
  const lines = await address.evaluate((field) => {
    const { lineHeight, paddingBlock } = getComputedStyle(field);
    return (field.clientHeight - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight);
  });
  expect(lines).toBeCloseTo(2);
});

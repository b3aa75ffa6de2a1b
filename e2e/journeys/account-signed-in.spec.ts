import type { Page } from '@playwright/test';
import { accountMenu, demoAccount, fillSignIn, signIn, signInButton } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { codeFor } from '../fixtures/sandbox.ts';
import { expect, test } from '../test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes to a page of the user's own through the menu in the header. */
async function openFromMenu(page: Page, name: string, entry: string): Promise<void> {
  await accountMenu(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an agent finds profile, properties, messages and packages, each with real data', async ({ page }) => {
  const agent = demoAccount('agent');
  await resumeSession(page, 'agent');
  const main = page.getByRole('main');

  await openFromMenu(page, agent.name, 'Profile');
  await expect(title(page, 'Profile')).toBeVisible();
  await expect(main.getByText(agent.email)).toBeVisible();
  await expect(main.getByText('Your profile is complete')).toBeVisible();

  await openFromMenu(page, agent.name, 'My properties');
  await expect(title(page, 'My properties')).toBeVisible();
  const listings = main.getByRole('row').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(listings.first().getByText('Live')).toBeVisible();
  await main.getByRole('radio', { name: 'Rejected' }).click();
  await expect(page).toHaveURL(/show=rejected/);
  await expect(listings).toHaveCount(1);
  await expect(listings.first().getByText('Rejected', { exact: true })).toBeVisible();
  await main.getByRole('radio', { name: 'All' }).click();
  await expect(listings.nth(1)).toBeVisible();

  const unread = page.getByRole('banner').getByRole('link', { name: /^Messages: \d+ unread/ });
  const count = Number(/\d+/.exec((await unread.getAttribute('aria-label')) ?? '')?.[0]);
  await unread.click();
  await expect(title(page, 'Messages')).toBeVisible();
  const threads = main
    .getByRole('list', { name: 'Messages' })
    .and(page.locator(':not(nav *)'))
    .getByRole('listitem');
  await expect(threads.first().getByRole('link')).toBeVisible();
  const perThread = await threads.getByText(/^\d+ unread message/).allInnerTexts();
  expect(perThread.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(count);

  await openFromMenu(page, agent.name, 'Packages');
  const running = main.getByRole('article', { name: 'Agent' }).filter({ hasText: 'Active' });
  await expect(running.getByText(/^\d+ of 25 used$/)).toBeVisible();
  await expect(running.getByRole('meter', { name: 'Properties to list' })).toBeVisible();
});

test('signing out ends the session in every tab; a page for users leads to sign-in and back', async ({
  page,
  context,
}) => {
  const agent = demoAccount('agent');
  await signIn(page, agent);
  await page.reload();
  await expect(accountMenu(page, agent.name)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/user/properties');
  await expect(title(second, 'My properties')).toBeVisible();

  await accountMenu(page, agent.name).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(agent.name)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('root') ?? '');
  expect(stored).not.toContain(agent.email);

  await expect(second).toHaveURL(/\/login\?return=%2Fuser%2Fproperties$/);
  await expect(accountMenu(second, agent.name)).toHaveCount(0);
  await second.close();

  await page.goto('/user/profile');
  await expect(page).toHaveURL(/\/login\?return=%2Fuser%2Fprofile$/);
  await fillSignIn(page, agent);
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByRole('main').getByText(agent.email)).toBeVisible();
});

test('a new user registers by e-mail, proves the address with the mailed code, and is still there after a reload', async ({
  page,
  request,
}) => {
  const name = 'Nadia Fonseca';
  const email = `nadia.${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('porto-azul-12');
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords don’t match').first()).toBeVisible();

  await page.getByLabel('Confirm password').fill('porto-azul-12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login\/verify/);
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page, name)).toBeVisible();

  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.getByText('2 of 5 steps done')).toBeVisible();
  await page.goto('/user/properties');
  await expect(page.getByText('You haven’t listed a property yet')).toBeVisible();
});

test('a wrong password shows an error in the form, and a forgotten one is answered without revealing who has an account', async ({
  page,
}) => {
  const { email } = demoAccount('owner');
  await page.goto('/login');
  await fillSignIn(page, { email, password: 'not-the-password' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/incorrect|not right/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password/);
  // The address comes before the page; both have a field for an email.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  for (const address of [email, 'nobody.at.all@example.com']) {
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await page.getByRole('button', { name: /Send link|Resend/ }).click();
    await expect(page.getByText(`If ${address} has an account, a link is on its way.`)).toBeVisible();
  }
});

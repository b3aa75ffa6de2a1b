import { accountMenu, newAccount, signIn, signInButton } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

test('a user ends the session of another device, which signs out at once; this one stays', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request, 'Sana Devices');
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    serviceWorkers: 'block',
  });
  const there = await other.newPage();
  await Promise.all([page, there].map((tab) => signIn(tab, account)));

  await page.goto('/user/security');
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByRole('listitem').first()).toContainText(/^Chrome on Linux\s*This device/);
  const happened = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(happened.filter({ hasText: 'Firefox on Linux' })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out: Firefox on Linux' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByText('Firefox on Linux')).toHaveCount(0);
  await expect(signInButton(there)).toBeVisible();
  await expect(happened.first()).toContainText('Signed out on other devices');

  // The session with which the account was made.
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const answer = await request.get('/api/get-user-data', { headers: account.headers });
  expect(answer.status()).toBe(401);
  await expect(accountMenu(page, account.name)).toBeVisible();
  await other.close();
});

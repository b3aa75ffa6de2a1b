import { expect, test } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/people.ts';

test('the dashboard gathers the cards of four remotes, and one that cannot be had leaves the others', async ({
  page,
}) => {
  await signIn(page, demoAccount('agent'));
  await page.goto('/user/dashboard');
  const card = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  await expect(card('Profile').getByRole('link', { name: 'Go to profile' })).toBeVisible();
  await expect(card('Messages').getByText(/unread message/)).toBeVisible();
  await expect(card('My properties').getByText('Live', { exact: true })).toBeVisible();
  await expect(card('Your packages').getByRole('meter').first()).toBeVisible();

  await page.route('**/assets/mfe-payments/**', (route) => route.abort());
  await page.reload();
  await expect(card('My properties').getByText('Live', { exact: true })).toBeVisible();
  await expect(card('Messages').getByText(/unread message/)).toBeVisible();
  await expect(card('Your packages')).toHaveCount(0);

  await card('My properties').getByRole('link', { name: 'Open my properties' }).click();
  await expect(page).toHaveURL(/\/user\/properties$/);
});

import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/page-quality/accessibility.ts';
import { changeAnswer, forgetSettings } from '../fixtures/answers/changed-answers.ts';
import { demoAccount, fillSignIn, signIn } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const post = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Post a property' });
const alertDialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('posting asks for sign-in first and then goes on by itself', async ({ page }) => {
  await page.goto('/faqs');
  await post(page).click();
  await expect(page.getByText('Sign in to continue.')).toBeVisible();
  await fillSignIn(page, demoAccount('agent'));
  await expect(page).toHaveURL(/\/user\/add-property$/);
});

test('closed gates explain themselves, each with its way on', async ({ page }) => {
  await resumeSession(page, 'agent', '/faqs');

  await changeAnswer(page, 'check-package-limit', { limit_available: false });
  await post(page).click();
  await expect(alertDialog(page, 'You’ve reached your limit')).toContainText(
    'You’ve used all listings in your package.',
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'See packages' }).click();
  await expect(page).toHaveURL(/\/subscription-plan\?for=property_list&return=%2Fuser%2Fadd-property$/);

  for (const [status, title] of [
    ['initial', 'Only verified agents can list here'],
    ['pending', 'Verification in progress'],
    ['failed', 'Verification not approved'],
  ] as const) {
    await page.unroute('**/api/web-settings*');
    await changeAnswer(page, 'web-settings', {
      verification_required_for_user: true,
      verification_status: status,
    });
    await expect(async () => {
      await forgetSettings(page);
      await page.goto('/faqs');
      await post(page).click();
      await expect(alertDialog(page, title)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(alertDialog(page, title)).toHaveCount(0);
  }
});

test('an incomplete profile names what is missing and leads to it', async ({ page }) => {
  await changeAnswer(page, 'user_signup', { mobile: null, address: '' });
  await changeAnswer(page, 'get-user-data', { mobile: null, address: '' });
  await signIn(page, demoAccount('owner'));
  await post(page).click();
  const dialog = alertDialog(page, 'Complete your profile');
  await expect(dialog.getByRole('listitem')).toHaveText(['Mobile number', 'Address']);
  await page.getByRole('button', { name: 'Complete my profile' }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
});

test('a heart that is pressed without a network waits, and arrives once when it is back', async ({
  page,
  context,
}) => {
  await resumeSession(page, 'buyer', '/properties');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await expect(heart).toBeVisible();
  // The part that keeps such presses comes in a quiet moment.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('outbox')),
  );
  const writes: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/add_favourite')) writes.push(request.postData() ?? '');
  });
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('We’ll send your change when you’re back online').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove .* from saved homes$/ })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change sent').first()).toBeVisible();
  expect(writes).toHaveLength(1);
});

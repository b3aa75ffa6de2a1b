import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { changeAnswer, forgetSettings } from '../fixtures/answers/changed-answers.ts';
import { bearer, demoAccount, newAccount, signIn, type StoredSession } from '../fixtures/people.ts';
import { openAs, resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

interface Users {
  page: Page;
  browser: Browser;
  request: APIRequestContext;
}

const main = (page: Page) => page.getByRole('main');
const post = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Post a property' });
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** What a call answers to this user. */
async function asked<Row>(request: APIRequestContext, call: string, session: StoredSession): Promise<Row[]> {
  const answer = await request.get(`/api/${call}`, { headers: bearer(session) });
  return ((await answer.json()) as { data: Row[] }).data;
}

async function postingLeadsToItsForm({ page, request }: Users): Promise<void> {
  await resumeSession(page, 'agent', '/');
  await post(page).click();
  await expect(page.getByRole('link', { name: /Title and description|Basics/ }).first()).toBeVisible();

  await changeAnswer(page, 'check-package-limit', { limit_available: false });
  await page.goto('/faqs');
  await post(page).click();
  await dialog(page, 'You’ve reached your limit').getByRole('button', { name: 'See packages' }).click();
  const offers = main(page).getByRole('article');
  await expect(
    offers
      .getByRole('button', { name: /^(Take it|Buy|Buy again|Continue payment): / })
      .or(offers.getByRole('link', { name: /^(Take it|Buy|Buy again|Continue payment): / }))
      .first(),
  ).toBeVisible();
  await page.unroute('**/api/check-package-limit*');

  for (const [status, name] of [
    ['initial', 'Only verified agents can list here'],
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
      await expect(dialog(page, name)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await dialog(page, name).getByRole('button', { name: 'Get verified' }).click();
    await expect(title(page, /verif/i)).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  }

  const account = await newAccount(request, 'Dora Deadend');
  await page.unroute('**/api/web-settings*');
  await openAs(page, account, '/');
  await post(page).click();
  await dialog(page, 'Complete your profile').getByRole('button', { name: 'Complete my profile' }).click();
  await expect(title(page, 'Profile')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add a mobile number' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Mobile number' })).toBeEditable();
}

async function ownListingLeadsToItsForm({ page, browser, request }: Users): Promise<void> {
  await resumeSession(page, 'agent', '/');
  const session = await sharedSession(browser, 'agent');
  const [own] = await asked<{ id: number; slug_id: string }>(
    request,
    'get-added-properties?limit=1&status=1',
    session,
  );
  await page.goto(`/properties-details/${own!.slug_id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/user/edit-property/${own!.id}`));
  await expect(page.getByRole('link', { name: /Title and description|Basics/ }).first()).toBeVisible();

  const [thread] = await asked<{ user_id: number; property_id: number }>(request, 'get_chats', session);
  await page.goto(`/user/chat?peer=${thread!.user_id}&property=${thread!.property_id}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeEditable();
}

async function placesOfPushMessagesArePages({ page }: Users): Promise<void> {
  await resumeSession(page, 'agent', '/user/notifications');
  for (const address of [
    '/user/notifications',
    '/user/projects',
    '/user/advertisement',
    '/user/verification',
    '/user/transactions',
  ]) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText('Page not found')).toHaveCount(0);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(main(page).getByRole('link').first()).toBeVisible();
  }
}

async function unreadMessagesAreCountedAlike({ page }: Users): Promise<void> {
  await resumeSession(page, 'agent', '/faqs');
  const unread = page.getByRole('banner').getByRole('link', { name: /^Messages: \d+ unread/ });
  const count = /\d+/.exec((await unread.getAttribute('aria-label'))!)![0];
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: /Messages/ });
  await expect(tab.getByText(count, { exact: true })).toBeVisible();
}

async function packagesLeadOn({ page }: Users): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await signIn(page, demoAccount('owner'));
  await page.goto('/subscription-plan');
  await main(page)
    .getByRole('link', { name: 'See the status: Agent' })
    .or(main(page).getByRole('button', { name: 'See the status: Agent' }))
    .first()
    .click();
  await expect(title(page, 'Your payment')).toBeVisible();
  await expect(main(page).getByText('We’ll let you know as soon as it’s checked.')).toBeVisible();
  await expect(main(page).getByRole('link').first()).toBeVisible();

  await resumeSession(page, 'buyer', '/subscription-plan');
  await main(page)
    .getByRole('link', { name: 'Buy again: Seeker Plus' })
    .or(main(page).getByRole('button', { name: 'Buy again: Seeker Plus' }))
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/subscription-plan/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('radio').or(main(page).getByRole('button')).first()).toBeVisible();
}

test('every dead end that users once met leads on', async ({ page, browser, request }) => {
  test.setTimeout(300_000);
  const users = { page, browser, request };
  await test.step('posting leads to the form, and each gate in front of it to what opens it', () =>
    postingLeadsToItsForm(users));
  await page.unrouteAll();
  await test.step('an own listing leads to its form, and a conversation by its address to the place to write', () =>
    ownListingLeadsToItsForm(users));
  await page.unrouteAll();
  await test.step('the places that push messages lead to are pages with something on them', () =>
    placesOfPushMessagesArePages(users));
  await page.unrouteAll();
  await test.step('header and tab bar count the same unread messages', () =>
    unreadMessagesAreCountedAlike(users));
  await page.unrouteAll();
  await test.step('a package whose receipt is checked leads to its payment, and one that has expired can be bought again', () =>
    packagesLeadOn(users));
  await page.unrouteAll();
});

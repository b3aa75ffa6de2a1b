import { expect, type Page } from '@playwright/test';
import { bubble, messages } from '../fixtures/chat/conversation.ts';
import { bearer, storedSession } from '../fixtures/people.ts';
import type { Visit } from './visit.ts';

/** Whether what a refusal is about works on a page; by `subjectOf` the refusal. */
const probes: Record<string, (visit: Visit) => Promise<boolean>> = {
  /** The dashboard shows next steps of each remote; the cards come with the same code. */
  'slot dashboard.next': async ({ open, page, remote }) => {
    await open('/user/dashboard');
    const widget = (slot: string) => page.locator(`[data-remote=${remote}][data-slot="${slot}"]`);
    await expect(widget('dashboard.card')).toBeAttached();
    return (await widget('dashboard.next').count()) > 0;
  },
  /** Sent whenever the list of conversations is there. */
  'emits chat.unread-counted@1': async ({ open, page, problems }) => {
    await open('/user/chat');
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('link').first()).toBeVisible();
    return !(await isRefused(problems, 'chat.unread-counted@1'));
  },
  'emits notifications.allowed@1': async ({ open, page, problems }) => {
    await open('/user/profile');
    const toggle = page.getByRole('switch', { name: 'Notifications' });
    if (await toggle.isChecked()) await answered(page, '**/api/update_profile', () => toggle.click());
    await expect(toggle).toBeEnabled();
    await expect(toggle).not.toBeChecked();
    await answered(page, '**/api/update_profile', () => toggle.click());
    await expect(toggle).toBeEnabled();
    await expect(toggle).toBeChecked();
    return !(await isRefused(problems, 'notifications.allowed@1'));
  },
  'emits records.erased@1': async ({ open, page, problems }) => {
    await answerFavourites(page);
    await open('/user/data');
    await eraseSavedHomes(page);
    return !(await isRefused(problems, 'records.erased@1'));
  },
  /** What the user writes on another device stands in the open conversation at once. */
  'listens to chat.conversation-changed@1': async ({ open, page }) => {
    await open('/user/chat');
    const headers = bearer(await storedSession(page));
    await readAll(page, headers);
    const talks = page.getByRole('list', { name: 'Messages' });
    await talks.locator('a[href*="property="]').first().click();
    await expect(messages(page).getByRole('listitem').last()).toBeVisible();
    const { searchParams: talk } = new URL(page.url());
    const message = `From the phone ${crypto.randomUUID()}`;
    const answer = await page.request.post('/api/send_message', {
      headers,
      data: { receiver_id: talk.get('peer'), property_id: talk.get('property'), message },
    });
    expect(answer.ok()).toBe(true);
    return bubble(page, message)
      .waitFor(REPORTED)
      .then(
        () => true,
        () => false,
      );
  },
  /** Hearts that the user erases leave the open tab. The account that sends this is of the same train as its listener. */
  'listens to records.erased@1': async ({ open, page, release }) => {
    await answerFavourites(page);
    await open('/properties?type=sell', { 'mfe-account': release });
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^(Save|Remove)/ });
    await answered(page, '**/api/add_favourite', () => heart.click());
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await goInside(page, '/user/data');
    await eraseSavedHomes(page);
    await goInside(page, '/properties?type=sell');
    await expect(heart).toBeVisible();
    return (await heart.getAttribute('aria-pressed')) === 'false';
  },
};

/** Whether what is refused of a combination works in the browser all the same. */
export function worksAllTheSame(subject: string, visit: Visit): Promise<boolean> {
  const probe = probes[subject];
  if (!probe) throw new Error(`e2e/matrix/breaks.ts has no probe for what can-i-deploy refuses: ${subject}`);
  return probe(visit);
}

/** For an event to follow what the page shows, and its refusal to reach the console. Milliseconds. */
const REPORTED = { timeout: 3000 };

/** The shell's bus reports what it does not know. */
async function isRefused(problems: string[], event: string): Promise<boolean> {
  const isReported = () => problems.some((problem) => problem.includes(`unknown event ${event}`));
  return expect
    .poll(isReported, REPORTED)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Leaves nothing unread: a count of unread messages, which follows each event, also makes the conversation ask for new ones. */
async function readAll(page: Page, headers: Record<string, string>): Promise<void> {
  const answer = await page.request.get('/api/get_chats?per_page=50', { headers });
  const { data } = (await answer.json()) as {
    data: { user_id: number; property_id: number; unread_count: number }[];
  };
  for (const { user_id: peer, property_id: listing, unread_count: unread } of data)
    if (unread > 0)
      await page.request.get(`/api/get_messages?user_id=${peer}&property_id=${listing}`, { headers });
}

/** One saved home, for the page only: visits of other combinations go on with the same account at the same time. */
async function answerFavourites(page: Page): Promise<void> {
  const answer = { error: false, message: 'ok', data: [], total: 1 };
  for (const call of ['get_favourite_property*', 'add_favourite', 'erase-own-records'])
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json: answer }));
}

async function eraseSavedHomes(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(async () => {
    // With the keyboard: the notice about chosen releases may cover the line.
    await page.getByRole('button', { name: 'Erase: Saved homes', exact: true }).press('Enter');
    await expect(question).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await answered(page, '**/api/erase-own-records', () =>
    question.getByRole('button', { name: 'Erase', exact: true }).click(),
  );
  await expect(question).toHaveCount(0);
}

/** Waits until the answer of a call has come after an action. */
async function answered(page: Page, call: string, action: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse(call), action()]);
}

/** As a link does it: without a new document. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

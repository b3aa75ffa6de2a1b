import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { bearer, demoAccount, signIn, storedSession, type StoredSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';

/** A listing of the agent on the market, counted from the end; journeys take different ones. */
async function listingOf(agent: StoredSession, request: APIRequestContext, number: number) {
  const answer = await request.get('/api/get-added-properties?limit=100', { headers: bearer(agent) });
  const { data } = (await answer.json()) as {
    data: { id: number; title: string; request_status: string; status: number; is_premium: boolean }[];
  };
  return data
    .filter((row) => row.request_status === 'approved' && row.status === 1 && !row.is_premium)
    .at(-number)!;
}

interface Talk {
  page: Page;
  other: Page;
  listing: { id: number; title: string };
  newcomer: StoredSession;
  agent: StoredSession;
}
/** The newcomer opens a conversation with the agent from its address, before a first message. */
async function beginTalk(
  page: Page,
  browser: Browser,
  request: APIRequestContext,
  number: number,
): Promise<Talk> {
  const agent = await sharedSession(browser, 'agent');
  const listing = await listingOf(agent, request, number);
  await signIn(page, demoAccount('newcomer'));
  const newcomer = await storedSession(page);
  await page.goto(`/user/chat?property=${listing.id}&peer=${agent.data.id}`);
  const other = await (await browser.newContext()).newPage();
  return { page, other, listing, newcomer, agent };
}
const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const bubble = (page: Page, text: string) => messages(page).getByRole('listitem').filter({ hasText: text });
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two users talk in two browsers: text, typing, read, offline and back, deletion', async ({
  page,
  browser,
  request,
}) => {
  const { other, listing, newcomer, agent } = await beginTalk(page, browser, request, 1);
  await expect(page.getByRole('complementary', { name: 'About this listing' })).toContainText(listing.title);
  const first = `Is it free? ${Date.now()}`;
  await write(page, first);
  await expect(bubble(page, first)).toContainText('Sent');

  await resumeSession(other, 'agent', `/user/chat?property=${listing.id}&peer=${newcomer.data.id}`);
  await expect(bubble(other, first)).toBeVisible();
  await expect(bubble(page, first)).toContainText('Read');

  await field(other).pressSequentially('Sat');
  await expect(page.getByText('is writing…')).toBeVisible();
  const second = `Saturday at ten, ${Date.now()}`;
  await write(other, second);
  await expect(bubble(page, second)).toBeVisible();
  await expect(bubble(other, second)).toContainText('Read');

  await page.context().setOffline(true);
  const third = `Sent without a network, ${Date.now()}`;
  await write(page, third);
  await expect(bubble(page, third)).toContainText('Waits for the network');
  await expect(page.getByText('You’re offline. Your words are sent when the network is back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(bubble(other, third)).toHaveCount(1);
  await expect(bubble(page, third)).toContainText(/Sent|Read/);
  await expect(bubble(page, third)).toHaveCount(1);

  await bubble(page, first).getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: 'Delete for both' }).click();
  await expect(bubble(page, first)).toHaveCount(0);
  await expect(bubble(other, first)).toHaveCount(0);

  // What the back end has, in its order, each once.
  const stored = await request.get(`/api/get_messages?user_id=${agent.data.id}&property_id=${listing.id}`, {
    headers: bearer(newcomer),
  });
  const { data } = (await stored.json()) as { data: { data: { message: string }[] } };
  expect(data.data.map(({ message }) => message)).toEqual([third, second]);
  await other.context().close();
});

test('blocking closes both composers, and unblocking opens them; drafts stay with their conversation', async ({
  page,
  browser,
  request,
}) => {
  const { other, listing, newcomer } = await beginTalk(page, browser, request, 2);
  const words = `Hello, ${Date.now()}`;
  await write(page, words);
  await expect(bubble(page, words)).toContainText('Sent');
  await field(page).fill('Half a sentence');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a sentence');

  await resumeSession(other, 'agent', `/user/chat?property=${listing.id}&peer=${newcomer.data.id}`);
  await expect(bubble(other, words)).toBeVisible();
  await other.getByRole('button', { name: 'More about this conversation' }).click();
  await other.getByRole('menuitem', { name: /^Block/ }).click();
  await other.getByRole('radio', { name: 'Spam' }).check();
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(other.getByText(/^You’ve blocked/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('This person doesn’t accept messages from you.')).toBeVisible();

  await other.getByRole('button', { name: /^Unblock/ }).click();
  await expect(field(other)).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Half a sentence');
  await other.context().close();
});

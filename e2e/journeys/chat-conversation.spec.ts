import { launchOptions } from '../fixtures/browser.ts';
import { beginTalk, bubble, field, write } from '../fixtures/chat/conversation.ts';
import { bearer, storedSession } from '../fixtures/people.ts';
import {
  blocksAndUnblocks,
  deletesForBoth,
  proposesViewing,
  sendsFiles,
  speaks,
  typesAndWrites,
  writesOffline,
} from '../fixtures/chat/steps.ts';
import { expect, test } from '../test.ts';

// A microphone that Chromium plays itself.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

test('two users talk in two browsers, each in turn: text, files, voice, viewings, without a network, deleted, blocked', async ({
  page,
  browser,
  request,
}) => {
  // Everything that users of a conversation do, twice.
  test.setTimeout(240_000);
  const talk = await beginTalk({ page, browser, request });
  await expect(page.getByRole('complementary', { name: 'About this listing' })).toContainText(
    talk.listing.title,
  );
  const first = `Is it free? ${Date.now()}`;
  await write(page, first);
  await expect(bubble(page, first)).toContainText('Sent');
  const other = await talk.openOther({ permissions: ['microphone'] });
  await expect(bubble(page, first)).toContainText('Read');

  const ways = [
    { from: page, to: other, name: 'buyer', isStranger: true, day: 14, place: 'conversation' },
    { from: other, to: page, name: 'agent', isStranger: false, day: 21, place: 'list' },
  ] as const;
  for (const { isStranger, day, place, ...sides } of ways) {
    await test.step(`the ${sides.name} writes, the other sees it`, async () => {
      const words = await typesAndWrites(sides);
      await writesOffline(sides);
      await deletesForBoth(sides, words);
      await sendsFiles(sides, isStranger);
      await speaks(sides);
      await proposesViewing(sides, day);
      await blocksAndUnblocks(sides, place);
    });
  }
  const stored = await talk.stored();
  expect(stored.filter(({ audio_duration: seconds }) => (seconds ?? 0) > 0.9)).toHaveLength(2);
  expect(stored.filter(({ message }) => message.includes('without a network'))).toHaveLength(4);
  // Clients that know no cards show the words.
  expect(stored.filter(({ message }) => message.includes('suit you for a viewing'))).toHaveLength(2);
  await other.context().close();
});

test('what a user writes shows at once in another browser of the same user, and is no news there', async ({
  page,
  browser,
  request,
}) => {
  await beginTalk({ page, browser, request });
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other)).toBeVisible();
  const words = `From the telephone ${Date.now()}`;
  await write(page, words);
  await expect(bubble(other, words)).toContainText('Sent');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Open' })).toHaveCount(0);
  await context.close();
});

test('a session that ends while the user types or sends loses nothing, and nothing is sent twice', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const { account, stored } = await beginTalk({ page, browser, request });
  const texts = async () => (await stored()).map(({ message }) => message);
  const endSessions = async () => {
    const headers = bearer(await storedSession(page));
    expect((await request.post('/api/sign-out-everywhere', { headers })).ok()).toBe(true);
  };
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const signInAgain = async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  // While the user types: the page stays, with what is written.
  const typed = `Typed when it ended, ${Date.now()}`;
  await field(page).fill(typed);
  await endSessions();
  await expect(dialog).toBeVisible();
  await signInAgain();
  await expect(field(page)).toHaveValue(typed);
  await field(page).press('Enter');
  await expect(bubble(page, typed)).toContainText('Sent');

  // While it is on its way: it goes on by itself.
  let beforeCall: (() => Promise<void>) | undefined = endSessions;
  await page.route('**/api/send_message', async (route) => {
    const before = beforeCall;
    beforeCall = undefined;
    await before?.();
    await route.continue();
  });
  const sent = `Sent when it ended, ${Date.now()}`;
  await write(page, sent);
  await expect(dialog).toBeVisible();
  await expect(bubble(page, sent)).toContainText('Not sent');
  await signInAgain();
  await expect(bubble(page, sent)).toContainText(/Sent$/);
  await expect(bubble(page, sent)).toHaveCount(1);

  // The user gives the page up and signs in another time: words and message are there.
  const leftBehind = `Sent before the user left, ${Date.now()}`;
  const half = `Half a sentence, ${Date.now()}`;
  beforeCall = async () => {
    await field(page).fill(half);
    await endSessions();
  };
  await write(page, leftBehind);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/login/);
  // The notice that the session has ended leads to sign-in too.
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(field(page)).toHaveValue(half);
  await expect(bubble(page, leftBehind).getByRole('button', { name: 'Send again' })).toBeVisible();
  // Nothing was sent twice.
  expect(await texts()).toEqual([sent, typed]);
});

import type { Page } from '@playwright/test';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import {
  beginTalk,
  bubble,
  field,
  longestRent,
  messages,
  write,
  type Talk,
} from '../fixtures/chat/conversation.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { bearer, storedSession } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const panes = (page: Page) => ({
  list: page.locator('[data-pane="threads"]').getByRole('list', { name: 'Messages' }),
  talk: messages(page),
  listing: page.getByRole('complementary', { name: 'About this listing' }),
  back: page.getByRole('link', { name: 'Back to all conversations' }),
});

/** So many messages, in turn from both sides. */
async function fill(page: Page, talk: Talk, count: number, first = 1): Promise<void> {
  const mine = await storedSession(page);
  for (let index = first; index < first + count; index += 1) {
    const [from, to] = index % 2 ? [mine, talk.agent] : [talk.agent, mine];
    const answer = await page.request.post('/api/send_message', {
      headers: bearer(from),
      data: { receiver_id: to.data.id, property_id: talk.listing.id, message: `Line ${index}.` },
    });
    expect(answer.ok()).toBe(true);
  }
}

test('three panes on a wide page, two on a tablet, one with a way back on a phone', async ({
  page,
  browser,
  request,
}) => {
  await beginTalk({ page, browser, request });
  const words = `Is it quiet? ${Date.now()}`;
  await write(page, words);
  const { list, talk, listing, back } = panes(page);
  for (const part of [list, talk, listing]) await expect(part).toBeVisible();
  await expect(back).toBeHidden();

  // The commonest laptop is wide as well.
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const part of [list, talk, listing]) await expect(part).toBeVisible();
  // Between the others there is room for a few words.
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    expect((await field(page).boundingBox())!.width).toBeGreaterThan(240);
  }

  await page.setViewportSize({ width: 900, height: 800 });
  for (const part of [list, talk]) await expect(part).toBeVisible();
  await expect(listing).toBeHidden();
  await expect(back).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bubble(page, words)).toBeVisible();
  await expect(list).toBeHidden();
  await back.click();
  await expect(page).toHaveURL(/\/user\/chat$/);
  await expect(list).toBeVisible();
  await expect(talk).toBeHidden();
  await list.getByRole('link').first().click();
  await expect(bubble(page, words)).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de', viewport: { width: 1440, height: 900 } });

  test('what is shown of the conversations is chosen in one row, also beside an open one', async ({
    page,
  }) => {
    await resumeSession(page, 'buyer', '/user/chat');
    const list = page.locator('[data-pane="threads"]');
    await list.getByRole('list').getByRole('link').first().click();
    await expect(page.getByRole('complementary')).toBeVisible();
    const choices = list.getByRole('radio');
    await expect(choices).toHaveCount(3);
    const tops = (await choices.all()).map(async (choice) => (await choice.boundingBox())!.y);
    expect(new Set(await Promise.all(tops)).size).toBe(1);
  });
});

test('a long name leaves the time of a conversation in view on a phone', async ({ page }) => {
  const name = 'Maximilian Alexander von Hohenfels-Lichtenberg';
  await page.route('**/api/get_chats*', (route) =>
    passOn(route, (text) => text.replaceAll(/"name":"[^"]*"/g, `"name":"${name}"`)),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await resumeSession(page, 'agent', '/user/chat');
  const { list } = panes(page);
  const time = list.getByRole('listitem').filter({ hasText: name }).first().getByRole('time');
  await expect(time).toBeVisible();
  const ends = await Promise.all(
    [time, list].map((part) => part.evaluate((element) => element.getBoundingClientRect().right)),
  );
  expect(ends[0]).toBeLessThan(ends[1]!);
});

test('the field to write in stands in full view in every window, above the tab bar, and moves no page', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request, about: longestRent });
  await fill(page, talk, 12);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [360, 640],
    // Lying on their sides, or with a keyboard on screen.
    [740, 360],
    [640, 360],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(bubble(page, 'Line 12.')).toBeInViewport();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'More about this conversation' })).toBeInViewport({
      ratio: 1,
    });
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    const end = (await bar.isVisible()) ? (await bar.boundingBox())!.y : height;
    const { y, height: rows } = (await field(page).boundingBox())!;
    expect(y + rows).toBeLessThanOrEqual(end);
    await field(page).focus();
    await page.keyboard.type('Hello');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await field(page).fill('');
  }
});

test('a menu that opens at the end of the window moves no page', async ({ page, browser, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await beginTalk({ page, browser, request });
  await page.getByRole('button', { name: 'Ask or propose' }).click();
  const entry = page.getByRole('menuitem').first();
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('each message that arrives comes into view for a user at the newest one', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request });
  await fill(page, talk, 15);
  await page.reload();
  await expect(bubble(page, 'Line 15.')).toBeInViewport();
  for (let number = 16; number <= 22; number += 1) {
    await fill(page, talk, 1, number);
    await expect(bubble(page, `Line ${number}.`)).toBeInViewport({ ratio: 1 });
  }
  await messages(page).evaluate((box) => (box.scrollTop = 100));
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  await write(page, 'I am back.');
  await expect(bubble(page, 'I am back.')).toBeInViewport({ ratio: 1 });
});

test('a conversation grows upwards without a jump, counts what is new below, and leads back to it', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request });
  await fill(page, talk, 75);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/get_messages\?.*\bpage=2\b/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(bubble(page, 'Line 75.')).toBeVisible();
  await expect(messages(page).getByRole('heading', { level: 3 })).toHaveCount(0);

  const asked = page.waitForRequest(/get_messages\?.*\bpage=2\b/);
  await messages(page).evaluate((box) => (box.scrollTop = 0));
  await asked;
  // The first row in full view, and where it is.
  const row = bubble(page, 'Line 50.');
  await row.scrollIntoViewIfNeeded();
  const placeOf = async () => (await row.boundingBox())!.y;
  const [before, number] = [await placeOf(), Number(await row.getAttribute('aria-posinset'))];
  release();
  await expect(row).toHaveAttribute('aria-posinset', String(number + 30));
  expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);

  await messages(page).evaluate((box) => (box.scrollTop -= 400));
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  const other = await talk.openOther();
  for (const words of ['One more.', 'And another.']) {
    await write(other, words);
    await expect(bubble(other, words)).toContainText(/Sent|Read/);
  }
  await page.getByRole('button', { name: '2 new messages' }).click();
  await expect(bubble(page, 'And another.')).toBeInViewport();
  await expect(page.getByRole('button', { name: /new message|newest message/ })).toHaveCount(0);
  await expect(page.getByText('Active recently')).toBeVisible();
  await other.context().close();
});

test('a conversation is held by keys alone', async ({ page, browser, request }) => {
  await beginTalk({ page, browser, request });
  await write(page, 'Hello there');
  await expect(bubble(page, 'Hello there')).toContainText('Sent');
  await page.goto('/user/chat');
  await tabTo(page, panes(page).list.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Hello there')).toBeVisible();

  await tabTo(page, field(page));
  await page.keyboard.type('Written with keys');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in two lines');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Written with keys')).toContainText('Sent');
  await expect(field(page)).toBeFocused();

  // The list itself scrolls with the keys; each message has its menu.
  await page.keyboard.press('Shift+Tab');
  await tabTo(
    page,
    bubble(page, 'Written with keys').getByRole('button', { name: 'Actions for this message' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Written with keys')).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: 'Search this conversation' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('search', { name: 'Search this conversation' }).getByRole('searchbox'),
  ).toBeFocused();
  await page.keyboard.type('hello');
  await expect(messages(page).locator('mark')).toHaveText('Hello');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'More about this conversation' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete conversation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/chat$/);
  await expect(page.getByText('Hello there')).toHaveCount(0);
});

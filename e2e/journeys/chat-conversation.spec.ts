import { expect, test } from '@playwright/test';
import { beginTalk, bubble, field, write } from '../fixtures/conversation.ts';

test('two users talk in two browsers: text, typing, read, offline and back, deletion', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request }, 1);
  await expect(page.getByRole('complementary', { name: 'About this listing' })).toContainText(
    talk.listing.title,
  );
  const first = `Is it free? ${Date.now()}`;
  await write(page, first);
  await expect(bubble(page, first)).toContainText('Sent');

  const other = await talk.openOther();
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
  expect((await talk.stored()).map(({ message }) => message)).toEqual([third, second]);
  await other.context().close();
});

test('blocking closes both composers, and unblocking opens them; drafts stay with their conversation', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request }, 2);
  const words = `Hello, ${Date.now()}`;
  await write(page, words);
  await expect(bubble(page, words)).toContainText('Sent');
  await field(page).fill('Half a sentence');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a sentence');

  const other = await talk.openOther();
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

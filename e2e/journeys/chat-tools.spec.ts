import { beginTalk, bubble, field, messages, write } from '../fixtures/chat/conversation.ts';
import { accountMenu, bearer, storedSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('an own quick reply goes into what is written, and words are found again in the conversation', async ({
  page,
  browser,
  request,
}) => {
  await beginTalk({ page, browser, request });
  const mark = `m${Date.now()}`;
  const reply = `Saturday suits me, ${mark}.`;
  await page.getByRole('button', { name: 'Quick replies' }).click();
  await page.getByRole('menuitem', { name: 'Edit your replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your quick replies' });
  await dialog.getByRole('button', { name: 'Add a reply' }).click();
  await page.keyboard.type(reply);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await field(page).fill('Hello!');
  await page.getByRole('button', { name: 'Quick replies' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: reply }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`Hello! ${reply}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubble(page, reply)).toContainText('Sent');
  const second = `Or Sunday, ${mark.toUpperCase()}?`;
  await write(page, second);
  await expect(bubble(page, second)).toContainText('Sent');

  await page.getByRole('button', { name: 'Search this conversation' }).click();
  const bar = page.getByRole('search', { name: 'Search this conversation' });
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(mark);
  await expect(bar.getByText('1 of 2').first()).toBeVisible();
  await expect(messages(page).locator('[aria-current]')).toContainText(second);
  await page.keyboard.press('Enter');
  await expect(messages(page).locator('[aria-current]')).toContainText(reply);
  await expect(messages(page).locator('mark')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('a message on the page of a project opens the conversation about it', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const answer = await request.get('/api/get-projects?limit=50', { headers: bearer(agent) });
  const { data } = (await answer.json()) as { data: { id: number; title: string; added_by: number }[] };
  const project = data.find(({ added_by: owner }) => owner !== agent.data.id)!;
  await resumeSession(page, 'agent', `/project-details/${project.id}`);
  const contact = page.getByRole('complementary', { name: 'Contact' });
  await contact.getByRole('button', { name: /^(Write a|Continue your) message$/ }).click();
  const words = `When is it ready? ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  // With a key: notices of messages that other journeys send to this account move the notice away from the pointer.
  await page.getByRole('button', { name: 'Open conversation' }).press('Enter');
  await expect(bubble(page, words)).toContainText('Sent');
  const about = page.getByRole('complementary', { name: 'About this listing' });
  await expect(about.getByRole('link', { name: project.title })).toHaveAttribute(
    'href',
    new RegExp('^/project-details/'),
  );
});

test('a deleted message is gone for both although the page is closed, or the user signs out, before its undo is over', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request });
  const { id } = (await storedSession(page)).data;
  /** What the other side has. */
  const received = async (): Promise<string[]> => {
    const asked = `user_id=${id}&property_id=${talk.listing.id}&per_page=50`;
    const answer = await request.get(`/api/get_messages?${asked}`, { headers: bearer(talk.agent) });
    const { data } = (await answer.json()) as { data: { data: { message: string }[] } };
    return data.data.map(({ message }) => message);
  };
  const remove = async (words: string) => {
    await bubble(page, words).getByRole('button', { name: 'Actions for this message' }).click();
    await page.getByRole('menuitem', { name: 'Delete for both' }).click();
  };
  const [closed, signedOut] = [`Closed ${Date.now()}`, `Signed out ${Date.now()}`];
  for (const words of [closed, signedOut]) {
    await write(page, words);
    await expect(bubble(page, words)).toContainText('Sent');
  }
  expect(await received()).toEqual([signedOut, closed]);

  const address = page.url();
  await remove(closed);
  await page.goto('about:blank');
  // Sooner than the undo would have been over.
  await expect.poll(received, { timeout: 4000 }).toEqual([signedOut]);

  await page.goto(address);
  await remove(signedOut);
  await accountMenu(page, talk.account.name).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect.poll(received, { timeout: 4000 }).toEqual([]);
});

import { chatTyping, getChats, getConversation, sendMessage } from '@lintel/api-contract';
import { rejected, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsentStore } from '#chat/sending/drafts.ts';
import { isAbout, message } from '#testing/conversation.ts';
import { openConversation } from '#testing/open-conversation.ts';

beforeEach(async () => {
  localStorage.clear();
  await Promise.all((await unsentStore.list(7)).map(({ id }) => unsentStore.remove(id)));
});

it.each([
  ['blocked the user', 'youAreBlocked', { is_blocked_by_user: true }, /doesn’t accept messages from you/],
  ['closed the account', 'notFound', { is_active: false }, /This account is closed/],
] as const)(
  'a conversation explains in place of the field that the other side has %s since it was opened',
  async (_, key, now, words) => {
    const { shell } = await openConversation([message(1)]);
    const field = await screen.findByRole('textbox', { name: 'Message to Sara K.' });
    shell.answer(stub(chatTyping, { error: false, message: '', data: null }));
    shell.answer(isAbout(now));
    shell.answer(
      stub(sendMessage, () => {
        throw rejected(key);
      }),
    );
    await userEvent.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull());
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  },
);

it('a conversation whose listing was deleted since it was opened shows the listing no more, and leaves the list', async () => {
  const { shell } = await openConversation([message(1)]);
  const field = await screen.findByRole('textbox', { name: 'Message to Sara K.' });
  // Beside the conversation on a wide screen; jsdom has no width.
  const about = () => screen.queryByRole('complementary', { name: 'About this listing', hidden: true });
  expect(about()).toBeInTheDocument();
  shell.answer(stub(chatTyping, { error: false, message: '', data: null }));
  shell.answer(stub(getChats, { error: false, message: '', data: [] }));
  const gone = () => {
    throw rejected('notFound');
  };
  shell.answer(stub(getConversation, gone));
  shell.answer(stub(sendMessage, gone));
  await userEvent.type(field, 'Hello{Enter}');
  expect(await screen.findByText('This conversation can’t be opened')).toBeVisible();
  expect(about()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Sara K\./ })).toBeNull());
});

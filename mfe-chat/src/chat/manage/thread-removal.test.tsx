import 'fake-indexeddb/auto';
import { deleteChatMessage, getChats, getConversation, type ErrorKey } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { conversation, isAbout, message, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

/** Deletes the conversation, which the back end refuses. */
async function deleteRefused(why: ErrorKey) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      isAbout(),
      stored([message(1)]),
      stub(deleteChatMessage, () => {
        throw rejected(why);
      }),
    ],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  await deleteShown();
  return shell;
}
async function deleteShown() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'More about this conversation' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete conversation' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
}

describe('a conversation that could not be deleted', () => {
  it('is named with the reason, since the user is on the list by then', async () => {
    const shell = await deleteRefused('internal');
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices[0]).toMatchObject({
      tone: 'danger',
      text: expect.stringMatching(/^The conversation wasn’t deleted: \S/),
    });
  });

  it('counts as deleted when nothing of it is left', async () => {
    const shell = await deleteRefused('notFound');
    const asked = () => shell.calls.filter(({ path }) => path === 'get_chats').length;
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(shell.notices).toEqual([]);
  });
});

it('a conversation is deleted also while another deletion is on its way', async () => {
  const deleted: unknown[] = [];
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(getConversation, ({ user_id: id }) => ({
        error: false as const,
        message: '',
        data: { ...conversation, user_id: Number(id) },
      })),
      stored([message(1)]),
      stub(deleteChatMessage, ({ receiver_id: id }) => {
        deleted.push(id);
        return new Promise<never>(() => undefined);
      }),
    ],
  });
  const { go } = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  await deleteShown();
  await go('/user/chat?property=12&peer=8');
  await deleteShown();
  await waitFor(() => expect(deleted).toEqual([9, 8]));
});

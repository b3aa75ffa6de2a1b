import 'fake-indexeddb/auto';
import { chatTyping, deleteChatMessage, getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

async function deleteSecond() {
  const done = { error: false as const, message: '', data: null };
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, done),
      stub(deleteChatMessage, done),
      isAbout(),
      stored([message(1), own(2)]),
    ],
  });
  const { remote } = await renderRemote('mfe-chat', connect, {
    shell,
    path: '/user/chat?property=12&peer=9',
  });
  const user = userEvent.setup();
  const log = within(await screen.findByRole('region', { name: 'Messages with Sara K.' }));
  await user.click(log.getAllByRole('button', { name: 'Actions for this message' })[1]!);
  await user.click(screen.getByRole('menuitem', { name: 'Delete for both' }));
  const sent = () =>
    shell.calls.filter(({ path }) => path === 'delete_chat_message').map(({ parameters }) => parameters);
  expect(sent()).toEqual([]);
  return { remote, sent };
}

it('a deletion is sent when the page closes before its undo is over', async () => {
  const { sent } = await deleteSecond();
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(sent()).toEqual([{ receiver_id: 9, message_id: 2 }]);
});

it('a deletion is sent when the user signs out before its undo is over, and only once', async () => {
  const { remote, sent } = await deleteSecond();
  await act(async () => remote.on['session.ending@1']?.({ userId: 7 }));
  await act(async () => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(sent()).toEqual([{ receiver_id: 9, message_id: 2 }]);
});

import 'fake-indexeddb/auto';
import {
  chatTyping,
  deleteChatMessage,
  getChats,
  type ChatMessage,
  type ErrorKey,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { openConversation } from '#testing/open-conversation.ts';
import { messagePushed, removalPushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

/** Deletes message 2, behind which `more` are stored. `refuses`: why the back end keeps it. */
async function deleteSecond({ more = [] as ChatMessage[], refuses = '' as ErrorKey | '' } = {}) {
  const done = { error: false as const, message: '', data: null };
  const rows = [message(1), own(2), ...more];
  const deletes = stub(deleteChatMessage, (request) => {
    if (refuses) throw rejected(refuses);
    const { message_id: id } = request as { message_id: number };
    rows.splice(
      rows.findIndex((row) => row.id === id),
      1,
    );
    return done;
  });
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, done),
      deletes,
      isAbout(),
      stored(rows),
    ],
  });
  const { remote } = await renderRemote('mfe-chat', connect, {
    shell,
    path: '/user/chat?property=12&peer=9',
  });
  const user = userEvent.setup();
  const log = within(await screen.findByRole('region', { name: 'Messages with Sara K.' }));
  const second = log.getByText('Message 2').closest('li')!;
  await user.click(within(second).getByRole('button', { name: 'Actions for this message' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete for both' }));
  const sent = () =>
    shell.calls.filter(({ path }) => path === 'delete_chat_message').map(({ parameters }) => parameters);
  expect(sent()).toEqual([]);
  const texts = () => log.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  const arrives = (id: number) => {
    rows.push(message(id, { is_read: 0 }));
    return messagePushed({ remote }, `Message ${id}`);
  };
  const undo = () => act(async () => shell.notices.at(-1)!.action!.run());
  const closes = () => act(async () => void dispatchEvent(new Event('pagehide')));
  const notices = () => shell.notices.map(({ text }) => text);
  return { remote, sent, texts, arrives, undo, closes, notices };
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

it('a deletion whose session ends elsewhere before its undo is over is not sent for the next user', async () => {
  const { remote, sent } = await deleteSecond();
  await act(async () => remote.on['session.ended@1']?.({ reason: 'elsewhere' }));
  await act(async () => remote.on['session.started@1']?.({ userId: 9 }));
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(sent()).toEqual([]);
});

it('a deletion leaves the focus in the list: at the next message, else at the one before, else at the list', async () => {
  const actions = (words: string) =>
    within(screen.getByText(words).closest('li')!).getByRole('button', { name: 'Actions for this message' });
  await deleteSecond({ more: [message(3)] });
  expect(actions('Message 3')).toHaveFocus();
  const remove = async (words: string) => {
    await userEvent.click(actions(words));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Delete for/ }));
  };
  await remove('Message 3');
  expect(actions('Message 1')).toHaveFocus();
  await remove('Message 1');
  expect(screen.getByRole('region', { name: 'Messages with Sara K.' })).toHaveFocus();
});

it('an undo of a deletion that was pressed in its notice leaves the focus in the list', async () => {
  const { undo, texts } = await deleteSecond();
  // The notice takes its button along.
  act(() => (document.activeElement as HTMLElement).blur());
  await undo();
  expect(texts()).toEqual(['Message 1', 'Message 2']);
  const list = screen.getByRole('region', { name: 'Messages with Sara K.' });
  await waitFor(() => expect(list).toHaveFocus());
});

it('an undo of a deletion that was sent meanwhile names that it is too late', async () => {
  const { undo, closes, sent, texts, notices } = await deleteSecond();
  await closes();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const before = notices().length;
  await undo();
  expect(texts()).toEqual(['Message 1']);
  expect(notices().slice(before)).toEqual(['Too late: the message is deleted already.']);
});

describe('a deletion while its undo is offered and a new message arrives', () => {
  it('stays done', async () => {
    const { sent, texts, arrives, closes } = await deleteSecond();
    await arrives(3);
    await waitFor(() => expect(texts()).toEqual(['Message 1', 'Message 3']));
    await closes();
    expect(sent()).toHaveLength(1);
    expect(texts()).toEqual(['Message 1', 'Message 3']);
    await arrives(4);
    await waitFor(() => expect(texts()).toEqual(['Message 1', 'Message 3', 'Message 4']));
  });

  it('brings its message back in its place when it is undone', async () => {
    const { texts, arrives, undo } = await deleteSecond();
    await arrives(3);
    await waitFor(() => expect(texts()).toEqual(['Message 1', 'Message 3']));
    await undo();
    expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  it('brings its message back in its place when it is refused, and names the reason', async () => {
    const { texts, arrives, closes, notices } = await deleteSecond({ refuses: 'internal' });
    await arrives(3);
    await waitFor(() => expect(texts()).toEqual(['Message 1', 'Message 3']));
    await closes();
    expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(notices().at(-1)).toMatch(/^The message wasn’t deleted: \S/);
  });
});

it('a deletion of a message that is gone already is done', async () => {
  const { texts, closes, notices } = await deleteSecond({ refuses: 'notFound' });
  await closes();
  expect(texts()).toEqual(['Message 1']);
  expect(notices()).toEqual(['Message deleted for both of you.']);
});

it('a long conversation keeps its order when its newest page reaches further back after a deletion', async () => {
  const more = Array.from({ length: 29 }, (_, index) => message(index + 3));
  const { texts, closes } = await deleteSecond({ more });
  await closes();
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(texts()).toContain('Message 1'));
  const left = Array.from({ length: 31 }, (_, index) => `Message ${index + 1}`);
  expect(texts()).toEqual(left.filter((text) => text !== 'Message 2'));
});

it('a deleted message stays away when a page arrives that was read before its deletion', async () => {
  const { texts, remote, arrives } = await deleteSecond();
  await removalPushed({ remote }, 1);
  await arrives(3);
  await waitFor(() => expect(texts()).toEqual(['Message 3']));
});

it.each([
  ['the newest message', [1, 2, 3], 3],
  ['a message further up', [1, 2, 3], 2],
  ['the only message', [1], 1],
])('%s goes when it was deleted on another device of the user', async (_, ids, deleted) => {
  const rows = ids.map((id) => message(id));
  const { log } = await openConversation(rows);
  const texts = () =>
    within(log)
      .queryAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent);
  expect(texts()).toHaveLength(ids.length);
  rows.splice(ids.indexOf(deleted), 1);
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(texts()).toEqual(rows.map(({ message: text }) => text)));
});

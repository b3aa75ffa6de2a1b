import 'fake-indexeddb/auto';
import { getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

function tabBecomes(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => tabBecomes('visible'));

it('a conversation that is opened in a hidden tab is asked for, and so read, when the tab is shown', async () => {
  tabBecomes('hidden');
  const rows = Array.from({ length: 40 }, (_, index) => message(index + 1));
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      isAbout(),
      stored(rows),
    ],
  });
  const asked = () => shell.calls.filter(({ path }) => path === 'get_messages').length;
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  expect(await screen.findByRole('heading', { name: 'Sara K.' })).toBeInTheDocument();
  await waitFor(() => expect(shell.calls.some(({ path }) => path === 'get-conversation')).toBe(true));
  expect(asked()).toBe(0);
  await act(async () => tabBecomes('visible'));
  expect(await screen.findByText('Message 40')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Earlier messages' })).toBeInTheDocument();
  const before = asked();
  await act(async () => tabBecomes('hidden'));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(asked()).toBe(before);
  await act(async () => tabBecomes('visible'));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(screen.getByText('Message 40')).toBeInTheDocument();
});

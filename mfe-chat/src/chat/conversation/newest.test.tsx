import 'fake-indexeddb/auto';
import { getChats, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { messagePushed, removalPushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

/** Opens a conversation in a box with room for a quarter of it, at its end. */
async function open(rows: ChatMessage[]) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      isAbout(),
      stored(rows),
    ],
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  const log = await screen.findByRole('region', { name: 'Messages with Sara K.' });
  /** The box as it is now, seen by the list in the next frame. */
  const scrolled = async (size: { scrollTop: number; scrollHeight: number }) => {
    for (const [name, value] of Object.entries({ clientHeight: 500, ...size }))
      Object.defineProperty(log, name, { value, writable: true, configurable: true });
    fireEvent.scroll(log);
    await act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));
  };
  await scrolled({ scrollTop: 1500, scrollHeight: 2000 });
  const scrolls = jest.fn();
  log.scrollTo = scrolls;
  return { ...page, scrolled, scrolls };
}
const toNewest = () => screen.queryByRole('button', { name: /newest message|new message/ });

it('counts what is new since the user went up, also when the message that was the newest then is taken back', async () => {
  const rows = [1, 2, 3].map((id) => message(id));
  const page = await open(rows);
  expect(toNewest()).toBeNull();
  await page.scrolled({ scrollTop: 900, scrollHeight: 2000 });
  expect(page.scrolls).not.toHaveBeenCalled();
  expect(toNewest()).toHaveTextContent('To the newest message');
  rows.pop();
  await removalPushed(page, 3);
  expect(toNewest()).toHaveTextContent('To the newest message');
  rows.push(message(4));
  await messagePushed(page, 'Message 4');
  await waitFor(() => expect(toNewest()).toHaveTextContent('1 new message'));
});

it('follows a list that grows below the user, e.g. by pictures that arrived while the page was not drawn', async () => {
  const { scrolled, scrolls } = await open([1, 2, 3].map((id) => message(id)));
  await scrolled({ scrollTop: 1500, scrollHeight: 2400 });
  expect(toNewest()).toBeNull();
  expect(scrolls).toHaveBeenCalled();
});

import 'fake-indexeddb/auto';
import { getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';
import { unsentStore } from './drafts.ts';

/** Opens the conversation with what the back end has of it. */
async function open(rows: Parameters<typeof stored>[0]) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      isAbout(),
      stored(rows),
    ],
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  const log = within(await screen.findByRole('region', { name: 'Messages with Sara K.' }));
  return { ...page, log };
}

it('a message whose answer was lost is no longer kept on the device once the conversation shows that it arrived', async () => {
  await unsentStore.write({
    id: '9/12/c-1',
    userId: 7,
    savedAt: 0,
    values: {
      clientId: 'c-1',
      thread: { peerId: 9, propertyId: 12 },
      title: 'Villa',
      text: 'Is it free?',
      at: '2026-11-20T10:01:00Z',
    },
  });
  const rows = [own(1, { message: 'Is it free?', client_id: 'c-1' })];
  const { log, unmount } = await open(rows);
  expect(await log.findAllByText('Is it free?')).toHaveLength(1);
  await waitFor(async () => expect(await unsentStore.list(7)).toEqual([]));
  unmount();

  // By now it lies further back than the newest page.
  const more = Array.from({ length: 40 }, (_, index) => message(index + 2));
  const again = await open([...rows, ...more]);
  expect(await again.log.findByText('Message 41')).toBeInTheDocument();
  expect(again.log.queryByText('Not sent')).toBeNull();
});

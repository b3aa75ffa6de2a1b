import 'fake-indexeddb/auto';
import { chatTyping, getChats, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

async function open(rows: ChatMessage[]) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, { error: false, message: '', data: null }),
      isAbout(),
      stored(rows),
    ],
  });
  const { remote } = await renderRemote('mfe-chat', connect, {
    shell,
    path: '/user/chat?property=12&peer=9',
  });
  await screen.findByRole('region', { name: 'Messages with Sara K.' });
  return remote;
}
const minutesAgo = (minutes: number) => ({
  created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
});

describe('the other side was there lately', () => {
  it('by what they wrote before the conversation was opened', async () => {
    await open([message(1, minutesAgo(2))]);
    expect(screen.getByText('Active recently')).toBeInTheDocument();
  });

  it('not by what the user wrote, nor by words of long ago; by what they do now', async () => {
    const remote = await open([message(1, minutesAgo(20)), own(2, minutesAgo(1))]);
    expect(screen.queryByText('Active recently')).toBeNull();
    await act(async () => remote.on['chat.read@1']?.({ peerId: 9, propertyId: 12 }));
    expect(screen.getByText('Active recently')).toBeInTheDocument();
  });
});

it('a long name in the other direction keeps its beginning', async () => {
  await open([message(1)]);
  expect(screen.getByRole('heading', { name: 'Sara K.' })).toHaveAttribute('dir', 'auto');
});

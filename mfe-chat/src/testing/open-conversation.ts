import 'fake-indexeddb/auto';
import { getChats, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, stored } from './conversation.ts';
import { thread } from './thread.ts';

/** Opens the conversation of `thread` with what the back end has of it; `log` is the region of its messages. */
export async function openConversation(rows: readonly ChatMessage[]) {
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
  return { ...page, shell, log };
}

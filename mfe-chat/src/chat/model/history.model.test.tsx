import 'fake-indexeddb/auto';
import { getChats, getMessages } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { messagePushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

const late = { kind: 'timeout', retryable: true } as const;

it('a message that is announced is shown although the first try to fetch it fails', async () => {
  const rows = [message(1)];
  let failures = 0;
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      isAbout(),
      stub(getMessages, (request) => {
        if (failures > 0) {
          failures -= 1;
          throw late;
        }
        return stored(rows).answer(request) as never;
      }),
    ],
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  expect(await screen.findByText('Message 1')).toBeInTheDocument();
  failures = 1;
  rows.push(message(2));
  await messagePushed(page, 'Message 2');
  expect(await screen.findByText('Message 2', {}, { timeout: 4000 })).toBeInTheDocument();
});

import 'fake-indexeddb/auto';
import { getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { fireEvent, screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { messagePushed, removalPushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

it('counts what is new since the user went up, also when the message that was the newest then is taken back', async () => {
  const rows = [1, 2, 3].map((id) => message(id));
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
  Object.defineProperties(log, {
    scrollHeight: { value: 2000 },
    clientHeight: { value: 500 },
    scrollTop: { value: 900, writable: true },
  });
  fireEvent.scroll(log);
  expect(await screen.findByRole('button', { name: 'To the newest message' })).toBeVisible();
  rows.pop();
  await removalPushed(page, 3);
  expect(screen.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  rows.push(message(4));
  await messagePushed(page, 'Message 4');
  expect(await screen.findByRole('button', { name: '1 new message' })).toBeVisible();
});

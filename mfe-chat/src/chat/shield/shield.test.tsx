import 'fake-indexeddb/auto';
import { chatTyping, getChats, sendMessage, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;

async function open(rows: ChatMessage[]) {
  const shell = memoryShell({
    session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, { error: false, message: '', data: null }),
      stub(sendMessage, { error: false, message: '', id: 1 }),
      isAbout(),
      stored(rows),
    ],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  const log = within(await screen.findByRole('region', { name: 'Messages with Sara K.' }));
  return { shell, log, user: userEvent.setup() };
}
const picture = (id: number) =>
  message(id, {
    message: '',
    chat_message_type: 'file',
    file: 'https://x.example/images/chat/a.jpg?until=1',
    file_name: 'room.jpg',
  });

it('explains what is suspicious about a received message, which stays readable', async () => {
  const { log } = await open([message(1, { message: 'Pay with gift cards' }), message(2)]);
  expect(log.getByText('Pay with gift cards')).toBeVisible();
  expect(log.getAllByRole('note')).toHaveLength(1);
  expect(log.getByRole('note')).toHaveTextContent('Nobody honest asks for gift cards.');
});

it('warns of a telephone number until the user has answered', async () => {
  const call = message(1, { message: 'Call +44 7911 123456' });
  const { log } = await open([call, own(2), message(3, { message: 'Call +44 7911 123456' })]);
  expect(log.getAllByRole('note')).toHaveLength(1);
});

it('blurs pictures of a person whom the user has not answered, until they are pressed', async () => {
  const { log, user } = await open([picture(1)]);
  await user.click(log.getByRole('button', { name: 'Show picture room.jpg' }));
  expect(log.getByRole('button', { name: 'Open picture room.jpg' })).toBeInTheDocument();
});

it('shows pictures of a person whom the user has answered', async () => {
  const { log } = await open([own(1), picture(2)]);
  expect(log.getByRole('button', { name: 'Open picture room.jpg' })).toBeInTheDocument();
});

it('warns before sending, and prevents nothing', async () => {
  const { shell, user } = await open([]);
  await user.type(screen.getByRole('textbox', { name: /Message to/ }), 'Pay me in Bitcoin');
  expect(screen.getByRole('note')).toHaveTextContent('You can send it all the same.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(shell.calls.some(({ path }) => path === 'send_message')).toBe(true);
});

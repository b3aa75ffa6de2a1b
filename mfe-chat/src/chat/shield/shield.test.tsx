import 'fake-indexeddb/auto';
import {
  chatTyping,
  conversationPictures,
  getChats,
  sendMessage,
  type ChatMessage,
  type Conversation,
  type ConversationPicture,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;

async function open(
  rows: ChatMessage[],
  about: Partial<Conversation> = {},
  further: ConversationPicture[] = [],
) {
  const shell = memoryShell({
    session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, { error: false, message: '', data: null }),
      stub(sendMessage, { error: false, message: '', id: 1 }),
      isAbout(about),
      stub(conversationPictures, { error: false, message: '', data: further, total: further.length }),
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

describe('the shield', () => {
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

  it('blurs pictures of a user whom the user has not answered, until they are pressed', async () => {
    const { log, user } = await open([picture(1)]);
    await user.click(log.getByRole('button', { name: 'Show picture room.jpg' }));
    expect(log.getByRole('button', { name: 'Open picture room.jpg' })).toBeInTheDocument();
  });

  it('shows pictures of a user whom the user has answered', async () => {
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

  it('still takes a user for a stranger who has written more than a page that the user has not answered', async () => {
    const many = Array.from({ length: 40 }, (_, index) => message(index + 1));
    const { log } = await open([...many, message(41, { message: 'Call +44 7911 123456' }), picture(42)], {
      first_own_message_id: null,
    });
    expect(await log.findByRole('note')).toBeInTheDocument();
    expect(log.getByRole('button', { name: 'Show picture room.jpg' })).toBeInTheDocument();
  });

  it('knows an answer that lies further back than the messages on the page', async () => {
    const many = Array.from({ length: 40 }, (_, index) => message(index + 10));
    const { log } = await open([own(2), ...many, picture(60)], { first_own_message_id: 2 });
    expect(await log.findByRole('button', { name: 'Open picture room.jpg' })).toBeInTheDocument();
  });

  it('shows all pictures of the conversation one after the other, but for those of a stranger that are covered', async () => {
    const further = (id: number, sender_id: number): ConversationPicture => ({
      id,
      sender_id,
      url: `https://x.example/images/chat/${id}.jpg`,
      file_name: `far-${id}.jpg`,
    });
    const rows = [
      ...Array.from({ length: 30 }, (_, index) => message(index + 10)),
      own(50, {
        message: '',
        chat_message_type: 'file',
        file: 'https://x.example/images/chat/mine.jpg',
        file_name: 'mine.jpg',
      }),
      picture(51),
    ];
    const { log, user } = await open(rows, { first_own_message_id: 4 }, [
      further(2, 9),
      further(5, 9),
      further(6, 7),
    ]);
    await user.click(log.getByRole('button', { name: 'Open picture room.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of this conversation' }));
    expect(await dialog.findByText('4 / 4')).toBeInTheDocument();
    expect(dialog.queryByText(/far-2/)).not.toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(dialog.getByText('1 / 4')).toBeInTheDocument();
    expect(dialog.getAllByText(/far-5/).length).toBeGreaterThan(0);
  });

  it('keeps a picture uncovered, and leaves the others covered, while messages come and go', async () => {
    const { log, user } = await open([picture(1), picture(2)], { first_own_message_id: null });
    await user.click(log.getAllByRole('button', { name: 'Show picture room.jpg' })[1]!);
    await user.click(log.getByRole('button', { name: 'Open picture room.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of this conversation' });
    expect(dialog).toHaveTextContent('1 / 1');
  });
});

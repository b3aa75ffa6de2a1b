import 'fake-indexeddb/auto';
import {
  blockUser,
  chatTyping,
  deleteChatMessage,
  getChats,
  getConversation,
  getMessages,
  sendMessage,
  unblockUser,
  type ChatMessage,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { conversation, isAbout, message, own, stored } from '#testing/conversation.ts';
import { messagePushed, removalPushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';
import { unsentStore } from '#chat/sending/drafts.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const path = '/user/chat?property=12&peer=9';
const chats = stub(getChats, { error: false, message: 'ok', data: [thread], total_page: 1 });
const typed = stub(chatTyping, { error: false, message: '', data: null });

/** A back end that keeps what is sent. */
function backEnd(rows: ChatMessage[]) {
  const takes = stub(sendMessage, (request) => {
    const { message: text = '', client_id: clientId } = request as { message?: string; client_id?: string };
    const id = 100 + rows.length;
    rows.push(own(id, { message: text, is_read: 0, ...(clientId ? { client_id: clientId } : {}) }));
    return { error: false as const, message: '', id };
  });
  return [takes, stored(rows)];
}

async function open(
  rows: ChatMessage[],
  { answers = [], path: at = path, ...options }: MemoryShellOptions & { path?: string } = {},
) {
  const shell = memoryShell({
    session,
    answers: [chats, isAbout(), typed, ...backEnd(rows), ...answers],
    ...options,
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path: at });
  const arrives = (id: number, text: string) => {
    rows.push(message(id, { message: text, is_read: 0 }));
    return messagePushed(page, text);
  };
  return { shell, arrives, user: userEvent.setup(), ...page };
}
const log = () => screen.findByRole('region', { name: 'Messages with Sara K.' });
const field = () => screen.findByRole('textbox', { name: 'Message to Sara K.' });
const rowsOfLog = async () => within(await log()).getAllByRole('listitem');
const texts = async () => (await rowsOfLog()).map((row) => row.querySelector('p')?.textContent);

beforeEach(async () => {
  localStorage.clear();
  await Promise.all((await unsentStore.list(7)).map(({ id }) => unsentStore.remove(id)));
});

describe('a conversation opened from its address', () => {
  it('shows messages in their order, text as it was typed, and links that give nothing away', async () => {
    await open([
      message(1, { message: '&lt;b&gt; &amp;lt; https://a.example/x.' }),
      own(2),
      own(3, { is_read: 0 }),
    ]);
    expect(await texts()).toEqual(['<b> &lt; https://a.example/x.', 'Message 2', 'Message 3']);
    const link = screen.getByRole('link', { name: 'https://a.example/x' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    const [, second, third] = within(await log()).getAllByRole('listitem');
    expect(second).toHaveTextContent('Read');
    expect(third).toHaveTextContent('Sent');
    expect(screen.getByRole('complementary', { name: 'About this listing' })).toHaveTextContent('450,000');
  });

  it('opens before the first message', async () => {
    await open([]);
    await screen.findByText(/No messages yet/);
    expect(await field()).toBeEnabled();
  });

  it('about a project opens from the address of the project, and leads to its page', async () => {
    const { property } = conversation;
    const project = isAbout({ property: { ...property, slug_id: 'harbour', is_project: true } });
    const { shell } = await open([], { answers: [project], path: '/user/chat?peer=9&project=7' });
    expect(await field()).toBeEnabled();
    const pane = within(screen.getByRole('complementary', { name: 'About this listing' }));
    expect(pane.getByRole('link')).toHaveAttribute('href', '/project-details/harbour');
    expect(pane.queryByText(/450,000/)).toBeNull();
    expect(shell.calls.find(({ path: call }) => call === 'get-conversation')?.parameters).toEqual({
      user_id: 9,
      property_id: 1_000_000_007,
    });
  });
  it('shows its messages before more than its row in the list is known', async () => {
    let answer = () => {};
    const slow = stub(getConversation, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { error: false as const, message: '', data: conversation };
    });
    await open([message(1)], { answers: [slow] });
    expect(await texts()).toEqual(['Message 1']);
    expect(screen.getByRole('heading', { name: 'Sara K.' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
    await act(async () => answer());
    expect(await field()).toBeEnabled();
    expect(await texts()).toEqual(['Message 1']);
  });
  it('explains that it cannot be opened', async () => {
    const absent = stub(getConversation, () => {
      throw rejected('notFound');
    });
    await open([], { answers: [absent] });
    expect(await screen.findByText('This conversation can’t be opened')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
  });

  it('has each message once while older pages are fetched and new ones arrive', async () => {
    const rows = Array.from({ length: 70 }, (_, index) => message(index + 1));
    const { user, arrives } = await open(rows);
    await log();
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(async () => expect(await texts()).toHaveLength(60));
    await arrives(71, 'Newest');
    await waitFor(async () => expect((await texts()).at(-1)).toBe('Newest'));
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(async () => expect(await texts()).toHaveLength(71));
    expect(new Set(await texts()).size).toBe(71);
    expect((await texts())[0]).toBe('Message 1');
  });

  it('fetches a message that arrives while the first page is on its way', async () => {
    const rows = [message(1)];
    let answer = () => {};
    const slow = stub(getMessages, async (request) => {
      const page = (await stored([...rows]).answer(request)) as never;
      if (rows.length === 1) await new Promise<void>((resolve) => (answer = resolve));
      return page;
    });
    const { arrives } = await open(rows, { answers: [slow] });
    await arrives(2, 'In between');
    await act(async () => answer());
    await waitFor(async () => expect(await texts()).toEqual(['Message 1', 'In between']));
  });

  it('shows as read what was read while an older answer was on its way', async () => {
    const rows = [own(1, { is_read: 0 })];
    let answer: (() => void) | undefined;
    const slow = stub(getMessages, async (request) => {
      const page = (await stored([...rows]).answer(request)) as never;
      if (!answer) await new Promise<void>((resolve) => (answer = resolve));
      return page;
    });
    const { remote } = await open(rows, { answers: [slow] });
    rows[0] = own(1);
    await act(async () => remote.on['chat.read@1']?.({ peerId: 9, propertyId: 12 }));
    await act(async () => answer!());
    await waitFor(async () => expect(await log()).toHaveTextContent('Read'));
  });

  it('asks once more for all that happened while the newest messages were on their way', async () => {
    const rows = [message(1)];
    const answers: (() => void)[] = [];
    let isSlow = false;
    const slow = stub(getMessages, async (request) => {
      const page = (await stored([...rows]).answer(request)) as never;
      if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
      return page;
    });
    const { arrives } = await open(rows, { answers: [slow] });
    await log();
    isSlow = true;
    for (const id of [2, 3, 4]) await arrives(id, `Message ${id}`);
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]!());
    await waitFor(() => expect(answers).toHaveLength(2));
    isSlow = false;
    await act(async () => answers[1]!());
    await waitFor(async () => expect((await texts()).at(-1)).toBe('Message 4'));
    expect(answers).toHaveLength(2);
  });

  it('speaks a message that arrives once, and shows who writes and who has read', async () => {
    const { arrives, remote } = await open([own(1, { is_read: 0 })]);
    await log();
    await act(async () => remote.on['chat.typing@1']?.({ peerId: 9, propertyId: 12 }));
    expect(screen.getByText('is writing…')).toBeInTheDocument();
    await act(async () => remote.on['chat.read@1']?.({ peerId: 9, propertyId: 12 }));
    expect(await log()).toHaveTextContent('Read');
    await arrives(2, 'On Saturday?');
    expect(screen.getAllByText('Sara K.: On Saturday?')).toHaveLength(1);
    expect(screen.queryByText('is writing…')).toBeNull();
  });
});

describe('writing', () => {
  const write = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    await user.type(await field(), `${text}{Enter}`);
  };

  it('shows a message at once, sends it once in its order, and announces it', async () => {
    const rows: ChatMessage[] = [];
    const { shell, user } = await open(rows);
    await write(user, 'Hello');
    await write(user, 'Are you there?');
    await waitFor(() => expect(rows.map((row) => row.message)).toEqual(['Hello', 'Are you there?']));
    expect(await texts()).toEqual(['Hello', 'Are you there?']);
    expect(await field()).toHaveValue('');
    expect(shell.emitted).toContainEqual({
      event: 'chat.message-sent@1',
      payload: { peerId: 9, propertyId: 12 },
    });
    // One sign for each message: the first one ends with what was sent.
    expect(shell.calls.filter(({ path: call }) => call === 'chat-typing')).toHaveLength(2);
  });

  it('has the conversation in the list after its first message', async () => {
    const none = stub(getChats, { error: false, message: 'ok', data: [] });
    const { shell, user } = await open([], { answers: [none] });
    shell.answer(chats);
    await write(user, 'Hello');
    expect(await screen.findByRole('list', { name: 'Messages' })).toHaveTextContent('Sara K.');
  });

  it('keeps a refused message with the reason, and sends it again under the same name', async () => {
    const rows: ChatMessage[] = [];
    let tries = 0;
    const [takes] = backEnd(rows);
    const fails = stub(sendMessage, (request) => {
      tries += 1;
      if (tries === 1) throw rejected('internal');
      return takes!.answer(request) as { error: false; id: number };
    });
    const { shell, user } = await open(rows, { answers: [fails] });
    await write(user, 'Hello');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(rows).toHaveLength(1));
    const ids = shell.calls
      .filter(({ path: call }) => call === 'send_message')
      .map(({ parameters }) => (parameters as { client_id: string }).client_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
  });

  it('gives a message up that could not be sent', async () => {
    const fails = stub(sendMessage, () => {
      throw rejected('internal');
    });
    const { user } = await open([], { answers: [fails] });
    await write(user, 'Hello');
    await user.click(await screen.findByRole('button', { name: 'Don’t send' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('waits in the outbox without a network, and is on screen all the time until it is sent', async () => {
    const { shell, user } = await open([], { offline: true });
    await write(user, 'Later');
    expect(await log()).toHaveTextContent('Waits for the network');
    expect(shell.waiting.get()[0]?.key).toMatch(/^message:12:/);
    await act(async () => shell.waiting.set([]));
    expect(await texts()).toEqual(['Later']);
    expect(await log()).not.toHaveTextContent('Waits for the network');
  });

  it('keeps the draft of each conversation over a reload', async () => {
    const { user, unmount } = await open([]);
    await user.type(await field(), 'Half a sen');
    unmount();
    await open([]);
    await waitFor(async () => expect(await field()).toHaveValue('Half a sen'));
  });

  it('loses nothing when the session ends in between: the message is there after the next sign-in', async () => {
    const ended = stub(sendMessage, () => {
      throw rejected('unauthenticated', { status: 401 });
    });
    const { shell, user, remote } = await open([], { answers: [ended] });
    await write(user, 'Important');
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeInTheDocument();
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'expired' });
    });
    expect(screen.queryByText('Important')).toBeNull();
    await act(async () => {
      shell.session.set(session);
      remote.on['session.started@1']?.({ userId: 7 });
    });
    expect(await screen.findByText('Important')).toBeInTheDocument();
  });

  it('goes on by itself, once, when the user of a refused session signs in over the page', async () => {
    const rows: ChatMessage[] = [];
    const [takes] = backEnd(rows);
    let isRefused = true;
    const refuses = stub(sendMessage, (request) => {
      if (isRefused) throw rejected('unauthenticated', { status: 401 });
      return takes!.answer(request) as { error: false; id: number };
    });
    const { shell, user } = await open(rows, { answers: [refuses] });
    await write(user, 'Important');
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeInTheDocument();
    isRefused = false;
    await act(async () => shell.session.set({ ...session }));
    await waitFor(() => expect(rows.map((row) => row.message)).toEqual(['Important']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(await texts()).toEqual(['Important']);
  });
});

describe('what ends a conversation', () => {
  const done = { error: false as const, message: '', data: null };

  it('blocks with a reason and words; the composer explains itself and takes it back', async () => {
    const { shell, user } = await open([message(1)], {
      answers: [stub(blockUser, done), stub(unblockUser, done)],
    });
    await log();
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await user.click(screen.getByRole('menuitem', { name: 'Block Sara K.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Sara K.' }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(dialog.getByText('Choose a reason.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Scam attempt' }));
    await user.type(dialog.getByRole('textbox', { name: /own words/ }), 'Wants gift cards');
    shell.answer(isAbout({ is_blocked_by_me: true }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText(/You’ve blocked Sara K\./)).toBeInTheDocument();
    expect(shell.calls.find(({ path: call }) => call === 'block-user')?.parameters).toEqual({
      to_user_id: 9,
      reason: 'Scam attempt: Wants gift cards',
    });
    shell.answer(isAbout());
    await user.click(screen.getByRole('button', { name: 'Unblock Sara K.' }));
    expect(await field()).toBeInTheDocument();
  });

  it.each([
    ['the other side blocked', { is_blocked_by_user: true }, 'This person doesn’t accept messages from you.'],
    ['a closed account', { is_active: false }, /This account is closed/],
  ])('explains %s', async (_, more, words) => {
    await open([message(1)], { answers: [isAbout(more)] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
    expect(await texts()).toEqual(['Message 1']);
  });

  it('deletes an own message for both, and brings it back while that can be undone', async () => {
    const { shell, user } = await open([message(1), own(2)], { answers: [stub(deleteChatMessage, done)] });
    const [, second] = within(await log()).getAllByRole('listitem');
    await user.click(within(second!).getByRole('button', { name: 'Actions for this message' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete for both' }));
    expect(await texts()).toEqual(['Message 1']);
    expect(shell.notices[0]?.text).toBe('Message deleted for both of you.');
    await act(async () => shell.notices[0]?.action?.run());
    expect(await texts()).toEqual(['Message 1', 'Message 2']);
    expect(shell.calls.some(({ path: call }) => call === 'delete_chat_message')).toBe(false);
  });

  it('takes away what the other side takes back', async () => {
    const page = await open([message(1), message(2)]);
    await log();
    await removalPushed(page, 2);
    expect(await texts()).toEqual(['Message 1']);
  });

  it('deletes the whole conversation after a question, and goes back to the list', async () => {
    const { shell, user } = await open([message(1)], { answers: [stub(deleteChatMessage, done)] });
    await log();
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete conversation' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this conversation?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(shell.calls.find(({ path: call }) => call === 'delete_chat_message')?.parameters).toEqual({
      receiver_id: 9,
      property_id: 12,
    });
    expect(shell.navigated).toEqual(['/user/chat']);
  });
});

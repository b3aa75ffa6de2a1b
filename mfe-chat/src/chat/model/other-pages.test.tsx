import 'fake-indexeddb/auto';
import { chatTyping, getChats, sendMessage, type ChatMessage, type ChatRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { unsentStore } from '#chat/sending/drafts.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { changedElsewhere } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

const done = { error: false as const, message: '', data: null };

async function open(rows: ChatMessage[], { path = '/user/chat?property=12&peer=9', chats = [thread] } = {}) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, () => ({ error: false as const, message: '', data: [...chats], total_page: 1 })),
      stub(chatTyping, done),
      stub(sendMessage, (request) => {
        const { message: text = '', client_id } = request as { message?: string; client_id: string };
        rows.push(own(100, { message: text, is_read: 0, client_id }));
        return { error: false as const, message: '', id: 100 };
      }),
      isAbout(),
      stored(rows),
    ],
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path });
  const asked = (call: string) => shell.calls.filter((each) => each.path === call).length;
  return { shell, asked, ...page };
}

describe('what the user does on another page', () => {
  it('shows in the open conversation: a message that was sent there, not as one that came', async () => {
    const rows = [message(1)];
    const page = await open(rows);
    expect(await screen.findByText('Message 1')).toBeInTheDocument();
    rows.push(own(2, { message: 'From the phone', is_read: 0, client_id: 'phone-1' }));
    await changedElsewhere(page, { client_id: 'phone-1' });
    const words = await screen.findByText('From the phone');
    expect(words.closest('li')).toHaveTextContent('Sent');
    expect(screen.queryByText(/Sara K\. wrote|New message/)).toBeNull();
    expect(page.shell.notices).toEqual([]);
  });

  it('shows as sent what was on its way there when this page was opened', async () => {
    const rows = [message(1)];
    const at = new Date().toISOString();
    const values = { clientId: 'tab-1', thread: { peerId: 9, propertyId: 12 }, title: '', text: 'Slow', at };
    await unsentStore.write({ id: '9/12/tab-1', userId: 7, values, savedAt: Date.parse(at) });
    const page = await open(rows);
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeInTheDocument();
    rows.push(own(2, { message: 'Slow', is_read: 0, client_id: 'tab-1' }));
    await changedElsewhere(page, { client_id: 'tab-1' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(screen.getByText('Slow').closest('li')).toHaveTextContent('Sent');
    await waitFor(async () => expect(await unsentStore.list(7)).toEqual([]));
  });

  it('of another conversation changes the list alone', async () => {
    const { asked, ...page } = await open([message(1)]);
    expect(await screen.findByText('Message 1')).toBeInTheDocument();
    const [pages, lists] = [asked('get_messages'), asked('get_chats')];
    await changedElsewhere(page, {}, { propertyId: 13 });
    await waitFor(() => expect(asked('get_chats')).toBe(lists + 1));
    expect(asked('get_messages')).toBe(pages);
  });

  it('is asked for once where this page has sent the message itself', async () => {
    const { asked, shell, ...page } = await open([message(1)]);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Message to Sara K.' }), 'Hello');
    const before = asked('get_messages');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asked('get_messages')).toBe(before + 1));
    const { parameters } = shell.calls.find(({ path }) => path === 'send_message')!;
    await changedElsewhere(page, { client_id: (parameters as { client_id: string }).client_id });
    expect(asked('get_messages')).toBe(before + 1);
  });

  it('writes, changes and sends a draft here as well, and leaves others alone', async () => {
    await open([message(1)]);
    const field = await screen.findByRole('textbox', { name: 'Message to Sara K.' });
    await userEvent.type(field, 'Shall we meet');
    const elsewhere = (drafts: object) =>
      act(async () => {
        localStorage.setItem('lintel.message-drafts', JSON.stringify(drafts));
        dispatchEvent(new StorageEvent('storage', { key: 'lintel.message-drafts' }));
      });
    await elsewhere({ '9/12': { text: 'Shall we meet at ten?', userId: 7 } });
    expect(field).toHaveValue('Shall we meet at ten?');
    await elsewhere({
      '9/12': { text: 'Shall we meet at ten?', userId: 7 },
      '9/13': { text: 'No', userId: 7 },
    });
    expect(field).toHaveValue('Shall we meet at ten?');
    await elsewhere({ '9/13': { text: 'No', userId: 7 } });
    expect(field).toHaveValue('');
    await userEvent.type(field, ' ');
    await elsewhere({});
    expect(field).toHaveValue(' ');
  });

  it('blocks the other side here as well', async () => {
    const chats = [thread];
    const page = await open([message(1)], { chats });
    expect(await screen.findByRole('textbox', { name: 'Message to Sara K.' })).toBeInTheDocument();
    chats[0] = { ...thread, is_blocked_by_me: true };
    page.shell.answer(isAbout({ is_blocked_by_me: true }));
    await changedElsewhere(page, {}, { propertyId: 0 });
    expect(await screen.findByRole('button', { name: 'Unblock Sara K.' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Message to Sara K.' })).toBeNull();
  });

  it('empties the conversation that was removed there', async () => {
    const rows = [message(1), own(2)];
    const page = await open(rows);
    expect(await screen.findByText('Message 1')).toBeInTheDocument();
    rows.length = 0;
    await changedElsewhere(page);
    await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull());
  });

  it('answers a card that lies further back', async () => {
    const card = {
      kind: 'viewing' as const,
      state: 'open' as const,
      slots: ['2030-01-05T09:00:00.000Z', '2030-01-06T09:00:00.000Z'],
      time_zone: 'Europe/Berlin',
      chosen_slot: null,
      document: null,
      amount: null,
    };
    const newer = Array.from({ length: 40 }, (_, index) => message(index + 2));
    const page = await open([message(1, { card, message: 'When?' }), ...newer]);
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    const group = await screen.findByRole('group', { name: 'Viewing' });
    await changedElsewhere(page, { answers_card: '1', card_state: 'accepted', card_slot: '1' });
    expect(group).toHaveTextContent('Accepted');
  });
});

describe('the list of conversations without an open one', () => {
  const row = (more: Partial<ChatRow>): ChatRow => ({ ...thread, ...more });
  const list = () => screen.findByRole('list', { name: 'Messages' });

  it('shows what the user has sent on another page', async () => {
    const chats = [row({ unread_count: 0, last_message: 'Before' })];
    const page = await open([], { path: '/user/chat', chats });
    expect(await screen.findByText('Before')).toBeInTheDocument();
    chats[0] = row({ unread_count: 0, last_message: 'From the phone', is_last_message_mine: true });
    await changedElsewhere(page);
    expect(await screen.findByText('From the phone')).toBeInTheDocument();
  });

  it('shows what the user has read on another page', async () => {
    const chats = [row({ unread_count: 2 })];
    const { remote } = await open([], { path: '/user/chat', chats });
    expect(await within(await list()).findByText('2 unread messages')).toBeInTheDocument();
    chats[0] = row({ unread_count: 0 });
    await act(async () => remote.on['unread.changed@1']?.({ notifications: 0, messages: 0 }));
    await waitFor(async () => expect(within(await list()).queryByText('2 unread messages')).toBeNull());
  });

  it('is not asked for when only notifications were read', async () => {
    const { remote, asked } = await open([], { path: '/user/chat', chats: [row({ unread_count: 2 })] });
    await list();
    const before = asked('get_chats');
    await act(async () => remote.on['unread.changed@1']?.({ notifications: 1, messages: 2 }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked('get_chats')).toBe(before);
  });
});

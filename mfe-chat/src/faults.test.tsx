import 'fake-indexeddb/auto';
import { blockedUsers, chatTyping, getChats, getQuickReplies } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';
import { connect } from './remote.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
// oxlint-disable-next-line typescript/no-explicit-any -- answers of other shapes than the contract has
type Body = { data: any };

/** Opens a conversation of two messages, and one more in the list, with what the fault makes of one answer. */
async function open(path: string, change: (body: Body) => unknown) {
  const shell = memoryShell({
    session,
    answers: [
      stub(getChats, {
        error: false,
        message: '',
        data: [thread, { ...thread, property_id: 13, name: 'Omar' }],
        total_page: 1,
      }),
      stub(chatTyping, { error: false, message: '', data: null }),
      stub(blockedUsers, {
        error: false,
        message: '',
        data: [5, 6].map((id) => ({
          user_id: id,
          name: `Blocked ${id}`,
          profile: '',
          reason: '',
          blocked_at: '2026-11-20T10:00:00Z',
        })),
      }),
      isAbout(),
      stored([message(1), own(2), message(3)]),
    ],
  });
  const { request } = shell;
  shell.request = async (operation, ...rest) => {
    const body = await request(operation, ...rest);
    return operation.path === path ? (change(structuredClone(body) as Body) as typeof body) : body;
  };
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  return shell;
}
const inRow =
  (values: object, at = 0) =>
  (body: Body) => {
    const rows = Array.isArray(body.data) ? body.data : body.data.data;
    Object.assign(rows[at], values);
    return body;
  };
const nulls = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

it.each([
  ['get_chats', 'nulls in a row', inRow(nulls('name', 'title', 'profile', 'last_message', 'unread_count'))],
  ['get_chats', 'no date', inRow({ date: '0000-00-00 00:00:00' })],
  ['get_chats', 'a row that is null', (body: Body) => ({ ...body, data: [null, ...body.data] })],
  ['get_chats', 'an object with numeric keys', (body: Body) => ({ ...body, data: { ...body.data } })],
  ['get_messages', 'nulls in a message', inRow(nulls('message', 'file', 'audio', 'user_profile'), 1)],
  ['get_messages', 'no time', inRow({ created_at: null }, 1)],
  [
    'get_messages',
    'a card without times',
    inRow({ card: { kind: 'viewing', state: 'open', slots: null } }, 1),
  ],
  ['get_messages', 'a card that is a text', inRow({ card: 'viewing' }, 1)],
  ['get_messages', 'a file without an address', inRow({ chat_message_type: 'file', file: null }, 1)],
  [
    'get_messages',
    'a row that is null',
    (body: Body) => ({ ...body, data: { ...body.data, data: [null, ...body.data.data] } }),
  ],
  [
    'get-conversation',
    'nulls in the listing',
    (body: Body) => {
      Object.assign(body.data.property, nulls('price', 'title_image', 'rentduration', 'slug_id', 'title'));
      return body;
    },
  ],
  [
    'get-conversation',
    'no name',
    (body: Body) => ({ ...body, data: { ...body.data, ...nulls('profile', 'is_interested') } }),
  ],
])('the page stays when %s has %s', async (path, _, change) => {
  const shell = await open(path, change);
  expect(await screen.findByText('Message 3')).toBeInTheDocument();
  expect(screen.getByText('Message 1')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /^Message to/ })).toBeInTheDocument();
  expect(await screen.findByText('Omar')).toBeInTheDocument();
  expect(shell.reports).toEqual([]);
});

it('the list of blocked people stays with nulls in a row', async () => {
  const shell = await open('blocked-users', inRow(nulls('name', 'reason', 'blocked_at')));
  await userEvent.click(await screen.findByRole('radio', { name: 'Blocked' }));
  expect(await screen.findByText('Blocked 6')).toBeInTheDocument();
  expect(shell.reports).toEqual([]);
});

it('a back end without quick replies offers none', async () => {
  const shell = await open('', (body) => body);
  shell.answer(
    stub(getQuickReplies, () => {
      throw rejected('notFound', { status: 404 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Quick replies' }));
  expect(screen.getByText('Message 3')).toBeInTheDocument();
});

describe('a row that cannot be drawn', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => silence.mockRestore());

  it('of the messages is named in its place and is reported; the others stay', async () => {
    const shell = await open('get_messages', inRow({ file_name: { en: 'a' }, chat_message_type: 'file' }, 1));
    const log = within(await screen.findByRole('region', { name: 'Messages with Sara K.' }));
    expect(await log.findByText('This message can’t be shown.')).toBeInTheDocument();
    expect(log.getByText('Message 3')).toBeInTheDocument();
    expect(shell.reports).toHaveLength(1);
  });

  it('of the conversations is left out and reported; the others stay', async () => {
    const shell = await open('get_chats', inRow({ last_message: { en: 'Hello' } }));
    expect(await screen.findByText('Omar')).toBeInTheDocument();
    expect(shell.reports).toHaveLength(1);
  });
});

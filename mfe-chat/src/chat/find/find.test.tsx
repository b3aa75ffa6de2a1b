import 'fake-indexeddb/auto';
import { chatTyping, findMessages, getChats, getMessages, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const chats = stub(getChats, { error: false, message: 'ok', data: [thread], total_page: 1 });
const typed = stub(chatTyping, { error: false, message: '', data: null });

/** A back end that finds two places at a time. */
const finds = (rows: readonly ChatMessage[]): Stub =>
  stub(findMessages, ({ query, before }) => {
    const all = rows
      .filter((row) => row.message.toLowerCase().includes(String(query).toLowerCase()))
      .map(({ id }) => id)
      .toReversed();
    const ids = all.filter((id) => before === undefined || id < Number(before)).slice(0, 2);
    return { error: false as const, message: '', data: { ids, total: all.length } };
  });
async function open(rows: ChatMessage[], answers: Stub[] = []) {
  const shell = memoryShell({
    session,
    answers: [chats, isAbout(), typed, stored(rows), finds(rows), ...answers],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Search this conversation' }));
  const bar = within(await screen.findByRole('search'));
  return { shell, user, bar };
}
const current = () => document.querySelector('[role="region"] li[aria-current] p')?.textContent;
const talk = () => [
  message(1, { message: 'The roof?' }),
  message(2, { message: 'It has a ROOF garden, roof and all' }),
  message(3, { message: 'Thanks' }),
  message(4, { message: 'Roof again' }),
];

describe('searching inside of a conversation', () => {
  it('counts the places, marks the words, and goes to older and newer ones by keys', async () => {
    const { user, bar } = await open(talk());
    expect(bar.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('roof');
    expect((await bar.findAllByText('1 of 3'))[0]).toBeInTheDocument();
    expect(current()).toBe('Roof again');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['roof', 'ROOF', 'roof', 'Roof']);
    await user.keyboard('{Enter}');
    expect(current()).toMatch(/garden/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(current()).toBe('The roof?'));
    expect(bar.getAllByText('3 of 3')[0]).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(current()).toBe('Roof again');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(current()).toBe('The roof?');
  });

  it('fetches older pages until the place is there', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => message(index + 1));
    rows[20] = message(21, { message: 'The needle' });
    const { shell, user } = await open(rows);
    await user.keyboard('needle');
    await waitFor(() => expect(current()).toBe('The needle'));
    const pages = shell.calls.filter(({ path }) => path === 'get_messages');
    expect(pages.length).toBeLessThan(6);
    expect(screen.getAllByText('Message 249')).toHaveLength(1);
  });

  it('reports that nothing is found, and ends with Escape without a mark left', async () => {
    const { user, bar } = await open(talk());
    await user.keyboard('cellar');
    expect((await bar.findAllByText('No message has these words.'))[0]).toBeInTheDocument();
    await user.clear(bar.getByRole('searchbox'));
    await user.keyboard('roof');
    await waitFor(() => expect(document.querySelector('mark')).not.toBeNull());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(document.querySelector('mark')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search this conversation' })).toHaveFocus();
  });

  it('asks again after a failure', async () => {
    const absent = stub(findMessages, () => {
      throw offline;
    });
    const rows = talk();
    const { shell, user, bar } = await open(rows, [absent]);
    await user.keyboard('roof');
    const again = await bar.findByRole('button', { name: 'Try again' });
    shell.answer(finds(rows));
    await user.click(again);
    expect((await bar.findAllByText('1 of 3'))[0]).toBeInTheDocument();
  });

  it('goes on to the place after older pages could not be had', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => message(index + 1));
    rows[20] = message(21, { message: 'The needle' });
    const { shell, user } = await open(rows);
    shell.answer(
      stub(getMessages, () => {
        throw offline;
      }),
    );
    await user.keyboard('needle');
    const log = within(screen.getByRole('region', { name: 'Messages with Sara K.' }));
    const again = await log.findByRole('button', { name: 'Try again' });
    shell.answer(stored(rows));
    await user.click(again);
    await waitFor(() => expect(current()).toBe('The needle'));
  });

  it('leaves the search of the browser alone', async () => {
    const { bar } = await open(talk());
    const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
    bar.getByRole('searchbox').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

import 'fake-indexeddb/auto';
import { chatTyping, getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { messagePushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const chats = stub(getChats, { error: false, message: 'ok', data: [thread], total_page: 1 });
const typed = stub(chatTyping, { error: false, message: '', data: null });

/** How often a note has begun. */
let notes = 0;
const parameter = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = {
  gain: parameter,
  frequency: parameter,
  connect: () => node,
  start: () => (notes += 1),
  stop() {},
};
class Audio {
  readonly currentTime = 0;
  resume = async () => {};
  createOscillator = () => node;
  createGain = () => node;
}

async function open() {
  const shell = memoryShell({ session, answers: [chats, isAbout(), typed, stored([message(1)])] });
  const page = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  await screen.findByRole('textbox', { name: 'Message to Sara K.' });
  const arrives = (from: string) => messagePushed(page, 'Hello', { sender_id: from });
  const toggle = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Settings of messages' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sound when a message comes' }));
  };
  return { shell, arrives, toggle, ...page };
}

beforeEach(() => {
  localStorage.clear();
  notes = 0;
  Object.assign(globalThis, { AudioContext: Audio });
});

describe('the sound of a message', () => {
  it('is off at first, and heard once when it is switched on', async () => {
    const { arrives, toggle } = await open();
    await arrives('5');
    expect(notes).toBe(0);
    await toggle();
    await waitFor(() => expect(notes).toBe(2));
    expect(localStorage.getItem('lintel.chat-sound')).toBe('true');
  });

  it('comes with messages of other conversations only, while the page is looked at', async () => {
    localStorage.setItem('lintel.chat-sound', 'true');
    const { arrives } = await open();
    await arrives('9');
    expect(notes).toBe(0);
    await arrives('5');
    await waitFor(() => expect(notes).toBe(2));
  });

  it('also comes with messages of this conversation while the tab is hidden', async () => {
    localStorage.setItem('lintel.chat-sound', 'true');
    const { arrives } = await open();
    const hide = (state: string) =>
      act(async () => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await hide('hidden');
    await arrives('9');
    await waitFor(() => expect(notes).toBe(2));
    await hide('visible');
  });
});

describe('the words of a message', () => {
  it('are copied as they were typed, and that is confirmed', async () => {
    const user = userEvent.setup();
    const { shell } = await open();
    const log = within(screen.getByRole('region', { name: 'Messages with Sara K.' }));
    const copy = async () => {
      await user.click(log.getByRole('button', { name: 'Actions for this message' }));
      await user.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    };
    await copy();
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Text copied.'));
    expect(await navigator.clipboard.readText()).toBe('Message 1');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await copy();
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your browser didn’t allow copying.'));
  });
});

import 'fake-indexeddb/auto';
import {
  chatTyping,
  getChats,
  getQuickReplies,
  saveQuickReplies,
  type ChatMessage,
  type MessageCard,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const chats = stub(getChats, { error: false, message: 'ok', data: [thread], total_page: 1 });
const typed = stub(chatTyping, { error: false, message: '', data: null });

/** A back end that keeps the replies of the user. */
function keeps(texts: string[]): Stub[] {
  let now = texts;
  return [
    stub(getQuickReplies, () => ({ error: false as const, message: '', data: now })),
    stub(saveQuickReplies, (request) => {
      now = (request as { texts: string[] }).texts;
      return { error: false as const, message: '', data: now };
    }),
  ];
}
async function open(answers: Stub[], rows: ChatMessage[] = [message(1)]) {
  const shell = memoryShell({ session, answers: [chats, isAbout(), typed, stored(rows), ...answers] });
  const { unmount } = await renderRemote('mfe-chat', connect, {
    shell,
    path: '/user/chat?property=12&peer=9',
  });
  const user = userEvent.setup();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Sara K.' });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Quick replies' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const edit = async () => {
    await choose('Edit your replies');
    return within(await screen.findByRole('dialog', { name: 'Your quick replies' }));
  };
  return { shell, user, field, choose, edit, unmount };
}
const card = (more: Partial<MessageCard>): MessageCard => ({
  kind: 'availability',
  state: 'open',
  slots: [],
  time_zone: '',
  chosen_slot: null,
  document: null,
  amount: null,
  ...more,
});

beforeEach(() => localStorage.clear());

describe('a quick reply', () => {
  it('goes into the field at the caret, keeps what is written, and is not sent yet', async () => {
    const { shell, user, field, choose } = await open(keeps(['See you there.', 'Yes, it is.']));
    await user.type(field, 'Hello Sara');
    field.setSelectionRange(5, 5);
    await choose('Yes, it is.');
    expect(field).toHaveValue('Hello Yes, it is. Sara');
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe('Hello Yes, it is.'.length);
    expect(shell.calls.some(({ path }) => path === 'send_message')).toBe(false);
  });

  it('is reached and chosen with keys', async () => {
    const { user, field } = await open(keeps(['See you there.']));
    screen.getByRole('button', { name: 'Quick replies' }).focus();
    await waitFor(async () => {
      await user.keyboard('{Escape}{Enter}');
      expect(screen.getByRole('menuitem', { name: 'See you there.' })).toHaveFocus();
    });
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('See you there.');
    expect(field).toHaveFocus();
  });

  it.each([
    ['a question', card({}), 'Yes, it’s still available. Would you like to see it?'],
    ['an offer', card({ kind: 'offer', amount: 5 }), /^Thank you for your offer/],
  ])('is suggested for %s that waits', async (_, asked, words) => {
    const { user } = await open(keeps([]), [message(1, { card: asked })]);
    await user.click(screen.getByRole('button', { name: 'Quick replies' }));
    const group = await screen.findByRole('group', { name: 'Suggestions' });
    expect(within(group).getByRole('menuitem', { name: words })).toBeInTheDocument();
  });

  it('is not suggested for a card that is answered', async () => {
    const { user } = await open(keeps([]), [message(1, { card: card({ state: 'accepted' }) })]);
    await user.click(screen.getByRole('button', { name: 'Quick replies' }));
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  });
});

describe('the own replies', () => {
  it('are added, changed, put in order and removed, and saved all at once', async () => {
    const { shell, user, choose, edit, field } = await open(keeps(['One', 'Two', 'Three']));
    const dialog = await edit();
    await user.click(dialog.getByRole('button', { name: 'Move reply 3 up' }));
    expect(dialog.getByText('Now reply 2 of 3.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove reply 1' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reply 2' }), ' changed');
    await user.click(dialog.getByRole('button', { name: 'Add a reply' }));
    expect(dialog.getByRole('textbox', { name: 'Reply 3' })).toHaveFocus();
    await user.keyboard('Four');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.calls.find(({ path }) => path === 'save-quick-replies')?.parameters).toEqual({
      texts: ['Three', 'Two changed', 'Four'],
      known: ['One', 'Two', 'Three'],
    });
    await choose('Two changed');
    expect(field).toHaveValue('Two changed');
  });

  it('are refused at the field when empty; what is typed stays when saving fails or the dialog closes', async () => {
    const fails = stub(saveQuickReplies, () => {
      throw rejected('internal');
    });
    const { user, edit } = await open([...keeps([]), fails]);
    let dialog = await edit();
    await user.click(dialog.getByRole('button', { name: 'Add a reply' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Write a reply, or remove it.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reply 1' }), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    dialog = await edit();
    expect(dialog.getByRole('textbox', { name: 'Reply 1' })).toHaveValue('Hello');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    dialog = await edit();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('that are typed while others are saved stay in their dialog', async () => {
    let answer = () => {};
    const [load] = keeps(['One']);
    const slow = stub(saveQuickReplies, async (request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { error: false as const, message: '', data: (request as { texts: string[] }).texts };
    });
    const { shell, user, edit } = await open([load!, slow]);
    const dialog = await edit();
    await user.type(dialog.getByRole('textbox', { name: 'Reply 1' }), ' more');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reply 1' }), ' and more');
    answer();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(dialog.getByRole('textbox', { name: 'Reply 1' })).toHaveValue('One more and more');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = shell.calls.filter(({ path }) => path === 'save-quick-replies');
    expect(saved.map(({ parameters }) => parameters)).toEqual([
      { texts: ['One more'], known: ['One'] },
      { texts: ['One more and more'], known: ['One more'] },
    ]);
  });

  it('are there after a reload as they were changed, until they are saved', async () => {
    const first = await open(keeps(['One']));
    const before = await first.edit();
    await first.user.type(before.getByRole('textbox', { name: 'Reply 1' }), ' more');
    first.unmount();
    const { shell, user, edit } = await open(keeps(['One', 'Of another device']));
    const dialog = await edit();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reply 1' })).toHaveValue('One more'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.calls.findLast(({ path }) => path === 'save-quick-replies')?.parameters).toEqual({
      texts: ['One more'],
      known: ['One'],
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('that cannot be loaded are asked for again', async () => {
    const absent = stub(getQuickReplies, () => {
      throw offline;
    });
    const { shell, user, edit } = await open([absent]);
    const dialog = await edit();
    expect(await dialog.findByText('You’re offline')).toBeInTheDocument();
    shell.answer(keeps(['Back'])[0]!);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Reply 1' })).toHaveValue('Back');
  });
});

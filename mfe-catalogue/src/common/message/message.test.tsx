import {
  getFavouriteProperty,
  getListingNotes,
  getProperty,
  sendMessage,
  type PropertyDetail,
  type UserRow,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSaved } from '#common/saved/favourites.storage.ts';
import { connect } from '#remote.ts';
import { card, detail, listOf } from '#testing/test-data.ts';
import { drafts } from './drafts.ts';

const session = { user: { id: 7, name: 'Omar' } as UserRow } as Session;
const home = (more: Partial<PropertyDetail> = {}) =>
  stub(getProperty, {
    error: false,
    message: '',
    data: [detail(1, { added_by: 5, customer_name: 'Sara', ...more })],
    total: 1,
    similar_properties: [],
  });
const takes = stub(sendMessage, { error: false, message: 'ok', id: 1 });

/** The page of saved homes with one home on it. */
async function open({ answers = [], ...options }: MemoryShellOptions = {}) {
  writeSaved(localStorage, [card(1)]);
  const shell = memoryShell({ answers: [home(), takes, ...answers], signsInAs: session, ...options });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/user/favourites' });
  return { shell, user: userEvent.setup(), ...page };
}
const form = () => screen.findByRole('dialog', { name: 'Message to Sara' });
const field = async () => within(await form()).findByRole('textbox', { name: 'Your message' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (shell: { calls: { path: string; parameters: unknown }[] }) =>
  shell.calls.filter(({ path }) => path === 'send_message').map(({ parameters }) => parameters);

beforeEach(() => {
  localStorage.clear();
});

describe('a message to the owner of a saved home', () => {
  it('asks a visitor to sign in when it is sent, and goes to the owner with its home', async () => {
    const { shell, user } = await open();
    await press('Write a message: Home 1');
    expect(await screen.findByText(/You’ll sign in before sending/)).toBeVisible();
    await user.type(await field(), ' Is it free? ');
    expect(within(await form()).getByText('1987 characters left')).toBeInTheDocument();
    await press('Send message');
    await waitFor(() => expect(shell.notices.map(({ text }) => text)).toContain('Message sent to Sara'));
    expect(shell.asked).toEqual(['signed-in']);
    expect(sent(shell)).toEqual([
      { receiver_id: 5, property_id: 1, message: 'Is it free?', client_id: expect.stringMatching(/\d/) },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    shell.notices.at(-1)?.action?.run();
    expect(shell.navigated).toEqual(['/user/chat?property=1&peer=5']);
    expect(drafts.get()).toEqual({});
  });

  it('needs words, and not more than there is room for', async () => {
    const { shell, user } = await open();
    await press('Write a message: Home 1');
    await field();
    await press('Send message');
    expect(await screen.findAllByText('Write your message')).not.toHaveLength(0);
    await user.click(await field());
    await user.paste('x'.repeat(2001));
    await press('Send message');
    expect(await screen.findAllByText('1 character too many')).not.toHaveLength(0);
    expect(sent(shell)).toEqual([]);
  });

  it('is kept as a draft over a reload until it is sent', async () => {
    const first = await open();
    await press('Write a message: Home 1');
    await first.user.type(await field(), 'Half a thou');
    await press('Cancel');
    first.unmount();
    await open();
    await press('Continue your message: Home 1');
    expect(await field()).toHaveValue('Half a thou');
  });

  it('that is refused after the sign-in, which shows another list, still shows a notice', async () => {
    const refuses = stub(sendMessage, () => {
      throw rejected('notFound');
    });
    const { shell, user } = await open({
      answers: [refuses, stub(getFavouriteProperty, listOf([detail(1)])), stub(getListingNotes, listOf([]))],
    });
    await press('Write a message: Home 1');
    await user.type(await field(), 'Hello');
    await press('Send message');
    await waitFor(() => expect(shell.notices.map(({ text }) => text).join()).toContain('Not sent'));
    expect(await screen.findByRole('button', { name: 'Continue your message: Home 1' })).toBeVisible();
  });

  it.each([
    ['the own home', { added_by: 7 }, 'This is your listing'],
    ['a blocked person', { is_blocked_by_me: true }, 'You’ve blocked this person'],
    ['one who blocked', { is_blocked_by_user: true }, 'This person doesn’t accept messages from you'],
  ])('is not for %s', async (_, more, words) => {
    await open({
      session,
      answers: [
        home(more),
        stub(getFavouriteProperty, listOf([detail(1)])),
        stub(getListingNotes, listOf([])),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write a message: Home 1' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  });

  it('explains that the home is gone, and offers a retry when the owner cannot be loaded', async () => {
    const fails = stub(getProperty, () => {
      throw offline;
    });
    const { shell } = await open({ answers: [fails] });
    await press('Write a message: Home 1');
    expect(await screen.findByText('You’re offline')).toBeVisible();
    shell.answer(
      stub(getProperty, { error: false, message: '', data: [], total: 0, similar_properties: [] }),
    );
    await press('Try again');
    expect(await screen.findByText('This home is no longer listed')).toBeVisible();
  });
});

describe('a message on the page of a home', () => {
  const onPage = async (options: MemoryShellOptions = {}) => {
    const { answers = [], ...others } = options;
    const shell = memoryShell({ session, answers: [home(), takes, ...answers], ...others });
    const page = await renderRemote('mfe-catalogue', connect, {
      shell,
      path: '/properties-details/home-1',
    });
    return { shell, user: userEvent.setup(), ...page };
  };
  const write = { id: 'm', key: 'message:1:a', title: 'Home 1', parameters: { message: 'Hello' } };

  it('is seen at its home while it waits, and taken back into the form', async () => {
    const { shell, user } = await onPage({ offline: true });
    await user.click(await screen.findByRole('button', { name: 'Write a message' }));
    await user.type(await field(), 'Hello');
    await press('Send message');
    expect(await screen.findByText('We’ll send your message when you’re back online')).toBeVisible();
    expect(shell.waiting.get()).toEqual([
      expect.objectContaining({ key: expect.stringMatching(/^message:1:/), title: 'Home 1' }),
    ]);
    await press('Undo');
    expect(await field()).toHaveValue('Hello');
    expect(shell.waiting.get()).toEqual([]);
  });

  it('that was refused while it waited comes back with its words and the reason', async () => {
    const { shell } = await onPage({ waiting: [{ ...write, refused: 'This listing is gone.' }] });
    expect(await screen.findByText('Not sent: This listing is gone.')).toBeVisible();
    await press('Edit message');
    expect(await field()).toHaveValue('Hello');
    expect(within(await form()).getByRole('alert')).toHaveTextContent('This listing is gone.');
    expect(shell.waiting.get()).toEqual([]);
  });

  it('goes once when a person who gave up sign-in tries again, and under the same name after a fault', async () => {
    let answers = 0;
    const fault = stub(sendMessage, () => {
      answers += 1;
      if (answers === 1) throw rejected('internal');
      return { error: false as const, message: 'ok', id: 1 };
    });
    const { shell, user } = await onPage({ session: null, answers: [fault] });
    await user.click(await screen.findByRole('button', { name: 'Write a message' }));
    await user.type(await field(), 'Hello');
    await press('Send message');
    await waitFor(() => expect(shell.asked).toHaveLength(1));
    expect(sent(shell)).toEqual([]);
    await act(async () => shell.session.set(session));
    await press('Send message');
    expect(await within(await form()).findByRole('alert')).toBeInTheDocument();
    expect(await field()).toHaveValue('Hello');
    await press('Send message');
    await waitFor(() => expect(sent(shell)).toHaveLength(2));
    const [one, two] = sent(shell) as { client_id: string }[];
    expect(two!.client_id).toBe(one!.client_id);
  });

  it('that is refused stays in the form with the reason', async () => {
    const refuses = stub(sendMessage, () => {
      throw rejected('youAreBlocked', { message: 'You have been blocked by this person.' });
    });
    const { user } = await onPage({ answers: [refuses] });
    await user.click(await screen.findByRole('button', { name: 'Write a message' }));
    await user.type(await field(), 'Hello');
    await press('Send message');
    expect(await within(await form()).findByRole('alert')).toHaveTextContent(/blocked/i);
    expect(await field()).toHaveValue('Hello');
  });

  it('of another home is not shown here, and none is offered on the own home', async () => {
    const { user: _ } = await onPage({
      waiting: [{ ...write, key: 'message:12:a' }],
      answers: [home({ added_by: 7 })],
    });
    expect(await screen.findByText('This is your listing')).toBeVisible();
    expect(screen.queryByText('Hello')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull();
  });
});

it('drafts leave with the person who signs out', async () => {
  drafts.change(() => ({ 1: { text: 'Secret' } }));
  const { remote } = await open({ session });
  remote.on['session.ended@1']?.({ reason: 'expired' });
  expect(drafts.get()).not.toEqual({});
  remote.on['session.ended@1']?.({ reason: 'signed-out' });
  expect(drafts.get()).toEqual({});
});

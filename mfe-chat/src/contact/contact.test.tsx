import { getProperty, sendMessage, type PropertyDetail, type UserRow } from '@lintel/api-contract';
import type { Session, Slots } from '@lintel/contract';
import { messageDrafts } from '@lintel/remote-kit';
import { memoryShell, offline, rejected, renderWidget, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listing } from '#testing/listing.ts';

const session = { user: { id: 7, name: 'Omar' } as UserRow } as Session;
const takes = stub(sendMessage, { error: false, message: 'ok', id: 1 });
const offers = (owner: Partial<PropertyDetail> | null) =>
  stub(getProperty, {
    error: false,
    message: '',
    data: owner ? [listing(owner)] : [],
    total: owner ? 1 : 0,
    similar_properties: [],
  });
const card: Slots['property.contact'] = { propertyId: 1, slug: 'home-1', title: 'Home 1', look: 'card' };
const owner = { id: 5, name: 'Sara', isBlockedByMe: false, isBlockedByUser: false };
const panel: Slots['property.contact'] = { propertyId: 1, slug: 'home-1', title: 'Home 1', owner };

async function open(props: Slots['property.contact'], { answers = [], ...options }: MemoryShellOptions = {}) {
  const shell = memoryShell({ answers: [offers({}), takes, ...answers], signsInAs: session, ...options });
  const page = await renderWidget('mfe-chat', connect, { shell, slot: 'property.contact', props });
  return { shell, user: userEvent.setup(), ...page };
}
const form = () => screen.findByRole('dialog', { name: 'Message to Sara' });
const field = async () => within(await form()).findByRole('textbox', { name: 'Your message' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (shell: { calls: { path: string; parameters: unknown }[] }) =>
  shell.calls.filter(({ path }) => path === 'send_message').map(({ parameters }) => parameters);

beforeEach(() => {
  localStorage.clear();
});

describe('a message to the owner of a home of which only the card is known', () => {
  it('asks a visitor to sign in when it is sent, and goes to the owner with its home', async () => {
    const { shell, user } = await open(card);
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
    expect(shell.emitted).toContainEqual({
      event: 'chat.message-sent@1',
      payload: { peerId: 5, propertyId: 1 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    shell.notices.at(-1)?.action?.run();
    expect(shell.navigated).toEqual(['/user/chat?property=1&peer=5']);
    expect(messageDrafts.get()).toEqual({});
  });

  it('is looked at before it is sent: what leads to fraud is explained, and prevents nothing', async () => {
    const { shell, user } = await open(card, { session });
    await press('Write a message: Home 1');
    await user.type(await field(), 'I pay with gift cards');
    expect(await within(await form()).findByRole('note')).toHaveTextContent(
      'Nobody honest asks for gift cards.',
    );
    await press('Send message');
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
  });

  it('needs words, and not more than there is room for', async () => {
    const { shell, user } = await open(card);
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

  it('takes no more words while it is on its way, which would be lost with its form', async () => {
    let arrive = () => {};
    const slow = stub(
      sendMessage,
      () =>
        new Promise<{ error: false; message: string; id: number }>((resolve) => {
          arrive = () => resolve({ error: false, message: 'ok', id: 1 });
        }),
    );
    const { shell, user } = await open(card, { session, answers: [slow] });
    await press('Write a message: Home 1');
    await user.type(await field(), 'Is it free?');
    await press('Send message');
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    await user.type(await field(), ' And quiet?');
    expect(await field()).toHaveValue('Is it free?');
    await act(async () => arrive());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows that it was refused although its form is closed by then', async () => {
    let refuse = () => {};
    const slow = stub(
      sendMessage,
      () => new Promise<never>((_, reject) => (refuse = () => reject(rejected('internal')))),
    );
    const { shell, user } = await open(card, { session, answers: [slow] });
    await press('Write a message: Home 1');
    await user.type(await field(), 'Is it free?');
    await press('Send message');
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    await press('Cancel');
    await act(async () => refuse());
    await waitFor(() => expect(shell.notices.at(-1)?.text).toMatch(/^Not sent: /));
  });

  it('leaves words that are written elsewhere in the conversation while it is on its way', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const slow = stub(sendMessage, async () => {
      await late;
      return { error: false as const, message: 'ok', id: 1 };
    });
    const { shell, user } = await open(card, { session, answers: [slow] });
    await press('Write a message: Home 1');
    await user.type(await field(), 'Is it free?');
    await press('Send message');
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    messageDrafts.change((all) => ({ ...all, '5/1': { text: 'One more question', userId: 7 } }));
    await act(async () => arrive());
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(messageDrafts.get()['5/1']?.text).toBe('One more question');
  });

  it('is kept as a draft over a reload until it is sent', async () => {
    const first = await open(card);
    await press('Write a message: Home 1');
    await first.user.type(await field(), 'Half a thou');
    await press('Cancel');
    first.unmount();
    await open(card);
    await press('Continue your message: Home 1');
    expect(await field()).toHaveValue('Half a thou');
  });

  it('that is refused after the sign-in, which may show another page, still shows a notice', async () => {
    const refuses = stub(sendMessage, () => {
      throw rejected('notFound');
    });
    const { shell, user } = await open(card, { answers: [refuses] });
    await press('Write a message: Home 1');
    await user.type(await field(), 'Hello');
    await press('Send message');
    await waitFor(() => expect(shell.notices.map(({ text }) => text).join()).toContain('Not sent'));
    expect(await field()).toHaveValue('Hello');
  });

  it.each([
    ['the own home', { added_by: 7 }, 'This is your listing'],
    ['a blocked person', { is_blocked_by_me: true }, 'You’ve blocked this person'],
    ['one who blocked', { is_blocked_by_user: true }, 'This person doesn’t accept messages from you.'],
  ])('is not for %s', async (_, more, words) => {
    await open(card, { session, answers: [offers(more)] });
    await press('Write a message: Home 1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  });

  it('explains that the home is gone, and offers a retry when the owner cannot be loaded', async () => {
    const fails = stub(getProperty, () => {
      throw offline;
    });
    const { shell } = await open(card, { answers: [fails] });
    await press('Write a message: Home 1');
    expect(await screen.findByText('You’re offline')).toBeVisible();
    shell.answer(offers(null));
    await press('Try again');
    expect(await screen.findByText('This home is no longer listed')).toBeVisible();
  });
});

describe('a message on the page of a home', () => {
  const write = {
    id: 'm',
    key: 'message:1:a',
    title: 'Home 1',
    parameters: { receiver_id: 5, message: 'Hello' },
  };

  it('is seen at its home while it waits, and taken back into the form', async () => {
    const { shell, user } = await open(panel, { session, offline: true });
    await press('Write a message');
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
    const { shell } = await open(panel, {
      session,
      waiting: [{ ...write, refused: 'This listing is gone.' }],
    });
    expect(await screen.findByText('Not sent: This listing is gone.')).toBeVisible();
    await press('Edit message');
    expect(await field()).toHaveValue('Hello');
    expect(within(await form()).getByRole('alert')).toHaveTextContent('This listing is gone.');
    expect(shell.waiting.get()).toEqual([]);
  });

  it('goes once when a user who gave up sign-in tries again, and under the same name after a fault', async () => {
    let answers = 0;
    const fault = stub(sendMessage, () => {
      answers += 1;
      if (answers === 1) throw rejected('internal');
      return { error: false as const, message: 'ok', id: 1 };
    });
    const { shell, user } = await open(panel, { signsInAs: null, answers: [fault] });
    await press('Write a message');
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
    const { user } = await open(panel, { session, answers: [refuses] });
    await press('Write a message');
    await user.type(await field(), 'Hello');
    await press('Send message');
    expect(await within(await form()).findByRole('alert')).toHaveTextContent(/blocked/i);
    expect(await field()).toHaveValue('Hello');
  });

  it('of another home is not shown here', async () => {
    await open(panel, { session, waiting: [{ ...write, key: 'message:12:a' }] });
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('does not show the words of another user of this browser', async () => {
    messageDrafts.change(() => ({ '5/1': { text: 'Secret', userId: 8 } }));
    await open(panel, { session });
    await press('Write a message');
    expect(await field()).toHaveValue('');
  });
});

it('a message to the developer of a project begins a conversation about it', async () => {
  const shell = memoryShell({ answers: [takes], session });
  const props: Slots['project.contact'] = {
    projectId: 4,
    title: 'Mill Court',
    owner: { id: 5, name: 'Sara' },
  };
  await renderWidget('mfe-chat', connect, { shell, slot: 'project.contact', props });
  await press('Write a message');
  expect(await within(await form()).findByText('About: Mill Court')).toBeVisible();
  await userEvent.type(await field(), 'When is it ready?');
  await press('Send message');
  await waitFor(() =>
    expect(sent(shell)).toEqual([
      {
        receiver_id: 5,
        property_id: 1_000_000_004,
        message: 'When is it ready?',
        client_id: expect.stringMatching(/\d/),
      },
    ]),
  );
  await waitFor(() => expect(shell.notices).not.toHaveLength(0));
  shell.notices.at(-1)?.action?.run();
  expect(shell.navigated).toEqual(['/user/chat?property=1000000004&peer=5']);
});

it('nothing is shown on pages of older releases, which have a form of their own', async () => {
  await open({ propertyId: 1, ownerId: 5, title: 'Home 1' } as unknown as Slots['property.contact']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('drafts leave with the user who signs out', async () => {
  messageDrafts.change(() => ({ '5/1': { text: 'Secret' } }));
  const { remote } = await open(card, { session });
  remote.on['session.ended@1']?.({ reason: 'expired' });
  expect(messageDrafts.get()).not.toEqual({});
  remote.on['session.ended@1']?.({ reason: 'signed-out' });
  expect(messageDrafts.get()).toEqual({});
});

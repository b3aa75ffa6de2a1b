import 'fake-indexeddb/auto';
import {
  chatTyping,
  getChats,
  sendMessage,
  type ChatMessage,
  type Conversation,
  type MessageCard,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { unsentStore } from '#chat/sending/drafts.ts';
import { conversation, isAbout, message, own, stored } from '#testing/conversation.ts';
import { pressBeside } from '#testing/press-beside.ts';
import { messagePushed } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const viewing = (more: Partial<MessageCard> = {}): MessageCard => ({
  kind: 'viewing',
  state: 'open',
  slots: [hoursFromNow(24), hoursFromNow(48)],
  time_zone: 'Europe/Berlin',
  chosen_slot: null,
  document: null,
  amount: null,
  ...more,
});

interface Options {
  about?: Partial<Conversation>;
  offline?: boolean;
  /** Instead of taking a message. */
  refuses?: () => never;
  as?: Session;
}
async function open(
  rows: ChatMessage[],
  { about = {}, offline = false, refuses, as = session }: Options = {},
) {
  const taken: Record<string, unknown>[] = [];
  const takes = stub(sendMessage, (request) => {
    refuses?.();
    const given = request as unknown as Record<string, string>;
    taken.push(given);
    rows.push(own(100 + rows.length, { message: given['message']!, client_id: given['client_id']! }));
    return { error: false as const, message: '', id: 1 };
  });
  const shell = memoryShell({
    session: as,
    offline,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, { error: false, message: '', data: null }),
      isAbout(about),
      stored(rows),
      takes,
    ],
  });
  const { remote, unmount } = await renderRemote('mfe-chat', connect, {
    shell,
    path: '/user/chat?property=12&peer=9',
  });
  await screen.findByRole('region', { name: 'Messages with Sara K.' });
  return { remote, shell, taken, unmount, user: userEvent.setup() };
}
const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Ask or propose' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

beforeEach(async () => {
  sessionStorage.clear();
  for (const { id } of await unsentStore.list(7)) await unsentStore.remove(id);
});

describe('a card is sent with words that say the same', () => {
  it('asks whether the home is still available', async () => {
    const { taken, user } = await open([]);
    await choose(user, 'Ask if it’s still available');
    await waitFor(() =>
      expect(taken).toEqual([
        expect.objectContaining({ card_kind: 'availability', message: 'Is it still available?' }),
      ]),
    );
  });

  it('proposes up to three times with the time zone, none of them in the past', async () => {
    const { taken, user } = await open([]);
    await choose(user, 'Propose a viewing');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(dialog.getByText('Choose at least one time.')).toBeInTheDocument();
    const field = dialog.getByLabelText(/^Time 1/);
    fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
    expect(dialog.getByText('Choose a time in the future.')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '2096-11-28T10:00' } });
    fireEvent.change(dialog.getByLabelText(/^Time 2/), { target: { value: '2096-11-27T10:00' } });
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    const slots = ['2096-11-27T10:00', '2096-11-28T10:00'].map((time) => new Date(time).toISOString());
    expect(taken[0]).toMatchObject({
      card_kind: 'viewing',
      card_slots: slots.join(','),
      card_time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(taken[0]!['message']).toMatch(/suit you for a viewing: .*27.* or .*28/);
  });

  it('leaves out no time that is half filled in', async () => {
    const { taken, user } = await open([]);
    await choose(user, 'Propose a viewing');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Time 1/), { target: { value: '2096-11-28T10:00' } });
    // A browser has no value for a date without its time.
    const second = dialog.getByLabelText(/^Time 2/);
    Object.defineProperty(second, 'validity', { configurable: true, value: { badInput: true } });
    const half = 'Complete the date and time, or clear the field.';
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(second).toHaveAccessibleDescription(half);
    expect(taken).toEqual([]);
    Object.defineProperty(second, 'validity', { value: { badInput: false } });
    fireEvent.change(second, { target: { value: '2096-11-29T10:00' } });
    expect(dialog.queryByText(half)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]!['card_slots']).toMatch(/,/);
  });

  it('names what is missing in an offer of less than one', async () => {
    const { taken, user } = await open([]);
    await choose(user, 'Make an offer');
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.4');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
    expect(taken).toEqual([]);
  });

  it('keeps what is filled in when its dialog is closed, until it is sent or cancelled', async () => {
    const { taken, user } = await open([]);
    const time = async () => within(await screen.findByRole('dialog')).getByLabelText(/^Time 1/);
    await choose(user, 'Propose a viewing');
    fireEvent.change(await time(), { target: { value: '2096-11-28T10:00' } });
    await pressBeside();
    await choose(user, 'Make an offer');
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '410000');
    await pressBeside();
    await choose(user, 'Propose a viewing');
    expect(await time()).toHaveValue('2096-11-28T10:00');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await choose(user, 'Make an offer');
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('410,000');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    await choose(user, 'Make an offer');
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await choose(user, 'Propose a viewing');
    expect(await time()).toHaveValue('');
  });

  it('has what was filled in after a reload, and nothing of it for another user', async () => {
    const first = await open([]);
    await choose(first.user, 'Make an offer');
    await first.user.type(await screen.findByRole('textbox', { name: 'Amount' }), '410000');
    first.unmount();
    const other = await open([], { as: { user: { id: 8, name: 'Bo' } } as Session });
    await choose(other.user, 'Make an offer');
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
    other.unmount();
    const { user } = await open([]);
    await choose(user, 'Make an offer');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('410,000'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for a document, and makes an offer with its amount', async () => {
    const { taken, user } = await open([]);
    await choose(user, 'Ask for a document');
    await user.click(await screen.findByRole('radio', { name: 'Energy certificate' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await choose(user, 'Make an offer');
    await user.click(await screen.findByRole('button', { name: 'Send offer' }));
    expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '410000');
    await user.click(screen.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(taken).toHaveLength(2));
    expect(taken[0]).toMatchObject({ card_kind: 'document', card_document: 'energyCertificate' });
    expect(taken[1]).toMatchObject({ card_kind: 'offer', card_amount: 410_000 });
    expect(taken[1]!['message']).toContain('410,000');
  });

  it('of an owner proposes viewings only', async () => {
    const { user } = await open([], { about: { property: { ...conversation.property, is_mine: true } } });
    await user.click(screen.getByRole('button', { name: 'Ask or propose' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });
});

describe('a card in the conversation', () => {
  const card = (name: string) => screen.findByRole('group', { name });

  it('that was received lets one of the times be accepted, and shows at once which', async () => {
    const shown = viewing();
    const { taken, user } = await open([message(5, { card: shown })]);
    const [first] = await within(await card('Viewing')).findAllByRole('button', { name: /^Accept / });
    await user.click(first!);
    await waitFor(() =>
      expect(taken).toEqual([
        expect.objectContaining({ answers_card: 5, card_answer: 'accepted', card_slot: 0 }),
      ]),
    );
    expect(taken[0]!['message']).toMatch(/^I’ll be there: /);
  });

  it('is shown as it is when an answer comes too late, e.g. after that of another device', async () => {
    const rows = [message(5, { card: viewing() })];
    const { user } = await open(rows, {
      refuses: () => {
        rows[0] = message(5, { card: viewing({ state: 'declined' }) });
        throw rejected('wrongState');
      },
    });
    const shown = within(await card('Viewing'));
    const [first] = await shown.findAllByRole('button', { name: /^Accept / });
    await user.click(first!);
    expect(await shown.findByText('Declined')).toBeInTheDocument();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('whose answer waits for the network takes no second one', async () => {
    const { shell, user } = await open([message(5, { card: viewing() })], { offline: true });
    const shown = within(await card('Viewing'));
    const [first] = await shown.findAllByRole('button', { name: /^Accept / });
    await user.click(first!);
    await waitFor(() => expect(shell.waiting.get()).toHaveLength(1));
    await user.click(shown.getByRole('button', { name: 'None of these' }));
    await user.click(shown.getAllByRole('button', { name: /^Accept / })[1]!);
    expect(shell.waiting.get()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Don’t send' }));
    await user.click(shown.getAllByRole('button', { name: /^Accept / })[1]!);
    await waitFor(() => expect(shell.waiting.get()).toMatchObject([{ parameters: { card_slot: 1 } }]));
  });

  it('that was accepted gives a file for the calendar, and can be cancelled', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:a';
    };
    URL.revokeObjectURL = () => undefined;
    const slots = [hoursFromNow(24), hoursFromNow(48)];
    const { taken, user } = await open([
      message(5, { card: viewing({ state: 'accepted', chosen_slot: 1, slots }) }),
    ]);
    const shown = within(await card('Viewing'));
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: 'Add to calendar' }));
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(files[0]!);
    });
    expect(text).toContain(`DTSTART:${slots[1]!.replaceAll(/[-:]|\.\d+/g, '')}`);
    await user.click(shown.getByRole('button', { name: 'Cancel viewing' }));
    await waitFor(() =>
      expect(taken).toEqual([expect.objectContaining({ answers_card: 5, card_answer: 'cancelled' })]),
    );
  });

  it('of one’s own waits and can be withdrawn; one that was answered offers nothing more', async () => {
    const { taken, user } = await open([
      own(5, { card: viewing({ kind: 'offer', slots: [], amount: 410_000 }) }),
      message(6, { card: viewing({ kind: 'availability', slots: [], state: 'declined' }) }),
    ]);
    const offer = within(await card('Offer: $410,000'));
    expect(offer.getByText('Waiting for an answer')).toBeInTheDocument();
    const asked = within(await card('Is it still available?'));
    expect(asked.getByText('No longer available')).toBeInTheDocument();
    expect(asked.queryByRole('button')).toBeNull();
    await user.click(offer.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(taken).toEqual([expect.objectContaining({ card_answer: 'withdrawn' })]));
  });
});

describe('a card', () => {
  it('shows what the other side answered to a card that lies further back than the newest messages', async () => {
    const rows = [
      own(1, { message: 'A viewing?', card: viewing() }),
      ...Array.from({ length: 40 }, (_, index) => message(index + 2)),
    ];
    const { user, ...page } = await open(rows);
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    const card = await screen.findByRole('group', { name: 'Viewing' });
    expect(card).toHaveTextContent('Waiting for an answer');
    await messagePushed(page, 'Yes', { answers_card: '1', card_state: 'accepted', card_slot: '1' });
    expect(card).toHaveTextContent('Accepted');
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
  });
});

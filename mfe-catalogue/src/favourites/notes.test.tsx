import {
  addFavourite,
  getFavouriteProperty,
  getListingNotes,
  saveListingNote,
  type ListingNote,
  type UserRow,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { messageDrafts } from '@lintel/remote-kit';
import {
  memoryShell,
  offline as noNetwork,
  rejected,
  renderRemote,
  stub,
  type MemoryShell,
  type MemoryShellOptions,
} from '@lintel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSaved } from '#common/saved/favourites.storage.ts';
import { connect } from '#remote.ts';
import { card, detail, listOf } from '#testing/test-data.ts';
import { notes } from '#common/saved/notes.ts';

const personOf = (id: number) => ({ user: { id, name: 'Omar' } as UserRow }) as Session;
const NOW = '2026-01-01T00:00:00Z';

/** The account, as the back end has it. */
const account = new Map<number, ListingNote>();
const remember = (text: string, more: Partial<ListingNote> = {}) =>
  account.set(1, { property_id: 1, text, other_text: '', revision: 1, updated_at: NOW, ...more });
const answers = () => [
  stub(getFavouriteProperty, listOf([detail(1), detail(2)])),
  stub(getListingNotes, () => listOf([...account.values()])),
  stub(saveListingNote, ({ property_id, text = '' }) => {
    const before = account.get(Number(property_id));
    remember(String(text), { revision: (before?.revision ?? 0) + 1 });
    return { error: false as const, data: account.get(1)! };
  }),
  stub(addFavourite, { error: false, message: 'ok' }),
];

async function open({ answers: more = [], ...options }: MemoryShellOptions = {}) {
  const shell = memoryShell({ session: personOf(7), answers: [...answers(), ...more], ...options });
  shells.push(shell);
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/user/favourites' });
  return { shell, user: userEvent.setup(), ...page };
}
const field = () => screen.findByRole('textbox', { name: 'Note on Home 1' });
const addNote = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Add a note on Home 1' }));
  await user.type(await field(), text);
};
const saves = (shell: { calls: { path: string; parameters: unknown }[] }) =>
  shell.calls
    .filter(({ path, parameters }) => path === 'listing-notes' && 'device' in (parameters as object))
    .map(({ parameters }) => parameters as { text: string; revision: number; resolves?: number });

/** All of one test; the notes of this browser are those of every page in it. */
const shells: MemoryShell[] = [];
afterEach(() => jest.useRealTimers());
afterEach(() => act(async () => shells.splice(0).forEach(({ session }) => session.set(null))));
beforeEach(() => {
  localStorage.clear();
  account.clear();
});

describe('a note on a saved home', () => {
  it('of a visitor stays in this browser, and is the one of the account after sign-in', async () => {
    writeSaved(localStorage, [card(1)]);
    const { shell, user, remote } = await open({ session: null });
    await addNote(user, 'Damp');
    expect(notes.get()[1]).toMatchObject({ text: 'Damp', state: 'typed' });
    expect(saves(shell)).toEqual([]);
    await act(async () => shell.session.set(personOf(7)));
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    await waitFor(() => expect(account.get(1)?.text).toBe('Damp'));
    expect(shell.questions).toHaveLength(1);
    expect(notes.get()[1]).toMatchObject({ owner: 7, base: 'Damp' });
  });

  it('is sent once when the typing pauses', async () => {
    const { shell, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a note on Home 1' }));
    const note = await field();
    jest.useFakeTimers();
    for (const value of ['Damp', 'Damp cel', 'Damp cellar']) {
      fireEvent.change(note, { target: { value } });
      await act(() => jest.advanceTimersByTimeAsync(799));
    }
    expect(saves(shell)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(account.get(1)?.text).toBe('Damp cellar'));
    expect(saves(shell)).toHaveLength(1);
  });

  it('is in the account as it was typed last, although another one is sent slowly', async () => {
    const texts = new Map<number, string>();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const saving = stub(saveListingNote, async ({ property_id, text = '' }) => {
      const id = Number(property_id);
      if (id === 1 && !texts.has(1)) {
        texts.set(1, String(text));
        await slow;
      }
      texts.set(id, String(text));
      return {
        error: false as const,
        data: { property_id: id, text: String(text), other_text: '', revision: 1, updated_at: NOW },
      };
    });
    const { user } = await open({ answers: [saving] });
    await user.click(await screen.findByRole('button', { name: 'Add a note on Home 1' }));
    await user.click(screen.getByRole('button', { name: 'Add a note on Home 2' }));
    const [first, second] = [await field(), screen.getByRole('textbox', { name: 'Note on Home 2' })];
    jest.useFakeTimers();
    fireEvent.change(first, { target: { value: 'Damp' } });
    fireEvent.change(second, { target: { value: 'Bri' } });
    await act(() => jest.advanceTimersByTimeAsync(800));
    fireEvent.change(second, { target: { value: 'Bright' } });
    await act(() => jest.advanceTimersByTimeAsync(800));
    jest.useRealTimers();
    await act(async () => answer());
    await waitFor(() => expect(notes.get()[2]).toMatchObject({ base: 'Bright' }));
    expect(texts.get(2)).toBe('Bright');
    expect(second).toHaveValue('Bright');
  });

  it('keeps its words when the account answers late with older ones', async () => {
    remember('Old', { revision: 1 });
    const stored = { text: 'Old', title: '', base: 'Old', revision: 1, other: '', owner: 7 };
    notes.change(() => ({ 1: stored }));
    const [old] = account.values();
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    const loading = stub(getListingNotes, async () => {
      asked += 1;
      if (asked > 1) return listOf([...account.values()]);
      await late;
      return listOf([old!]);
    });
    const { user } = await open({ answers: [loading] });
    await user.type(await field(), ' and new');
    await waitFor(() => expect(notes.get()[1]).toMatchObject({ base: 'Old and new', revision: 2 }));
    await act(async () => answer());
    expect(await field()).toHaveValue('Old and new');
  });

  it('is not sent for the next user when the session ends meanwhile', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const saving = stub(saveListingNote, async ({ property_id, text = '' }) => {
      await slow;
      const id = Number(property_id);
      return {
        error: false as const,
        data: { property_id: id, text: String(text), other_text: '', revision: 1, updated_at: NOW },
      };
    });
    const mine = { title: '', base: '', revision: 0, other: '', owner: 7, state: 'typed' as const };
    notes.change(() => ({ 1: { ...mine, text: 'Damp' }, 2: { ...mine, text: 'Bright' } }));
    const { shell, remote } = await open({ answers: [saving] });
    await waitFor(() => expect(saves(shell)).toHaveLength(1));
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'signed-out' });
    });
    await act(async () => shell.session.set(personOf(8)));
    await act(async () => answer());
    expect(saves(shell).map(({ text }) => text)).toEqual(['Damp']);
    expect(notes.get()).toEqual({});
  });

  it('comes from the account, as another device wrote it', async () => {
    remember('From the laptop', { revision: 4 });
    const { shell, user } = await open();
    expect(await field()).toHaveValue('From the laptop');
    await user.type(await field(), '!');
    await waitFor(() => expect(saves(shell).at(-1)).toMatchObject({ revision: 4 }));
  });

  it('waits without a network, keeps its words over what the account has, and is clean when it has gone', async () => {
    remember('Old');
    const { shell, user } = await open({ offline: true });
    await user.type(await field(), ' and new');
    await waitFor(() => expect(notes.get()[1]?.state).toBe('queued'));
    expect(
      within(await screen.findByRole('region', { name: 'Waiting to be sent' })).getByText('Note on Home 1'),
    ).toBeVisible();
    expect(await field()).toHaveValue('Old and new');
    remember('Old and new', { revision: 2 });
    await act(async () => shell.waiting.set([]));
    await waitFor(() => expect(notes.get()[1]).toMatchObject({ revision: 2, base: 'Old and new' }));
    expect(notes.get()[1]).not.toHaveProperty('state');
  });

  it('that waits can be taken back to what the account has', async () => {
    remember('Old');
    const { shell, user } = await open({ offline: true });
    await user.type(await field(), ' and new');
    await user.click(await screen.findByRole('button', { name: 'Undo: Note on Home 1' }));
    expect(await field()).toHaveValue('Old');
    expect(shell.waiting.get()).toEqual([]);
  });

  it('that two devices changed shows both texts, until the user chooses', async () => {
    remember('From here', { other_text: 'From there', revision: 3 });
    const { shell, user } = await open();
    const conflict = await screen.findByRole('group', { name: 'Two versions of the note on Home 1' });
    expect(within(conflict).getByText(/changed on another device/)).toBeVisible();
    expect(within(conflict).getByText('From there')).toBeVisible();
    expect(await field()).toHaveValue('From here');
    await user.click(within(conflict).getByRole('button', { name: 'Keep both' }));
    await waitFor(() =>
      expect(saves(shell).at(-1)).toMatchObject({
        text: 'From here\n\nFrom there',
        revision: 3,
        resolves: 1,
      }),
    );
    expect(screen.queryByText(/changed on another device/)).toBeNull();
  });

  it('that is refused stays on this device, with a notice', async () => {
    const refuses = stub(saveListingNote, () => {
      throw rejected('notFound');
    });
    const { shell, user } = await open({ answers: [refuses] });
    await addNote(user, 'Damp');
    await waitFor(() =>
      expect(shell.notices.at(-1)?.text).toMatch(/^The note on Home 1 stays on this device only/),
    );
    expect(await field()).toHaveValue('Damp');
    expect(saves(shell)).toHaveLength(1);
  });

  it('that is refused keeps its words, also where the account has older ones', async () => {
    remember('Old');
    const refuses = stub(saveListingNote, () => {
      throw rejected('validation');
    });
    const { shell, user, unmount } = await open({ answers: [refuses] });
    await user.type(await field(), ' and new');
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    await act(async () => undefined);
    expect(await field()).toHaveValue('Old and new');
    unmount();
    const again = await open({ answers: [refuses] });
    expect(await field()).toHaveValue('Old and new');
    expect(saves(again.shell)).toEqual([]);
  });

  it('leaves this browser with its person, and is not shown to the next one', async () => {
    remember('Mine');
    const { remote, unmount } = await open();
    expect(await field()).toHaveValue('Mine');
    unmount();
    account.clear();
    const other = await open({ session: personOf(8) });
    await screen.findAllByRole('button', { name: /^Add a note/ });
    expect(notes.get()).toEqual({});
    other.unmount();
    notes.change(() => ({ 1: { text: 'Mine', title: '', base: 'Mine', revision: 1, other: '', owner: 7 } }));
    remote.on['session.ended@1']?.({ reason: 'signed-out' });
    expect(notes.get()).toEqual({});
  });

  it('from before there was an account for notes is read', async () => {
    localStorage.setItem('lintel.notes', JSON.stringify({ 1: 'Old words' }));
    await open();
    await waitFor(() => expect(account.get(1)?.text).toBe('Old words'));
  });
});

describe('what waits for the network', () => {
  it('is named by kind and home, shows why it was refused, and can be withdrawn', async () => {
    const { shell, user } = await open({
      waiting: [
        { id: 'a', key: 'favourite:2', title: 'Home 2', parameters: { property_id: 2, type: '0' } },
        {
          id: 'b',
          key: 'message:1:x',
          title: 'Home 1',
          parameters: { receiver_id: 5, message: 'Hello' },
          refused: 'This listing is gone.',
        },
      ],
    });
    const box = within(await screen.findByRole('region', { name: 'Waiting to be sent' }));
    expect(box.getByText('Remove Home 2 from saved homes')).toBeVisible();
    expect(box.getByText('Hello')).toBeVisible();
    expect(box.getByText('Not sent: This listing is gone.')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Undo: Remove Home 2 from saved homes' }));
    await user.click(await box.findByRole('button', { name: 'Undo: Message about Home 1' }));
    expect(shell.waiting.get()).toEqual([]);
    // The words of the message are in its form again.
    expect(messageDrafts.get()['5/1']?.text).toBe('Hello');
  });
  it('turns a heart back that was taken back', async () => {
    const { user } = await open({ offline: true });
    await user.click(await screen.findByRole('button', { name: 'Save Home 1' }));
    expect(await screen.findByRole('button', { name: /from saved homes/, pressed: true })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo: Save Home 1' }));
    expect(await screen.findByRole('button', { name: 'Save Home 1', pressed: false })).toBeVisible();
  });
  it('is seen although the list of homes cannot be had', async () => {
    const fails = stub(getFavouriteProperty, () => {
      throw noNetwork;
    });
    await open({
      answers: [fails],
      waiting: [{ id: 'a', key: 'note:1', title: 'Home 1', parameters: {} }],
    });
    expect(await screen.findByText('Note on Home 1')).toBeVisible();
  });
});

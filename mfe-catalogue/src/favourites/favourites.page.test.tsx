import { addFavourite, getFavouriteProperty, getListingNotes, getPropertyList } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSaved } from '#common/saved/favourites.storage.ts';
import { connect } from '#remote.ts';
import { card, detail, listOf, row } from '#testing/test-data.ts';

const session = { user: { id: 7 } } as Session;
const account = (ids: number[]) =>
  stub(getFavouriteProperty, listOf(ids.map((id) => detail(id, { is_favourite: 1 }))));
const open = async (shell: ReturnType<typeof memoryShell>) => {
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/user/favourites' });
  return { user: userEvent.setup(), ...page };
};

beforeEach(() => localStorage.clear());

/** What a browser tells a tab of what another one wrote. */
const fromAnotherTab = (key: string, newValue: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

/** The page of a user who signs out while the saved home 3 is on screen. */
async function signedOut() {
  const shell = memoryShell({ session, answers: [account([3])] });
  const { remote } = await open(shell);
  await screen.findByRole('link', { name: 'Home 3' });
  await act(async () => {
    shell.session.set(null);
    remote.on['session.ended@1']?.({ reason: 'signed-out' });
  });
  return { shell, remote };
}

describe('saved homes in two tabs (A36)', () => {
  it('of a visitor follow what the other tab saves', async () => {
    await open(memoryShell());
    expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
    writeSaved(localStorage, [card(6)]);
    await fromAnotherTab('lintel.favourites', localStorage.getItem('lintel.favourites'));
    expect(await screen.findByRole('link', { name: 'Home 6' })).toBeInTheDocument();
  });
  it('of an account follow the other tab of the same account alone', async () => {
    let ids = [3];
    const answers = [
      stub(getFavouriteProperty, () => listOf(ids.map((id) => detail(id, { is_favourite: 1 })))),
    ];
    const shell = memoryShell({ session, answers });
    await open(shell);
    expect(await screen.findByRole('link', { name: 'Home 3' })).toBeInTheDocument();
    ids = [3, 8];
    await fromAnotherTab('lintel.favourite-chosen', JSON.stringify({ id: 8, saved: true, userId: 7 }));
    expect(await screen.findByRole('button', { name: 'Remove Home 8 from saved homes' })).toBeInTheDocument();
  });
  it('of an account are those that another device left, once the tab is looked at again', async () => {
    let ids = [3, 8];
    const answers = [
      stub(getFavouriteProperty, () => listOf(ids.map((id) => detail(id, { is_favourite: 1 })))),
    ];
    await open(memoryShell({ session, answers }));
    expect(await screen.findByRole('link', { name: 'Home 8' })).toBeInTheDocument();
    const look = (state: DocumentVisibilityState) =>
      act(async () => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await look('hidden');
    ids = [3];
    await look('visible');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Home 8' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Home 3' })).toBeInTheDocument();
  });
  it('of an account keep all pages on screen that the user loaded', async () => {
    const asked: unknown[] = [];
    const page = (offset: number) =>
      listOf(Array.from({ length: 24 }, (_, index) => detail(1 + offset + index, { is_favourite: 1 })));
    const answers = [
      stub(getFavouriteProperty, ({ offset, limit }) => {
        asked.push([offset, limit]);
        return { ...page(Number(offset)), total: 60 };
      }),
    ];
    const { user } = await open(memoryShell({ session, answers }));
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('link', { name: 'Home 48' })).toBeInTheDocument();
    await fromAnotherTab('lintel.favourite-chosen', JSON.stringify({ id: 8, saved: false, userId: 7 }));
    await waitFor(() => expect(asked.at(-1)).toEqual([0, 48]));
  });
  it('say that they are in the account when the session ends, not that there are none', async () => {
    await signedOut();
    expect(await screen.findByText('You’re signed out')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing saved yet')).toBeNull();
  });
  it('of an account are never shown to the next one', async () => {
    const { shell, remote } = await signedOut();
    shell.answer(
      stub(getFavouriteProperty, () => {
        throw rejected('internal');
      }),
    );
    await act(async () => {
      shell.session.set({ user: { id: 8 } } as Session);
      remote.on['session.started@1']?.({ userId: 8 });
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Home 3' })).toBeNull();
  });
  it('tell the other tab, and leave nothing in the browser', async () => {
    const written: (string | null)[] = [];
    const setItem = jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation((key) => void written.push(key));
    const shell = memoryShell({
      session,
      answers: [account([3]), stub(addFavourite, { error: false, message: '' })],
    });
    const { user } = await open(shell);
    await user.click(await screen.findByRole('button', { name: 'Remove Home 3 from saved homes' }));
    expect(written).toContain('lintel.favourite-chosen');
    setItem.mockRestore();
    expect(localStorage.getItem('lintel.favourite-chosen')).toBeNull();
  });
});

describe('saved homes', () => {
  it('are those of this browser for a visitor, without any call', async () => {
    writeSaved(localStorage, [card(1)]);
    const shell = memoryShell();
    await open(shell);
    expect(screen.getByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    expect(screen.getByText('Saved in this browser only')).toBeInTheDocument();
    expect(shell.calls).toEqual([]);
  });
  it('say how to save when there are none, and offer homes that many look at (B8)', async () => {
    const shell = memoryShell({ answers: [stub(getPropertyList, listOf([row(8), row(9)]))] });
    await open(shell);
    const popular = await screen.findByRole('list', { name: 'Popular right now' });
    expect(within(popular).getAllByRole('article')).toHaveLength(2);
    expect(shell.calls.map(({ parameters }) => parameters)).toEqual([{ sort: 'most_viewed', limit: 4 }]);
    expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/properties');
  });
  it('are those of the account for a signed-in person; one that is taken off can be put back', async () => {
    const shell = memoryShell({
      session,
      answers: [account([3, 4]), stub(addFavourite, { error: false, message: '' })],
    });
    const { user } = await open(shell);
    await user.click(await screen.findByRole('button', { name: 'Remove Home 3 from saved homes' }));
    expect(shell.calls.at(-1)).toEqual({ path: 'add_favourite', parameters: { property_id: 3, type: '0' } });
    await user.click(screen.getByRole('button', { name: 'Save Home 3' }));
    expect(shell.calls.at(-1)).toEqual({ path: 'add_favourite', parameters: { property_id: 3, type: '1' } });
  });
  it('are named as no longer on offer when they were sold, rented or taken off the market', async () => {
    const offer = { promoted: true, posted_at: '2026-09-01T10:00:00Z', confirmed_at: '2026-09-20T10:00:00Z' };
    const rows = [
      detail(3, offer),
      detail(4, { ...offer, property_type: 'sold' }),
      detail(5, { ...offer, property_type: 'rented' }),
      detail(6, { ...offer, status: 0 }),
    ];
    await open(memoryShell({ session, answers: [stub(getFavouriteProperty, listOf(rows))] }));
    const item = async (id: number) =>
      (await screen.findByRole('link', { name: `Home ${id}` })).closest('li')!.textContent;
    expect(await item(4)).toContain('This home has been sold');
    expect(await item(5)).toContain('This home has been rented');
    expect(await item(6)).toContain('This home is off the market');
    expect(await item(3)).not.toContain('This home');
    // What a card shows of an offer does not hold once it has ended.
    expect(await item(3)).toMatch(/^Ad\$.*Confirmed/);
    for (const id of [4, 5, 6]) expect(await item(id)).not.toMatch(/^Ad\$|Confirmed/);
  });
  it('move into the account at sign-in and are then listed from there', async () => {
    writeSaved(localStorage, [card(1)]);
    const stored: number[] = [];
    const shell = memoryShell({
      signsInAs: session,
      answers: [
        stub(addFavourite, ({ property_id }) => {
          stored.push(Number(property_id));
          return { error: false as const, message: '' };
        }),
        stub(getFavouriteProperty, () => listOf(stored.map((id) => detail(id, { is_favourite: 1 })))),
        stub(getListingNotes, { error: false, message: '', data: [] }),
      ],
    });
    const { user, remote } = await open(shell);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByRole('button', { name: 'Remove Home 1 from saved homes' })).toBeInTheDocument();
    expect(screen.queryByText('Saved in this browser only')).toBeNull();
    expect(shell.notices.map(({ text }) => text)).toEqual(['1 saved home is now in your account']);
  });
});

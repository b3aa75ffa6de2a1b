import {
  deleteSavedSearch,
  getCategories,
  getCitiesData,
  getFacilities,
  getFacilitiesForFilter,
  getFavouriteProperty,
  getListingNotes,
  getPropertyList,
  getSavedSearches,
  saveSearch,
  seeSavedSearch,
  type SavedSearch,
} from '@lintel/api-contract';
import type { Session, StoredLocation } from '@lintel/contract';
import { memoryShell, offline, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSearch, visitorSearches } from '#common/saved/visitor-searches.ts';
import { connect } from '#remote.ts';
import { categoryRow, listOf, row } from '#testing/test-data.ts';
import { searchAddress } from './search-address.ts';

const session = { user: { id: 7 } } as Session;
const when = '2026-11-01T10:00:00.000Z';
const saved = (id: number, more: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Search ${id}`,
  filter: { city: 'Porto Azul' },
  frequency: 'daily',
  created_at: when,
  updated_at: when,
  ...more,
});

beforeEach(() => localStorage.clear());

async function open(
  path: string,
  { answers = [] as Stub[], signedIn = true, location = null as StoredLocation | null } = {},
) {
  const shell = memoryShell({
    location,
    ...(signedIn ? { session } : { signsInAs: session }),
    answers: [
      stub(getCategories, listOf([categoryRow()])),
      stub(getPropertyList, listOf([row(1)])),
      stub(getCitiesData, listOf([])),
      stub(getFacilities, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
      ...answers,
    ],
  });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, user: userEvent.setup(), ...page };
}

/** A server that stores what it receives. */
function server(list: SavedSearch[]) {
  let kept = list;
  return [
    stub(getSavedSearches, () => listOf(kept)),
    stub(saveSearch, ({ id, name, frequency }) => {
      const changed = {
        ...(kept.find((one) => one.id === Number(id)) ?? saved(Number(id))),
        ...(name !== undefined && { name: String(name) }),
        ...(frequency !== undefined && { frequency: frequency as SavedSearch['frequency'] }),
      };
      kept = kept.map((one) => (one.id === Number(id) ? changed : one));
      return { error: false as const, message: '', data: changed };
    }),
    stub(deleteSavedSearch, ({ id }) => {
      kept = kept.filter((one) => one.id !== Number(id));
      return { error: false as const, message: '', data: null };
    }),
  ];
}

describe('saved searches (A21)', () => {
  it('lead to their results, as they were saved', async () => {
    const list = [saved(1, { filter: { address: 'city=Porto+Azul&facilities=2%3A1' } }), saved(2)];
    await open('/user/saved-searches', { answers: server(list) });
    expect(await screen.findByRole('link', { name: 'Search 1' })).toHaveAttribute(
      'href',
      '/properties?city=Porto+Azul&facilities=2%3A1',
    );
    expect(screen.getByRole('link', { name: 'Search 2' })).toHaveAttribute(
      'href',
      '/properties?city=Porto+Azul',
    );
  });

  it('are renamed, made quiet and deleted', async () => {
    const { shell, user } = await open('/user/saved-searches', { answers: server([saved(1)]) });
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'By the sea{Enter}');
    expect(await screen.findByRole('link', { name: 'By the sea' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Alerts'), 'Off');
    expect(shell.calls).toContainEqual({
      path: saveSearch.path,
      parameters: { id: 1, frequency: 'off' },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
  });

  it('change in what the user changes alone, so that a change of another device stays', async () => {
    const answers = server([saved(1)]);
    const { shell, user } = await open('/user/saved-searches', { answers });
    await screen.findByRole('link', { name: 'Search 1' });
    await shell.request(saveSearch, { id: 1, name: 'By the sea' });
    await user.selectOptions(screen.getByLabelText('Alerts'), 'Off');
    expect(await screen.findByRole('link', { name: 'By the sea' })).toBeInTheDocument();
    await shell.request(saveSearch, { id: 1, frequency: 'instant' });
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.type(screen.getByLabelText('Name'), ' soon{Enter}');
    expect(await screen.findByRole('link', { name: 'By the sea soon' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Alerts')).toHaveDisplayValue('Right away'));
  });

  it('keep the focus while they are renamed, which Escape ends without a change', async () => {
    const { user } = await open('/user/saved-searches', { answers: server([saved(1)]) });
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.keyboard(' by the sea{Escape}');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Search 1' })).toBeInTheDocument();
    await user.keyboard('{Enter} by the sea{Enter}');
    expect(await screen.findByRole('link', { name: 'Search 1 by the sea' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
  });

  it('have buttons that name their search to screen readers', async () => {
    await open('/user/saved-searches', { answers: server([saved(1), saved(2)]) });
    await screen.findByRole('link', { name: 'Search 2' });
    for (const name of ['Rename', 'Delete'])
      expect(screen.getByRole('button', { name, description: 'Search 2' })).toBeVisible();
  });

  it('leave the focus in their list when the row that has it is deleted', async () => {
    const { user } = await open('/user/saved-searches', { answers: server([saved(1), saved(2)]) });
    (await screen.findAllByRole('button', { name: 'Delete' }))[0]!.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Search 2' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Search 1' })).toBeNull();
  });

  it('are again as the account has them when a change or a removal is lost', async () => {
    const { shell, user } = await open('/user/saved-searches', { answers: server([saved(1)]) });
    await screen.findByRole('link', { name: 'Search 1' });
    const fails = () => {
      throw offline;
    };
    shell.answer(stub(saveSearch, fails), stub(deleteSavedSearch, fails), stub(getSavedSearches, fails));
    await user.selectOptions(screen.getByLabelText('Alerts'), 'Off');
    expect(screen.getByLabelText('Alerts')).toHaveDisplayValue('Once a day');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('link', { name: 'Search 1' })).toBeInTheDocument();
  });

  it('are made on the results page with everything that is asked there', async () => {
    const answers = [stub(saveSearch, { error: false as const, message: '', data: saved(3) })];
    const { shell, user } = await open(RESULTS, { answers });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(2);
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'For Ada');
    await user.selectOptions(dialog.getByLabelText('Alerts'), 'Right away');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.calls).toContainEqual({
      path: saveSearch.path,
      parameters: expect.objectContaining({ ...askedFilters, name: 'For Ada', frequency: 'instant' }),
    });
    expect(shell.emitted).toContainEqual({ event: 'search.saved@1', payload: { searchId: 3 } });
    expect(shell.notices.map(({ text }) => text)).toEqual(['Search saved. We’ll tell you about new homes.']);
  });

  it('look around the same place on every device when they ask for a distance', async () => {
    const answers = [stub(saveSearch, { error: false as const, message: '', data: saved(3) })];
    const location = { latitude: 35.2, longitude: -24, city: 'Port Aster' } as StoredLocation;
    const { shell, user } = await open('/properties?type=rent&radius=5', { answers, location });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.calls).toContainEqual({
      path: saveSearch.path,
      parameters: expect.objectContaining({
        latitude: 35.2,
        longitude: -24,
        radius: 5,
        address: 'type=rent&radius=5&at=35.2,-24',
      }),
    });
  });

  it('show what they ask for and how much is new, until their results are seen', async () => {
    const list = [saved(1, { filter: { address: 'city=Porto+Azul&max=900' }, new_count: 3 })];
    const see = stub(seeSavedSearch, { error: false, message: '', data: null });
    const { shell, user } = await open('/user/saved-searches', { answers: [...server(list), see] });
    const line = within((await screen.findByRole('link', { name: 'Search 1' })).closest('li')!);
    expect(await line.findByText('Porto Azul')).toBeInTheDocument();
    expect(line.getByText('3 new')).toBeInTheDocument();
    await user.click(line.getByRole('link', { name: 'Search 1' }));
    expect(shell.calls).toContainEqual({ path: seeSavedSearch.path, parameters: { id: 1 } });
  });

  it('are no news again when the user comes back from their results', async () => {
    const see = stub(seeSavedSearch, { error: false, message: '', data: null });
    const list = [saved(1, { new_count: 3 })];
    const { shell, user, go } = await open('/user/saved-searches', { answers: [...server(list), see] });
    expect(await screen.findByText('3 new')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Search 1' }));
    await go('/properties?city=Porto+Azul');
    shell.answer(stub(getSavedSearches, () => new Promise(() => undefined)));
    await go('/user/saved-searches');
    expect(await screen.findByRole('link', { name: 'Search 1' })).toBeInTheDocument();
    expect(screen.queryByText('3 new')).toBeNull();
  });

  it('are shown as they were changed on the page of results since', async () => {
    const { shell, go } = await open('/user/saved-searches', { answers: server([saved(1)]) });
    await screen.findByRole('link', { name: 'Search 1' });
    await go('/properties?city=Calder+Point');
    const address = 'city=Calder+Point';
    shell.answer(stub(getSavedSearches, listOf([saved(2), saved(1, { filter: { address } })])));
    await go('/user/saved-searches');
    expect(await screen.findByRole('link', { name: 'Search 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search 1' })).toHaveAttribute('href', `/properties?${address}`);
  });

  it('get other filters in their place, not beside them', async () => {
    const list = [saved(1, { filter: { address: 'city=Porto+Azul' }, frequency: 'instant' })];
    const see = stub(seeSavedSearch, { error: false, message: '', data: null });
    const { shell, user } = await open('/user/saved-searches', { answers: [...server(list), see] });
    await user.click(await screen.findByRole('link', { name: 'Change filters' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Search 1');
    expect(dialog.getByRole('button', { name: 'Save as another search' })).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Alerts'), 'Off');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    // The name that another device may have given it since stays.
    await waitFor(() =>
      expect(shell.calls).toContainEqual({
        path: saveSearch.path,
        parameters: { id: 1, frequency: 'off', city: 'Porto Azul', address: 'city=Porto+Azul' },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Save search' })).toBeInTheDocument();
  });
});

const RESULTS = '/properties?type=rent&city=Porto+Azul&max=900&facilities=2%3A1';
/** What the account gets of that page. */
const askedFilters = {
  property_type: '1',
  city: 'Porto Azul',
  max_price: 900,
  facilities: '2:1',
  address: 'type=rent&city=Porto+Azul&max=900&facilities=2%3A1',
};
const asked: unknown = expect.objectContaining({
  ...askedFilters,
  name: expect.stringContaining('Porto Azul'),
});

describe('saved searches of a visitor', () => {
  const visit = (path: string, more: { answers?: Stub[] } = {}) => open(path, { signedIn: false, ...more });
  const press = async (path = RESULTS) => {
    const page = await visit(path);
    await page.user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Alerts')).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    return page;
  };

  it('stay in this browser, the same search once, and are found on their page', async () => {
    const first = await press();
    expect(first.shell.notices.map(({ text }) => text)).toEqual([
      'Search saved in this browser. Sign in and we’ll tell you about new homes.',
    ]);
    first.unmount();
    (await press()).unmount();
    const { shell } = await visit('/user/saved-searches');
    const links = await screen.findAllByRole('link', { name: /Porto Azul/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([RESULTS]);
    expect(screen.getByText('Saved in this browser only')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(shell.calls.map(({ path }) => path)).not.toContain(saveSearch.path);
  });

  it('are renamed and deleted, and show no alerts, which need an account', async () => {
    (await press()).unmount();
    const { user } = await visit('/user/saved-searches');
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'By the sea{Enter}');
    expect(screen.getByRole('link', { name: 'By the sea' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Alerts')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('No saved searches yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('are not more than an account takes', async () => {
    for (let place = 0; place < 20; place += 1)
      keepSearch({ name: `Search ${place}`, address: `q=${place}`, filter: {}, savedAt: when });
    const { shell } = await press();
    expect(shell.notices.map(({ tone }) => tone)).toEqual(['warning']);
    expect(visitorSearches.get()).toHaveLength(20);
  });

  it('move into the account on their page, which then shows them', async () => {
    keepSearch({
      name: 'By the sea',
      address: 'city=Porto+Azul',
      filter: { city: 'Porto Azul' },
      savedAt: when,
    });
    const list: SavedSearch[] = [];
    const answers = [
      stub(getSavedSearches, () => listOf(list)),
      stub(saveSearch, ({ name, address }) => {
        const data = saved(list.length + 1, { name: String(name), filter: { address: String(address) } });
        list.push(data);
        return { error: false as const, message: '', data };
      }),
      stub(getFavouriteProperty, listOf([])),
      stub(getListingNotes, { error: false, message: '', data: [] }),
    ];
    const { shell, remote } = await visit('/user/saved-searches', { answers });
    expect(await screen.findByRole('link', { name: 'By the sea' })).toBeInTheDocument();
    await act(async () => {
      shell.session.set(session);
      remote.on['session.started@1']?.({ userId: 7 });
    });
    expect(await screen.findByLabelText('Alerts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'By the sea' })).toHaveAttribute(
      'href',
      '/properties?city=Porto+Azul',
    );
    expect(visitorSearches.get()).toEqual([]);
  });

  // The last: from then on this value lives in the memory of the page.
  it('go to the account at once where the browser stores nothing', async () => {
    const answers = [stub(saveSearch, { error: false as const, message: '', data: saved(3) })];
    const { shell, user, remote } = await visit(RESULTS, { answers });
    const button = await screen.findByRole('button', { name: 'Save search' });
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    forbidden.mockRestore();
    expect(shell.calls).toContainEqual({ path: saveSearch.path, parameters: asked });
  });
});

it('a search of another client is shown by its filter', () => {
  const filter = { category_ids: [1], property_type: '0' as const, max_price: 400_000, search: 'garden' };
  expect(searchAddress({ filter }, [{ id: 1, slug_id: 'villa' }])).toBe(
    'type=sell&category=villa&q=garden&max=400000',
  );
  expect(searchAddress({ filter: { category_ids: [1, 2] } }, [{ id: 1, slug_id: 'villa' }])).toBe('');
});

import {
  deleteSavedSearch,
  getCategories,
  getPropertyList,
  getSavedSearches,
  saveSearch,
  type SavedSearch,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

async function open(path: string, { answers = [] as Stub[], signedIn = true } = {}) {
  const shell = memoryShell({
    ...(signedIn ? { session } : { signsInAs: session }),
    answers: [
      stub(getCategories, listOf([categoryRow()])),
      stub(getPropertyList, listOf([row(1)])),
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
    stub(saveSearch, ({ id, name, frequency = 'daily' }) => {
      const changed = {
        ...saved(Number(id)),
        name: String(name),
        frequency: frequency as SavedSearch['frequency'],
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
      parameters: { id: 1, name: 'By the sea', frequency: 'off' },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
  });

  it('are made on the results page with everything that is asked there, after signing in', async () => {
    const answers = [stub(saveSearch, { error: false as const, message: '', data: saved(3) })];
    const path = '/properties?type=rent&city=Porto+Azul&max=900&facilities=2%3A1';
    const { shell, user, remote } = await open(path, { answers, signedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(shell.calls).toContainEqual({
      path: saveSearch.path,
      parameters: expect.objectContaining({
        property_type: '1',
        city: 'Porto Azul',
        max_price: 900,
        facilities: '2:1',
        address: 'type=rent&city=Porto+Azul&max=900&facilities=2%3A1',
        name: expect.stringContaining('Porto Azul'),
      }),
    });
    expect(shell.notices.map(({ text }) => text)).toEqual(['Search saved. We’ll tell you about new homes.']);
  });
});

it('a search of another client is shown by its filter', () => {
  const filter = { category_ids: [1], property_type: '0' as const, max_price: 400_000, search: 'garden' };
  expect(searchAddress({ filter }, [{ id: 1, slug_id: 'villa' }])).toBe(
    'type=sell&category=villa&q=garden&max=400000',
  );
  expect(searchAddress({ filter: { category_ids: [1, 2] } }, [{ id: 1, slug_id: 'villa' }])).toBe('');
});

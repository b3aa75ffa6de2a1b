import {
  getCategories,
  getCitiesData,
  getFacilitiesForFilter,
  getPropertyList,
  searchFacets,
} from '@lintel/api-contract';
import type { Session, StoredLocation } from '@lintel/contract';
import { $clock, $location, $session, $shell } from '@lintel/remote-kit';
import { memoryShell, offline, stub } from '@lintel/testing';
import { allSettled, createEvent, fork, sample } from 'effector';
import { emptyQuery, type SearchQuery } from '#common/search/filters/search-query.ts';
import { listOf, row } from '#testing/test-data.ts';
import { $counts, draftChanged, draftDropped, list, PAGE_SIZE, SearchGate } from './search.model.ts';

const noCounts = {
  total: 0,
  property_type: [],
  categories: [],
  cities: [],
  parameters: [],
  posted_since: [],
  promoted: 0,
  premium: 0,
  bedrooms: [],
  bathrooms: [],
  price: [],
};
const total = 60;
const rows = Array.from({ length: total }, (_, index) => row(index + 1));
const home: StoredLocation = {
  latitude: 36.1,
  longitude: -5.3,
  formatted_address: '',
  city: 'Porto Azul',
  state: '',
  country: '',
};
const moved = createEvent<StoredLocation>();
const signedIn = createEvent<Session>();
sample({ clock: moved, target: $location });
sample({ clock: signedIn, target: $session });

function searching() {
  let now = 0;
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, ({ offset, limit }) =>
        listOf(rows.slice(Number(offset), Number(offset) + Number(limit)), total),
      ),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
    ],
  });
  const scope = fork({
    values: [
      [$shell, shell],
      [$clock, { now: () => now, wait: async () => {} }],
    ],
  });
  const searches = () =>
    shell.calls.filter(({ path }) => path === getPropertyList.path).map(({ parameters }) => parameters);
  return {
    shell,
    scope,
    searches,
    wait: (ms: number) => (now += ms),
    /** The page is at this address. */
    visit: (query: Partial<SearchQuery>) =>
      allSettled(SearchGate.open, { scope, params: { query: { ...emptyQuery, ...query } } }),
    leave: () => allSettled(SearchGate.close, { scope, params: { query: emptyQuery } }),
    shown: () => scope.getState(list.$rows).length,
  };
}

describe('a search', () => {
  it('loads one page more when only the page in the address grew by one', async () => {
    const { visit, searches, shown } = searching();
    await visit({ type: 'sell' });
    const before = searches().length;
    await visit({ type: 'sell', page: 2 });
    expect(shown()).toBe(2 * PAGE_SIZE);
    expect(searches().at(-1)).toMatchObject({ property_type: '0', offset: PAGE_SIZE, limit: PAGE_SIZE });
    expect(searches().length - before).toBe(1);
  });
  it('loads all pages of an address that was shared, in one go', async () => {
    const { visit, searches, shown } = searching();
    await visit({ city: 'Porto Azul', page: 2 });
    expect(shown()).toBe(2 * PAGE_SIZE);
    expect(searches().at(-1)).toMatchObject({ offset: 0, limit: 2 * PAGE_SIZE });
  });
  it('starts a new list when a filter changes', async () => {
    const { visit, searches } = searching();
    await visit({ type: 'sell' });
    await visit({ type: 'sell', category: 'villa' });
    expect(searches().at(-1)).toMatchObject({ category_slug_id: 'villa', offset: 0 });
  });
  it('keeps the counts of the options until the next ones are there', async () => {
    const { shell, scope, visit } = searching();
    const data = { ...noCounts, total: 60 };
    shell.answer(stub(searchFacets, { error: false, data }));
    await visit({ type: 'sell' });
    expect(scope.getState($counts)).toEqual(data);
    let answer: (body: { error: false; data: typeof data }) => void = () => {};
    shell.answer(stub(searchFacets, () => new Promise((resolve) => (answer = resolve))));
    const next = visit({ type: 'rent' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(scope.getState($counts)).toEqual(data);
    answer({ error: false, data: { ...data, total: 7 } });
    await next;
    expect(scope.getState($counts)?.total).toBe(7);
    shell.answer(
      stub(searchFacets, () => {
        throw offline;
      }),
    );
    await visit({ type: 'sell', city: 'Eastgate' });
    expect(scope.getState($counts)).toBeNull();
  });
  it('counts the options for the address again when the filters being chosen are dropped, settled or not', async () => {
    const { shell, scope, visit } = searching();
    shell.answer(
      stub(searchFacets, ({ property_type: type }) => ({
        error: false as const,
        data: { ...noCounts, total: type === '1' ? 7 : 60 },
      })),
    );
    await visit({ type: 'sell' });
    await allSettled(draftChanged, { scope, params: { ...emptyQuery, type: 'rent' } });
    expect(scope.getState($counts)?.total).toBe(7);
    await allSettled(draftDropped, { scope });
    expect(scope.getState($counts)?.total).toBe(60);
    const unsettled = allSettled(draftChanged, { scope, params: { ...emptyQuery, type: 'rent' } });
    await allSettled(draftDropped, { scope });
    await unsettled;
    expect(scope.getState($counts)?.total).toBe(60);
  });
  it('shows the list at once when the user comes back to it, and asks again after ten minutes', async () => {
    const { visit, leave, searches, shown, wait } = searching();
    await visit({ type: 'rent' });
    await leave();
    wait(9 * 60_000);
    await visit({ type: 'rent' });
    expect(shown()).toBe(PAGE_SIZE);
    expect(searches()).toHaveLength(1);
    await leave();
    wait(2 * 60_000);
    await visit({ type: 'rent' });
    expect(searches()).toHaveLength(2);
  });
  it('asks again when the position or the user changes, and only while the page is open', async () => {
    const { scope, visit, leave, searches } = searching();
    await visit({ radius: 10 });
    expect(searches().at(-1)).not.toHaveProperty('radius');
    await allSettled(moved, { scope, params: home });
    expect(searches().at(-1)).toMatchObject({ latitude: 36.1, radius: 10 });
    const before = searches().length;
    await allSettled(signedIn, { scope, params: { user: { id: 7 } } as Session });
    expect(searches().length).toBe(before + 1);
    await leave();
    await allSettled(moved, { scope, params: { ...home, latitude: 1 } });
    expect(searches().length).toBe(before + 1);
  });
  it('tries again after a failure when the same address is opened once more', async () => {
    const { shell, visit, scope, shown } = searching();
    shell.answer(
      stub(getPropertyList, () => {
        throw offline;
      }),
    );
    await visit({ q: 'pool' });
    expect(scope.getState(list.$error)).toMatchObject({ kind: 'offline' });
    shell.answer(stub(getPropertyList, listOf(rows.slice(0, 3), 3)));
    await visit({ q: 'pool' });
    expect(shown()).toBe(3);
  });
});

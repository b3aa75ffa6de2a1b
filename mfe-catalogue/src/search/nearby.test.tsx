import {
  getFacilities,
  getFacilitiesForFilter,
  getPropertyList,
  searchFacets,
  searchSuggestions,
  type SearchSuggestions,
} from '@lintel/api-contract';
import { memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { fact, listOf, row } from '#testing/test-data.ts';

const posted = '2026-11-01T00:00:00Z';
const facility = (id: number, name: string) => ({
  id,
  name,
  image: '',
  created_at: posted,
  updated_at: posted,
});
const { value: _floor, ...floor } = fact(5, 'Floor', '');
const { value: _lift, ...lift } = { ...fact(11, 'Lift', ''), type_values: ['Yes', 'No'] };
const counts = {
  total: 1,
  property_type: [],
  categories: [],
  cities: [],
  parameters: [],
  features: [{ value: 11, count: 4 }],
  facilities: [{ value: 2, distance: 1, count: 93 }],
  posted_since: [],
  promoted: 0,
  premium: 0,
  bedrooms: [],
  bathrooms: [],
  price: [],
};

async function open(path: string, ...answers: Stub[]) {
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf([row(1)])),
      stub(getFacilities, listOf([facility(7, 'Park'), facility(2, 'School')])),
      stub(getFacilitiesForFilter, { error: false, data: [floor, lift] }),
      stub(searchFacets, { error: false, data: counts }),
      ...answers,
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, user: userEvent.setup() };
}
const apartment = { id: 1, slug_id: 'apartment', name: 'Wohnung', image: '' };
/** A search without a home whose words name something. */
const openNothingFound = (search: string, named: Partial<SearchSuggestions> = { categories: [apartment] }) =>
  open(
    `/properties${search}`,
    stub(getPropertyList, listOf([])),
    stub(searchSuggestions, {
      error: false,
      data: { corrected: null, places: [], categories: [], listings: [], facilities: [], ...named },
    }),
  );
const sent = ({ calls }: Awaited<ReturnType<typeof open>>['shell']) =>
  calls.findLast(({ path }) => path === getPropertyList.path)!.parameters;
const panel = () => within(screen.getByLabelText('Filters', { selector: 'aside' }));

describe('homes near places', () => {
  it('are chosen with how far away, counted, saved in the address and shown as a chip (A10)', async () => {
    const { shell, user } = await open('/properties');
    await user.click(await panel().findByLabelText('School · 93'));
    expect(shell.navigated.at(-1)).toBe('/properties?facilities=2%3A1');
    expect(sent(shell)).toMatchObject({ facilities: '2:1' });
    await user.selectOptions(panel().getByLabelText('School: within'), '0.5 km');
    expect(shell.navigated.at(-1)).toBe('/properties?facilities=2%3A0.5');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: School within 0.5 km' }));
    expect(shell.navigated.at(-1)).toBe('/properties');
  });
  it('offer the type of home for a word that names it in the language on screen', async () => {
    const { shell, user } = await openNothingFound('?q=Wohn&city=Porto');
    await user.click(await screen.findByRole('button', { name: 'Property type: Wohnung' }));
    expect(shell.navigated).toEqual(['/properties?category=apartment&city=Porto']);
  });
  it('search by the type of home that a word names in full', async () => {
    const { shell } = await openNothingFound('?q=wohnung&city=Porto');
    await waitFor(() => expect(shell.navigated).toEqual(['/properties?category=apartment&city=Porto']));
  });
  // Part of a name may mean something else, and with a type chosen there is one already.
  it.each(['?q=Wohn', '?q=Wohnung&category=villa'])('search by no type unasked: %s', async (search) => {
    const { shell } = await openNothingFound(search);
    expect(await screen.findByRole('button', { name: 'Property type: Wohnung' })).toBeVisible();
    expect(shell.navigated).toEqual([]);
  });
  it('are offered for a word that names a place, and no fact but yes/no ones (A10)', async () => {
    const { shell, user } = await openNothingFound('?q=school', {
      facilities: [{ facility_id: 2, name: 'School', image: '' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Homes near: School' }));
    expect(shell.navigated.at(-1)).toBe('/properties?facilities=2%3A1');
    expect(await panel().findByLabelText('Lift · 4')).toBeInTheDocument();
    expect(panel().queryByLabelText(/^Floor/)).toBeNull();
  });
});

import {
  getCategories,
  getCitiesData,
  getFacilitiesForFilter,
  getPropertyList,
  searchFacets,
} from '@lintel/api-contract';
import { memoryShell, offline, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery } from '#common/search/filters/search-query.ts';
import { rememberSearch } from '#common/search/recent-searches.ts';
import { connect } from '#remote.ts';
import { category, categoryRow, fact, listOf, row } from '#testing/test-data.ts';

const rows = Array.from({ length: 30 }, (_, index) => row(index + 1));
const { value: _, ...pool } = { ...fact(17, 'Pool', ''), type_values: ['Yes', 'No'] };

const counts = {
  total: 30,
  property_type: [],
  categories: [{ value: category.id, count: 12 }],
  cities: [{ value: 'Porto Azul', count: 3 }],
  parameters: [],
  features: [{ value: 17, count: 4 }],
  posted_since: [{ value: '0' as const, count: 5 }],
  promoted: 2,
  premium: 1,
  bedrooms: [],
  bathrooms: [],
  price: [
    { from: 0, to: 100_000, count: 9 },
    { from: 100_000, to: null, count: 21 },
  ],
};

async function open(path: string, ...answers: Stub[]) {
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, ({ offset, limit }) =>
        listOf(rows.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit)), rows.length),
      ),
      stub(getCategories, listOf([categoryRow()])),
      stub(getCitiesData, listOf([{ City: 'Porto Azul', Count: 3, image: '' }])),
      stub(getFacilitiesForFilter, { error: false, data: [pool] }),
      stub(searchFacets, { error: false, data: counts }),
      ...answers,
    ],
  });
  const user = userEvent.setup();
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { shell, user, ...page };
}
const request = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.find(({ path }) => path === getPropertyList.path)!.parameters;
/** Beside the results from 840 px on; jsdom has no width, so it counts as hidden there. */
const panel = () => within(screen.getByLabelText('Filters', { selector: 'aside' }));

const prices = () => within(panel().getByRole('group', { name: /^Price/, hidden: true }));

const unreachable = stub(getPropertyList, () => {
  throw offline;
});

describe('the results page', () => {
  it('of a city names those around it, the nearest first', async () => {
    const around = stub(getCitiesData, ({ city }) =>
      listOf(city ? [{ City: 'Eastgate', Count: 3, image: '', distance: 3.2 }] : []),
    );
    const { shell } = await open('/properties/city/Porto%20Azul', around);
    const near = within(await screen.findByRole('list', { name: 'Cities near Porto Azul' }));
    expect(near.getByRole('link', { name: /Eastgate/ })).toHaveTextContent('3.2 km away');
    expect(shell.calls).toContainEqual({
      path: getCitiesData.path,
      parameters: { city: 'Porto Azul', limit: 8 },
    });
  });
  it('shows the number of homes and the place', async () => {
    const { shell } = await open('/properties?type=sell&city=Porto+Azul');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for sale in Porto Azul');
    expect(screen.getByRole('heading', { name: '30 homes in Porto Azul' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('30 homes in Porto Azul');
    expect(request(shell)).toMatchObject({ property_type: '0', city: 'Porto Azul' });
    expect(shell.described.at(-1)).toEqual({ title: 'Homes for sale in Porto Azul' });
  });
  it.each([
    ['/properties/categories/villa', { category_slug_id: 'villa' }, 'Villa', 'Properties: Villa'],
    [
      '/properties/city/Porto%20Azul?type=rent',
      { city: 'Porto Azul', property_type: '1' },
      'Porto Azul',
      'Homes for rent in Porto Azul',
    ],
  ])('shows %s as the same page with a preset, which its title names', async (path, sent, chip, title) => {
    const { shell } = await open(path);
    expect(request(shell)).toMatchObject(sent);
    expect(screen.getByRole('button', { name: `Remove filter: ${chip}` })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(shell.described.at(-1)).toEqual({ title });
  });
  it('names a city in the language on screen, and goes on searching for it by its own name', async () => {
    const answers = stub(
      getCitiesData,
      listOf([{ City: 'Porto Azul', Count: 3, image: '', translated_city: 'الميناء الأزرق' }]),
    );
    const { shell } = await open('/properties/city/Porto%20Azul', answers);
    expect(request(shell)).toMatchObject({ city: 'Porto Azul' });
    expect(await screen.findByRole('heading', { level: 1, name: /الميناء الأزرق$/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '30 homes in الميناء الأزرق' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter: الميناء الأزرق' })).toBeInTheDocument();
    expect(panel().getByRole('option', { name: /^الميناء الأزرق/, hidden: true })).toHaveValue('Porto Azul');
  });
  it('names no page that is not there (A39)', async () => {
    const { shell } = await open('/properties?page=9999');
    expect(shell.described.at(-1)).toEqual({ title: 'Properties, page 2' });
  });
  it('writes every choice into the address, each on top of the one before, and starts at the first page', async () => {
    const { shell, user } = await open('/properties?type=sell&page=2');
    await user.selectOptions(panel().getByLabelText('Property type'), 'villa');
    await user.click(await panel().findByLabelText(/^Pool/));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
    await user.type(screen.getByRole('combobox', { name: 'Keywords' }), 'garden{Enter}');
    await user.type(prices().getByLabelText('Max'), '600000{Enter}');
    expect(shell.navigated).toEqual([
      '/properties?type=sell&category=villa',
      '/properties?type=sell&category=villa&features=17',
      '/properties?type=sell&category=villa&sort=price_asc&features=17',
      '/properties?type=sell&category=villa&q=garden&sort=price_asc&features=17',
      '/properties?type=sell&category=villa&q=garden&sort=price_asc&max=600000&features=17',
    ]);
  });
  it('shows the number of homes of each option, and the histogram of prices', async () => {
    await open('/properties?type=sell');
    expect(await panel().findByRole('option', { name: 'Villa · 12', hidden: true })).toBeInTheDocument();
    expect(panel().getByRole('option', { name: 'Porto Azul · 3', hidden: true })).toBeInTheDocument();
    expect(await panel().findByLabelText('Pool · 4')).toBeInTheDocument();
    expect(panel().getByLabelText('Premium homes only · 1')).toBeInTheDocument();
    expect(panel().getByRole('img', { hidden: true })).toHaveAccessibleName(
      'Homes by price: from $100K: 21; $0 to $100K: 9',
    );
  });
  it('keeps rents and sale prices apart: without a deal it shows neither histogram nor price fields', async () => {
    await open('/properties');
    expect(await panel().findByRole('option', { name: 'Villa · 12', hidden: true })).toBeInTheDocument();
    expect(prices().queryByLabelText('Max')).toBeNull();
    expect(panel().getByText('Choose Buy or Rent to filter by price.')).toBeInTheDocument();
    expect(panel().queryByRole('img', { hidden: true })).toBeNull();
  });
  it('lets a price of an address be changed without a deal, without a histogram', async () => {
    const { shell, user } = await open('/properties?max=500000');
    expect(await panel().findByRole('option', { name: 'Villa · 12', hidden: true })).toBeInTheDocument();
    expect(panel().queryByRole('img', { hidden: true })).toBeNull();
    await user.clear(prices().getByLabelText('Max'));
    await user.tab();
    expect(shell.navigated).toEqual(['/properties']);
  });
  it('forgets the price of a sale when the visitor turns to rents', async () => {
    const { shell, user } = await open('/properties?type=sell&city=Porto+Azul&max=500000');
    await user.click(panel().getByRole('radio', { name: 'Rent', hidden: true }));
    expect(shell.navigated).toEqual(['/properties?type=rent&city=Porto+Azul']);
  });
  it('does not offer what would leave no home, and shows no zero (B19)', async () => {
    await open('/properties');
    const recent = await panel().findByRole('option', { name: 'Since yesterday', hidden: true });
    expect(recent).toBeDisabled();
    expect(panel().queryByText(/\(0\)/)).toBeNull();
  });
  it('folds what few people filter by, and unfolds what is in use (B19)', async () => {
    const folded = async () => (await panel().findByText('More filters')).closest('details');
    const { unmount } = await open('/properties');
    expect(await folded()).not.toHaveAttribute('open');
    unmount();
    await open('/properties?area-min=90');
    expect(await folded()).toHaveAttribute('open');
  });
  it('leads past the filters, and to the search with one key (B19)', async () => {
    const { user } = await open('/properties');
    await user.click(panel().getByText('Skip to the results'));
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 2 }));
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Keywords' })).toHaveFocus();
    await user.keyboard('a/b');
    expect(screen.getByRole('combobox', { name: 'Keywords' })).toHaveValue('a/b');
  });
  it('repeats a recent search without the filters of the one on screen, and keeps the order', async () => {
    localStorage.clear();
    rememberSearch(localStorage, { ...emptyQuery, type: 'rent', city: 'Porto Azul' });
    const { shell, user } = await open('/properties?type=sell&min=300000&beds=4&sort=newest');
    await user.click(screen.getByRole('combobox', { name: 'Keywords' }));
    const suggestions = within(screen.getByRole('listbox', { name: 'Keywords' }));
    await user.click(suggestions.getByRole('option', { name: /^Porto Azul/ }));
    expect(shell.navigated).toEqual(['/properties?type=rent&city=Porto+Azul&sort=newest']);
  });
  it('names recent searches by all that distinguishes them', async () => {
    localStorage.clear();
    rememberSearch(localStorage, { ...emptyQuery, type: 'rent', min: 800 });
    rememberSearch(localStorage, { ...emptyQuery, type: 'rent', city: 'Porto Azul', beds: 3 });
    const { user } = await open('/properties');
    await user.click(screen.getByRole('combobox', { name: 'Keywords' }));
    const suggestions = within(screen.getByRole('listbox', { name: 'Keywords' }));
    expect(suggestions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Porto AzulFor rent, 3+ bedrooms',
      'For rent, From $800',
    ]);
  });
  it('filters by a region that was chosen in the search field, in place and as a chip', async () => {
    const { shell, user } = await open('/properties?state=Azul&country=Lumera');
    expect(shell.calls.find(({ path }) => path === getPropertyList.path)?.parameters).toMatchObject({
      state: 'Azul',
      country: 'Lumera',
    });
    expect(screen.getByRole('button', { name: 'Remove filter: Azul' })).toBeVisible();
    await user.selectOptions(panel().getByLabelText('State'), 'Any');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Lumera' }));
    expect(shell.navigated).toEqual(['/properties?country=Lumera', '/properties']);
  });
  it('filters by rooms and area', async () => {
    const { shell, user } = await open('/properties');
    const rooms = within(panel().getByRole('radiogroup', { name: 'Bedrooms', hidden: true }));
    await user.click(rooms.getByLabelText('3+'));
    const area = within(panel().getByRole('group', { name: 'Area (m²)', hidden: true }));
    await user.type(area.getByLabelText('Min'), '90{Enter}');
    expect(shell.navigated).toEqual(['/properties?beds=3', '/properties?beds=3&area-min=90']);
  });
  it.each(['0', '-5'])('shows no limit of %s, which would limit nothing', async (typed) => {
    const { shell, user } = await open('/properties');
    const area = within(panel().getByRole('group', { name: 'Area (m²)', hidden: true }));
    await user.type(area.getByLabelText('Min'), typed);
    await user.tab();
    expect(area.getByLabelText('Min')).toHaveValue('');
    expect(shell.navigated).toEqual([]);
  });
  it('names the filters that stand in the way when nothing matches, with what is behind them', async () => {
    const { shell, user } = await open(
      '/properties?type=rent&q=castle&beds=4',
      stub(getPropertyList, ({ search, bedrooms_min: beds }) =>
        listOf([], search === undefined ? 31 : beds === undefined ? 2 : 0),
      ),
    );
    const ways = within((await screen.findByText('Try this instead')).parentElement!);
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove “castle” (31 homes)',
      'Remove 4+ bedrooms (2 homes)',
    ]);
    await user.click(ways.getByRole('button', { name: /castle/ }));
    expect(shell.navigated).toEqual(['/properties?type=rent&beds=4']);
  });
  it('lets a figure give way a little before it goes, and can be undone', async () => {
    const { shell, user } = await open(
      '/properties?max=200000&beds=4',
      stub(getPropertyList, ({ bedrooms_min: beds, max_price: max }) =>
        listOf([], Number(max) >= 250_000 ? 9 : beds === undefined || max === undefined ? 40 : 0),
      ),
    );
    const ways = within((await screen.findByText('Try this instead')).parentElement!);
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove 4+ bedrooms (40 homes)',
      'Up to $250K: 9 homes',
    ]);
    await user.click(ways.getByRole('button', { name: /^Up to/ }));
    await act(async () => shell.notices.at(-1)?.action?.run());
    expect(shell.navigated).toEqual(['/properties?max=250000&beds=4', '/properties?max=200000&beds=4']);
  });
  it('takes filters away one by one or all at once, and keeps the order', async () => {
    const { shell, user } = await open('/properties?type=rent&max=900&features=17&sort=newest');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Up to $900' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Pool' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(shell.navigated).toEqual([
      '/properties?type=rent&sort=newest&features=17',
      '/properties?type=rent&sort=newest',
      '/properties?sort=newest',
    ]);
  });
  it('moves the focus on when a filter is taken away: to the next chip, after the last to the results', async () => {
    const { user } = await open('/properties?type=sell&city=Porto+Azul');
    screen.getByRole('button', { name: 'Remove filter: For sale' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove filter: Porto Azul' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(document.getElementById('results')).toHaveFocus();
  });
  it('swaps prices that are the wrong way round', async () => {
    const { shell, user } = await open('/properties?min=500');
    await user.type(prices().getByLabelText('Max'), '200{Enter}');
    expect(shell.navigated).toEqual(['/properties?min=200&max=500']);
  });
  it('asks for one page more through the address', async () => {
    const { shell, user } = await open('/properties?type=sell');
    expect(screen.getByText('24 of 30 shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load 6 more' }));
    expect(shell.navigated).toEqual(['/properties?type=sell&page=2']);
  });
  it('has a way out when nothing matches', async () => {
    const { shell, user } = await open('/properties?q=castle', stub(getPropertyList, listOf([], 0)));
    expect(screen.getByText('No exact matches')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    expect(shell.navigated).toEqual(['/properties']);
  });
  it('shows that there is no connection, and the homes once there is one', async () => {
    const { shell, user } = await open('/properties', unreachable);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    shell.answer(stub(getPropertyList, listOf(rows.slice(0, 2))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '2 homes' })).toBeInTheDocument();
  });
  it('shows that a new search failed, not the homes of the search before', async () => {
    const { shell, user } = await open('/properties');
    shell.answer(unreachable);
    await user.type(screen.getByRole('combobox', { name: 'Keywords' }), 'garden{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.queryByRole('heading', { name: /homes/ })).toBeNull();
  });
  it('lets several filters be chosen in the dialog before it shows how many homes that leaves', async () => {
    const { shell, user } = await open('/properties');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    shell.answer(stub(getPropertyList, listOf(rows.slice(0, 1), 7)));
    await user.click(dialog.getByRole('radio', { name: 'Rent' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Premium homes only/ }));
    expect(shell.navigated).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: 'Show 7 homes' }));
    expect(shell.navigated).toEqual(['/properties?type=rent&premium=1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('counts in the dialog without the window of the place that the user leaves', async () => {
    const { shell, user } = await open('/properties?type=sell&bbox=1,1,2,2');
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    shell.answer(stub(getPropertyList, ({ bbox }) => (bbox ? listOf([], 0) : listOf(rows.slice(0, 1), 7))));
    await user.selectOptions(dialog.getByLabelText('City'), 'Porto Azul');
    await user.click(await dialog.findByRole('button', { name: 'Show 7 homes' }));
    expect(shell.navigated).toEqual(['/properties?type=sell&city=Porto+Azul']);
  });
  it('shows each home as one link with its price, facts and heart', async () => {
    await open('/properties');
    const first = within(screen.getAllByRole('article')[0]!);
    expect(first.getByRole('link', { name: 'Home 1' })).toHaveAttribute('href', '/properties-details/home-1');
    expect(first.getByText('$450,000')).toBeInTheDocument();
    expect(first.getByText('142 m²')).toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Save Home 1' })).toHaveAttribute('aria-pressed', 'false');
  });
});

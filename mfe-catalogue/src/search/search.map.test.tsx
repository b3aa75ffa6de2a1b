import {
  getCategories,
  getCitiesData,
  getFacilitiesForFilter,
  getProperty,
  getPropertyList,
  mapPoints,
  searchFacets,
} from '@lintel/api-contract';
import { memoryShell, offline, renderRemote, stub } from '@lintel/testing';
import { tokens } from '@lintel/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideHome } from '#common/marks/marks.ts';
import { connect } from '#remote.ts';
import { detail, listOf, row } from '#testing/test-data.ts';

const everywhere = { total: 0, clusters: [], points: [] };
const rows = [row(1), row(2)];

async function open(path: string, points = stub(mapPoints, { error: false, data: everywhere })) {
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf(rows)),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
      stub(searchFacets, () => {
        throw offline;
      }),
      points,
    ],
  });
  const user = userEvent.setup();
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  await screen.findByText(/Home 2/);
  return { shell, user, ...page };
}
const sent = (shell: ReturnType<typeof memoryShell>, path: string) =>
  shell.calls.find((call) => call.path === path)?.parameters;

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
const width = window.innerWidth;
afterEach(() => {
  localStorage.clear();
  window.innerWidth = width;
});

describe('results with a map', () => {
  it('the list is narrowed by the window and by drawn areas of the address', async () => {
    const { shell } = await open('/properties?view=list&bbox=-24.1,35.1,-23.9,35.3&areas=oopE--jqGoGoGAnG');
    expect(sent(shell, getPropertyList.path)).toMatchObject({ bbox: '-24.1,35.1,-23.9,35.3' });
    const chips = screen.getByRole('list', { name: 'Applied filters' });
    expect(within(chips).getByRole('button', { name: 'Remove filter: Part of the map' })).toBeInTheDocument();
  });
  it('shows that the map loads while it is not known where it begins', async () => {
    await open(
      '/properties-on-map',
      stub(mapPoints, () => new Promise<never>(() => undefined)),
    );
    expect(await screen.findByText('Loading the homes on the map')).toBeInTheDocument();
  });
  it('shows the map at its own address, with the list in a sheet of three detents (A34, B6)', async () => {
    window.innerWidth = 360;
    const { user } = await open('/properties-on-map');
    expect(await screen.findByRole('region', { name: 'Map of the homes' })).toBeInTheDocument();
    const handle = screen.getByRole('button', { name: '2 homes, Show more of the list' });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    handle.focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(handle).toHaveAccessibleName('2 homes, Show more of the map');
    expect(screen.getByLabelText('Sort by')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });
  it('the fields of the filters are not drawn as the pill over the map', async () => {
    window.innerWidth = 390;
    const { user } = await open('/properties?type=sell&view=map');
    const pill = screen.getByRole('combobox', { name: 'Keywords' });
    expect(getComputedStyle(pill).borderRadius).toBe(tokens.radius.pill);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const field of dialog.getAllByLabelText('Min'))
      expect(getComputedStyle(field).borderRadius).not.toBe(tokens.radius.pill);
  });
  it('the circle around a place goes with its distance', async () => {
    const { shell, user } = await open('/properties?view=map&radius=5&at=35.2,-24');
    await user.click(await screen.findByRole('button', { name: 'Draw an area' }));
    const around = screen.getByLabelText('Within a distance of the map centre');
    expect(around).toHaveDisplayValue('5 km');
    await user.selectOptions(around, 'Any distance');
    expect(shell.navigated).toEqual(['/properties?view=map']);
  });
  it('the centre of a distance goes with the chip of that distance', async () => {
    const { shell, user } = await open('/properties?view=list&radius=5&at=35.2,-24');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Within 5 km' }));
    expect(shell.navigated).toEqual(['/properties?view=list']);
  });
  it('a distance around a place of the map needs no location of the device', async () => {
    window.innerWidth = 1280;
    await open('/properties?view=list&radius=5&at=35.2,-24');
    expect(await screen.findByLabelText('Distance from you')).not.toHaveAccessibleDescription();
  });
  it.each(['radius=5', 'sort=distance'])('%s without a position is shown as not applied', async (part) => {
    const { shell, user, unmount } = await open(`/properties?view=list&${part}`);
    expect(await screen.findByText('Distance isn’t applied')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(shell.locationAsked).toBe(1);
    unmount();
    await open(`/properties?view=list&at=35.2,-24&${part}`);
    expect(screen.queryByText('Distance isn’t applied')).toBeNull();
  });
  it('a map searches where it is moved unless a distance is set around its place', async () => {
    window.innerWidth = 1280;
    await open('/properties?view=map&at=35.2,-24');
    expect(await screen.findByLabelText('Search as I move')).toBeInTheDocument();
  });
  it('the card in the middle of the row is the home whose pin is marked', async () => {
    window.innerWidth = 360;
    const { user } = await open('/properties-on-map');
    (await screen.findByRole('button', { name: /Show more of the list$/ })).focus();
    await user.keyboard('{Enter}');
    const second = screen.getByRole('link', { name: 'Home 2' }).closest('article')!.parentElement!;
    const swiped = document.getElementById('results')!.parentElement!;
    const at = (left: number) => ({ left, right: left + 300, width: 300 }) as DOMRect;
    const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: Element,
    ) {
      return at(this === second || this === swiped ? 0 : 1000);
    });
    fireEvent(swiped, new Event('scrollend'));
    rects.mockRestore();
    expect(second).toHaveAttribute('data-state', 'pointed');
  });
  it('the handle of the sheet counts no hidden homes, as the list', async () => {
    window.innerWidth = 360;
    hideHome(1);
    await open('/properties-on-map');
    expect(await screen.findByRole('button', { name: '1 home, Show more of the list' })).toBeInTheDocument();
  });
  it('taking the window away keeps the view', async () => {
    const { shell, user } = await open('/properties?view=list&bbox=-24.1,35.1,-23.9,35.3');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Part of the map' }));
    expect(shell.navigated).toEqual(['/properties?view=list']);
  });
  it('remembers how results were shown', async () => {
    const { unmount } = await open('/properties?view=list');
    unmount();
    await open('/properties');
    expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'list');
  });
});

describe('a home that is "not for me"', () => {
  const count = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('leaves no hole, lowers the count, stays away and comes back (A37)', async () => {
    const { user, unmount } = await open('/properties');
    await user.click(screen.getByRole('button', { name: 'Not for me: Home 1' }));
    expect(await count('1 home')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-layout] > li')).toHaveLength(1);
    unmount();
    await open('/properties');
    expect(await count('1 home')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 hidden home' }));
    expect(await count('2 homes')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });
  it('comes back by the notice, and the focus goes to the next home (A37)', async () => {
    const { user, shell } = await open('/properties');
    screen.getByRole('button', { name: 'Not for me: Home 1' }).focus();
    await user.keyboard('{Enter}');
    expect(await count('1 home')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home 2' })).toHaveFocus());
    act(() => shell.notices[0]?.action?.run());
    expect(await count('2 homes')).toBeInTheDocument();
  });
});

it('a home whose page was visited is marked in the list', async () => {
  const home = { error: false as const, message: '', data: [detail(2)], total: 1, similar_properties: [] };
  const shell = memoryShell({ answers: [stub(getProperty, home)] });
  const { unmount } = await renderRemote('mfe-catalogue', connect, {
    shell,
    path: '/properties-details/home-2',
  });
  await screen.findByRole('heading', { level: 1, name: 'Home 2' });
  unmount();
  await open('/properties');
  const item = (name: string) => screen.getByRole('link', { name }).closest('li')!;
  expect(within(item('Home 2')).getByText('Viewed')).toBeInTheDocument();
  expect(within(item('Home 1')).queryByText('Viewed')).toBeNull();
});

import {
  getAddedProperties,
  getChats,
  getFavouriteProperty,
  searchSuggestions,
  type SearchSuggestions,
} from '@lintel/api-contract';
import { schemas } from '@lintel/api-contract/schemas';
import type { NavigationEntry } from '@lintel/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { signInFx } from '#user/session/model/sign-in.model.ts';
import { holdNext } from '#testing/hold-next.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { $isPaletteOpen, opensPalette, paletteOpened } from './palette-open.ts';
import { $recentStorage } from './palette.model.ts';
import Palette from './palette.tsx';

const page = (path: string, text: string, access: 'public' | 'user' = 'public'): NavigationEntry => ({
  path,
  label: { en: text, ar: text, de: text },
  area: 'main',
  order: 10,
  icon: 'home',
  access,
});
const navigation = [page('/cities', 'Cities'), page('/user/chat', 'Messages', 'user')];
const found: SearchSuggestions = {
  corrected: null,
  places: [{ kind: 'city', name: 'Port Aster', state: 'Aster', country: 'Isle', count: 3 }],
  categories: [{ id: 1, slug_id: 'villa', name: 'Portside villa', image: '' }],
  listings: [{ id: 4, slug_id: 'port-house', title: 'Port house', city: 'Port Aster', property_type: '0' }],
};

let world: UserHarness;
let scope: Scope;
let stored: Map<string, string>;

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  const answer = { error: false, message: '', data: found };
  world.answer(searchSuggestions.path, schemas.searchSuggestions.answer.parse(answer));
  for (const { path } of [getAddedProperties, getFavouriteProperty]) world.answer(path, { data: [] });
  world.answer(getChats.path, { data: [{ name: 'Omar', title: 'Villa', user_id: 4, property_id: 9 }] });
  scope = world.scope();
  stored = new Map();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(stored.set(key, text)),
  };
  await allSettled($recentStorage, { scope, params: storage });
});

function Host() {
  return useUnit($isPaletteOpen) ? <Palette navigation={navigation} /> : null;
}
async function open() {
  const user = renderShell(<Host />, { scope });
  await act(() => allSettled(paletteOpened, { scope }));
  return user;
}
const field = () => screen.getByRole('combobox');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const address = () => screen.getByLabelText('address').textContent;

describe('the palette', () => {
  it('goes to a page by a few letters and Enter', async () => {
    const user = await open();
    expect(field()).toHaveFocus();
    await user.keyboard('citi{Enter}');
    expect(address()).toBe('/cities');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds places and homes, in named groups', async () => {
    const user = await open();
    await user.keyboard('port');
    const places = within(await screen.findByRole('group', { name: 'Places' }));
    expect(places.getByRole('option', { name: /Port Aster.*City/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /Port house/ }));
    expect(address()).toBe('/properties-details/port-house');
  });

  it('leads from a region or a country to all homes there', async () => {
    const region = {
      kind: 'state',
      name: 'Aster Bay',
      state: 'Aster Bay',
      country: 'Isle',
      count: 3,
    } as const;
    world.answer(searchSuggestions.path, { data: { ...found, places: [region] } });
    const user = await open();
    await user.keyboard('aster');
    await user.click(await screen.findByRole('option', { name: /Aster Bay.*Region/ }));
    expect(address()).toBe('/properties?state=Aster+Bay');
  });

  it('names places in the language on screen where the site has their names in it', async () => {
    const places = [{ ...found.places[0]!, translated_name: 'بورت أستر' }];
    const listings = [{ ...found.listings[0]!, translated_city: 'بورت أستر' }];
    world.answer(searchSuggestions.path, { data: { ...found, places, listings } });
    const user = await open();
    await user.keyboard('بورت');
    expect(await screen.findByRole('option', { name: /Port house.*بورت أستر/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /^بورت أستر.*City/ }));
    expect(address()).toBe('/properties/city/Port%20Aster');
  });

  it('never takes the user to what was found for an earlier text', async () => {
    const user = await open();
    await user.keyboard('port');
    await screen.findByRole('group', { name: 'Places' });
    world.hang(searchSuggestions.path);
    await user.keyboard(' ast');
    expect(screen.getByRole('option', { name: /^Port Aster.*City/ })).toBeVisible();
    await user.keyboard('or villa');
    expect(screen.queryByRole('option', { name: /^Port Aster.*City/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/properties?q=port+astor+villa');
  });

  it('keeps the entry that is marked when the search answers', async () => {
    world.answer(searchSuggestions.path, { data: { ...found, categories: [], listings: [] } });
    const user = await open();
    await user.keyboard('por');
    await screen.findByRole('group', { name: 'Places' });
    const answer = holdNext(world, searchSuggestions);
    await user.keyboard('t{ArrowUp}');
    expect(active()).toHaveTextContent('Search all homes for “port”');
    await act(async () => answer({ data: found }));
    expect(await screen.findByRole('option', { name: /Port house/ })).toBeVisible();
    expect(active()).toHaveTextContent('Search all homes for “port”');
  });

  it('searches for what was typed, and offers a corrected word beside it (A46)', async () => {
    const answer = { error: false, message: '', data: { ...found, corrected: 'port' } };
    world.answer(searchSuggestions.path, schemas.searchSuggestions.answer.parse(answer));
    const user = await open();
    await user.keyboard('mort');
    expect(await screen.findByRole('option', { name: 'Did you mean “port”?' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Search all homes for “mort”/ })).toBeInTheDocument();
  });

  it('keeps what is known at once in its place when the search answers', async () => {
    const user = await open();
    await user.keyboard('dark');
    await screen.findByRole('group', { name: 'Places' });
    expect(active()).toHaveTextContent('Dark');
    expect(active()).toBe(screen.getAllByRole('option')[0]);
  });

  it('chooses with arrows, round at both ends, while the focus stays in the field', async () => {
    const user = await open();
    const options = screen.getAllByRole('option');
    expect(active()).toBe(options[0]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(options.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(options[1]);
    expect(field()).toHaveFocus();
  });

  it('offers a signed-in user their own pages and conversations, and a visitor none', async () => {
    const user = await open();
    expect(screen.queryByRole('option', { name: 'Messages' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(() =>
      allSettled(signInFx, { scope, params: { email: 'ada@example.com', password: 'secret-1' } }),
    );
    await act(() => allSettled(paletteOpened, { scope }));
    expect(await screen.findByRole('option', { name: 'Messages' })).toBeVisible();
    await user.keyboard('omar{Enter}');
    expect(address()).toBe('/user/chat?property=9&peer=4');
  });

  it('remembers where one went, and forgets nonsense that was stored', async () => {
    stored.set('lintel-recent', '[{"to":"//elsewhere.example","label":"x","icon":"home"}]');
    const user = await open();
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    await user.keyboard('cit{Enter}');
    await act(() => allSettled(paletteOpened, { scope }));
    const recent = within(screen.getByRole('group', { name: 'Recent' }));
    expect(recent.getByRole('option', { name: 'Cities' })).toBeVisible();
    expect(stored.get('lintel-recent')).toContain('/cities');
  });

  it('shows neither the failure of an earlier search nor its answer for what is typed now', async () => {
    const { request } = world.ports;
    const asked = new Map<string, { answer(): void; fail(): void }>();
    world.ports.request = ((operation: { path: string }, parameters: { query: string }) =>
      operation.path === searchSuggestions.path
        ? new Promise((resolve, reject) =>
            asked.set(parameters.query, {
              answer: () => resolve({ error: false, message: '', data: found }),
              fail: () => reject({ kind: 'offline', retryable: true }),
            }),
          )
        : request(operation as never, parameters as never)) as never;
    const user = await open();
    const failed = () => screen.queryByText(/Search isn’t available/);
    await user.keyboard('po');
    await waitFor(() => expect(asked.has('po')).toBe(true));
    await user.keyboard('rt');
    await waitFor(() => expect(asked.has('port')).toBe(true));
    await act(async () => asked.get('po')!.fail());
    expect(failed()).toBeNull();
    await act(async () => asked.get('port')!.answer());
    expect(await screen.findByRole('group', { name: 'Places' })).toBeVisible();
    await user.keyboard('x');
    await waitFor(() => expect(asked.has('portx')).toBe(true));
    await user.keyboard('y');
    await waitFor(() => expect(asked.has('portxy')).toBe(true));
    await act(async () => asked.get('portxy')!.fail());
    expect(failed()).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Places' })).toBeNull();
    await act(async () => asked.get('portx')!.answer());
    expect(failed()).toBeVisible();
  });

  it('goes on with pages and actions when the search fails', async () => {
    world.refuse(searchSuggestions.path, { kind: 'offline', retryable: true });
    const user = await open();
    await user.keyboard('sign');
    expect(await screen.findByText(/Search isn’t available/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', metaKey: true }, true],
    [{ key: 'k' }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  ])('%j opens it: %s', (keys, opens) => {
    expect(opensPalette(new KeyboardEvent('keydown', keys))).toBe(opens);
  });
});

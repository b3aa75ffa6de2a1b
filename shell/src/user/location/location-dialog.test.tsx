import { getCitiesData, placeSearch, reverseGeocode } from '@lintel/api-contract';
import { act, screen } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { porto } from '#testing/places.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { addressNeeded } from './find-place.model.ts';
import LocationDialog from './location-dialog.tsx';
import { $location, locationChosen, locationClosed } from './location.model.ts';

const nowhere = { ...porto, formatted_address: '', city: '', state: '', country: '' };
const missing = { kind: 'rejected', key: 'notFound', retryable: false } as const;

let world: UserHarness;
let scope: Scope;

beforeAll(() => speakEnglish());
beforeEach(() => {
  world = userHarness();
  world.answer(placeSearch.path, { data: [{ ...porto, has_listings: true }] });
  world.answer(reverseGeocode.path, { data: { ...porto, has_listings: true } });
  world.answer(getCitiesData.path, { data: [{ City: 'Porto Azul', Count: 7, image: '' }], total: 1 });
  scope = world.scope();
});

function browser(answer: { latitude: number; longitude: number } | 1 | 2 | 3 | null): void {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
  if (answer === null) {
    Reflect.deleteProperty(navigator, 'geolocation');
    return;
  }
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(done: PositionCallback, fail: PositionErrorCallback) {
        if (typeof answer === 'number') fail({ code: answer } as GeolocationPositionError);
        else done({ coords: answer } as GeolocationPosition);
      },
    },
  });
}
const useMine = () => screen.getByRole('button', { name: 'Use my location' });
const current = () => screen.getByRole('status', { name: 'Current location' });

describe('the place of the user', () => {
  it('can be a town, found by its name', async () => {
    const user = renderShell(<LocationDialog />, { scope });
    expect(current()).toHaveTextContent('Not set');
    await user.type(screen.getByRole('combobox', { name: 'City or town' }), 'Prto');
    await user.click(await screen.findByRole('option', { name: /Porto Azul/ }));
    expect(current()).toHaveTextContent('Porto Azul, Costa, Azuria');
    expect(scope.getState($location)).toEqual(porto);
    const asked = world.calls.filter(({ path }) => path === placeSearch.path);
    expect(asked.map(({ parameters }) => parameters)).toEqual([{ query: 'Prto' }]);
  });

  it('is suggested for what stands in the field only, and not for what was typed before', async () => {
    const user = renderShell(<LocationDialog />, { scope });
    const field = screen.getByRole('combobox', { name: 'City or town' });
    await user.type(field, 'Prto');
    expect(await screen.findByRole('option', { name: /Porto Azul/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'C');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('is not searched for once the dialog is closed', async () => {
    const user = renderShell(<LocationDialog />, { scope });
    await user.type(screen.getByRole('combobox', { name: 'City or town' }), 'Prto');
    await act(() => allSettled(locationClosed, { scope }));
    await act(() => allSettled(scope));
    expect(world.calls.filter(({ path }) => path === placeSearch.path)).toEqual([]);
  });

  it('can be one of the cities with homes', async () => {
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(
      await screen.findByRole('button', { name: 'Porto Azul homes on offer: 7', pressed: false }),
    );
    expect(await screen.findByRole('button', { name: /Porto Azul/, pressed: true })).toBeVisible();
    expect(scope.getState($location)).toEqual(porto);
  });

  it('is not a city of which only others with a like name are known', async () => {
    world.answer(placeSearch.path, { data: [{ ...porto, city: 'Porto Azur', has_listings: true }] });
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(await screen.findByRole('button', { name: /Porto Azul/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t find this city on the map');
    expect(scope.getState($location)).toBeNull();
    world.refuse(placeSearch.path, missing);
    await user.click(screen.getByRole('button', { name: /Porto Azul/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t find this city on the map');
  });

  it('can be where the device is, with the name of the town', async () => {
    browser({ latitude: 10.001, longitude: 20 });
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(useMine());
    expect(await screen.findByText('Porto Azul, Costa, Azuria')).toBeInTheDocument();
    expect(scope.getState($location)).toEqual({ ...porto, latitude: 10.001 });
  });

  it('can be a pin on the map, or coordinates, and gets the name of the town', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const latitude = await screen.findByRole('textbox', { name: 'Latitude' });
    await user.clear(latitude);
    await user.type(latitude, '105');
    await user.click(screen.getByRole('button', { name: 'Use this location' }));
    expect(latitude).toHaveFocus();
    expect(latitude).toHaveAccessibleDescription(/between -90 and 90/);
    expect(scope.getState($location)).toBeNull();
    await user.clear(latitude);
    await user.type(latitude, '10.5');
    await user.click(screen.getByRole('button', { name: 'Use this location' }));
    expect(await screen.findByText('Porto Azul, Costa, Azuria')).toBeInTheDocument();
    expect(scope.getState($location)).toEqual({ ...porto, latitude: 10.5, longitude: 0 });
  });

  it('is not where the map begins while none is known', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const longitude = await screen.findByRole('textbox', { name: 'Longitude' });
    const choose = screen.getByRole('button', { name: 'Use this location' });
    expect(choose).toBeDisabled();
    await user.type(longitude, '5');
    expect(choose).toBeEnabled();
  });

  it('can be forgotten', async () => {
    await allSettled(locationChosen, { scope, params: porto });
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(scope.getState($location)).toBeNull();
    expect(current()).toHaveTextContent('Not set');
  });

  it.each([
    [null, /Your browser can’t find/],
    [1, /is blocked/],
    [2, /couldn’t find your location/],
    [3, /took too long/],
  ] as const)('when it is not to be had (%s) the dialog names the reason', async (answer, text) => {
    browser(answer);
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(useMine());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('may be far from any town', async () => {
    world.refuse(reverseGeocode.path, missing);
    browser({ latitude: 0, longitude: 0 });
    const user = renderShell(<LocationDialog />, { scope });
    await user.click(useMine());
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s no town near you');
    expect(current()).toHaveTextContent('A place with no town nearby');
  });

  it('gets its name later when the page found it at the start', async () => {
    await allSettled(locationChosen, { scope, params: porto });
    await allSettled(addressNeeded, { scope });
    expect(world.calls).toEqual([]);
    await allSettled(locationChosen, { scope, params: nowhere });
    expect(scope.getState($location)?.city).toBe('Porto Azul');
  });

  it('keeps the one that was chosen while the name of another was on its way', async () => {
    let answer: (body: object) => void = () => undefined;
    world.ports.request = () =>
      new Promise((resolve) => {
        answer = resolve as typeof answer;
      });
    scope = world.scope();
    const all = allSettled(locationChosen, { scope, params: { ...nowhere, latitude: 1 } });
    const chosen = allSettled(locationChosen, { scope, params: porto });
    await act(async () => answer({ data: { ...porto, city: 'Elsewhere' } }));
    await Promise.all([all, chosen]);
    expect(scope.getState($location)).toEqual(porto);
  });
});

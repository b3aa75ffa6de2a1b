import { reverseGeocode } from '@lintel/api-contract';
import { allSettled, type Scope } from 'effector';
import { porto } from '#testing/places.ts';
import { userHarness } from '#testing/user-harness.ts';
import { $problem, pinPlaced, placeChosen, positionRequested } from './find-place.model.ts';
import { $location, locationChosen, positionWanted } from './location.model.ts';

const town = { ...porto, has_listings: true };

/** A browser that takes its time. */
let found: PositionCallback;
let failed: PositionErrorCallback;
let scope: Scope;

beforeEach(() => {
  const world = userHarness();
  world.refuse(reverseGeocode.path, { kind: 'offline', retryable: true });
  scope = world.scope();
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(done: PositionCallback, fail: PositionErrorCallback) {
        found = done;
        failed = fail;
      },
    },
  });
});

const device = { coords: { latitude: 51, longitude: 7 } } as GeolocationPosition;
/** Once the browser has been asked. */
const asked = () => new Promise((resolve) => setTimeout(resolve));

describe('a position that the browser finds late', () => {
  it('does not replace a town that was chosen while the page had asked for it', async () => {
    const all = allSettled(positionWanted, { scope });
    await asked();
    void allSettled(locationChosen, { scope, params: porto });
    found(device);
    await all;
    expect(scope.getState($location)).toEqual(porto);
  });

  it('does not replace a town that was chosen after a press on "use my location"', async () => {
    const all = allSettled(positionRequested, { scope });
    await asked();
    void allSettled(placeChosen, { scope, params: town });
    found(device);
    await all;
    expect(scope.getState($location)).toEqual(porto);
  });

  it('or not at all is no problem of a town that was chosen meanwhile', async () => {
    const all = allSettled(positionRequested, { scope });
    await asked();
    void allSettled(placeChosen, { scope, params: town });
    failed({ code: 3 } as GeolocationPositionError);
    await all;
    expect(scope.getState($problem)).toBeNull();
  });

  it('replaces the stored place otherwise', async () => {
    await allSettled(locationChosen, { scope, params: porto });
    const all = allSettled(positionWanted, { scope });
    await asked();
    found(device);
    await all;
    expect(scope.getState($location)).toMatchObject({ latitude: 51, longitude: 7, city: '' });
  });
});

it('a place without a name is no problem of a town that was chosen meanwhile', async () => {
  let fail = (): void => undefined;
  const world = userHarness();
  world.ports.request = (() =>
    new Promise((_resolve, reject) => {
      fail = () => reject({ kind: 'rejected', key: 'notFound', retryable: false });
    })) as never;
  scope = world.scope();
  const all = allSettled(pinPlaced, { scope, params: { latitude: 0, longitude: 0 } });
  void allSettled(placeChosen, { scope, params: town });
  fail();
  await all;
  expect(scope.getState($location)).toEqual(porto);
  expect(scope.getState($problem)).toBeNull();
});

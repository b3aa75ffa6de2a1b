import { mapPoints, placeSearch } from '@lintel/api-contract';
import { memoryShell, stub } from '@lintel/testing';
import { boxOfNamedPlace } from './named-place.ts';

const cluster = (bounds: [number, number, number, number]) => ({
  latitude: 0,
  longitude: 0,
  count: 2,
  min_price: 1,
  max_price: 2,
  bounds,
});
const homes = (...bounds: [number, number, number, number][]) =>
  stub(mapPoints, {
    error: false,
    data: { total: bounds.length, clusters: bounds.map(cluster), points: [] },
  });
const nowhere = { city: '', state: '', country: '' };

describe('the window of a search that names a place', () => {
  it('holds the homes there, whatever else is searched', async () => {
    const shell = memoryShell({ answers: [homes([-24.4, 34.9, -24.1, 35.1], [-24.2, 35, -23.9, 35.3])] });
    expect(await boxOfNamedPlace(shell, { ...nowhere, city: 'Port Calder' })).toEqual([
      -24.4, 34.9, -23.9, 35.3,
    ]);
    expect(shell.calls).toEqual([
      { path: mapPoints.path, parameters: { city: 'Port Calder', bbox: '-180,-85,180,85', zoom: 4 } },
    ]);
  });
  it('has some room where all homes are in one spot', async () => {
    const shell = memoryShell({ answers: [homes([10, 20, 10, 20])] });
    expect(await boxOfNamedPlace(shell, { ...nowhere, country: 'X' })).toEqual([9.95, 19.95, 10.05, 20.05]);
  });
  it('is around the place itself where no home is on offer', async () => {
    const place = {
      formatted_address: 'Westhaven',
      city: 'Westhaven',
      state: '',
      country: '',
      latitude: 20,
      longitude: 10,
      has_listings: false,
    };
    const shell = memoryShell({
      answers: [homes(), stub(placeSearch, { error: false, data: [place] })],
    });
    expect(await boxOfNamedPlace(shell, { ...nowhere, city: 'Westhaven' })).toEqual([
      9.95, 19.95, 10.05, 20.05,
    ]);
  });
  it('is not known where the place is not', async () => {
    const shell = memoryShell({ answers: [homes(), stub(placeSearch, { error: false, data: [] })] });
    expect(await boxOfNamedPlace(shell, { ...nowhere, state: 'Nowhere' })).toBeUndefined();
  });
});

import { mapPoints, placeSearch } from '@lintel/api-contract';
import { memoryShell, stub } from '@lintel/testing';
import { boxOfNamedPlace } from './named-place.ts';

type Bounds = [number, number, number, number];
const cluster = (bounds: Bounds, count = 2) => ({
  latitude: 0,
  longitude: 0,
  count,
  min_price: 1,
  max_price: 2,
  bounds,
});
const homes = (...clusters: ReturnType<typeof cluster>[]) =>
  stub(mapPoints, { error: false, data: { total: 0, clusters, points: [] } });
const nowhere = { city: '', state: '', country: '' };

describe('the window of a search that names a place', () => {
  it('holds the homes there, whatever else is searched', async () => {
    const shell = memoryShell({
      answers: [homes(cluster([-24.4, 34.9, -24.1, 35.1]), cluster([-24.2, 35, -23.9, 35.3]))],
    });
    expect(await boxOfNamedPlace(shell, { ...nowhere, city: 'Port Calder' })).toEqual([
      -24.4, 34.9, -23.9, 35.3,
    ]);
    expect(shell.calls).toEqual([
      { path: mapPoints.path, parameters: { city: 'Port Calder', bbox: '-180,-85,180,85', zoom: 4 } },
    ]);
  });
  it('leaves out the few homes that lie far from all others', async () => {
    const many = cluster([-24.4, 34.9, -24.1, 35.1], 300);
    const shell = memoryShell({ answers: [homes(cluster([180, -16.8, 180, -16.8], 1), many)] });
    expect(await boxOfNamedPlace(shell, { ...nowhere, city: 'Port Calder' })).toEqual(many.bounds);
  });
  it('has some room where all homes are in one spot', async () => {
    const shell = memoryShell({ answers: [homes(cluster([10, 20, 10, 20]))] });
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

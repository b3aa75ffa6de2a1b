import { baseMapOf } from './base-map-kind.ts';
import { tilesAround } from './offline-tiles.ts';

const settings = {
  island: '/tiles/island/{z}/{x}/{y}.mvt',
  world: '/tiles/world/{z}/{x}/{y}.mvt',
  attribution: '',
};
const PLACE = [-24, 35.2] as const;

describe('the list of offline tiles', () => {
  it('names the few tiles around a place, in both zooms of its map, and the one of the world below', () => {
    const tiles = tilesAround(baseMapOf(settings), PLACE);
    // 35.2 north, 24 west by the formula of the tiles themselves.
    expect(tiles).toEqual(
      expect.arrayContaining([
        '/tiles/world/6/27/25.mvt',
        '/tiles/island/13/3549/3239.mvt',
        '/tiles/island/14/7099/6478.mvt',
      ]),
    );
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(tiles.length).toBeLessThanOrEqual(16);
  });

  it('names none of another provider', () => {
    const provider = { kind: 'raster' as const, url: 'https://maps.example/{z}/{x}/{y}.png', max_zoom: 19 };
    expect(tilesAround(baseMapOf({ ...settings, provider }), PLACE)).toEqual([]);
  });
});

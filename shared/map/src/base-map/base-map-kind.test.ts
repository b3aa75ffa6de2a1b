import { baseMapOf } from './base-map-kind.ts';

const own = {
  island: '/tiles/island/{z}/{x}/{y}.mvt',
  world: '/tiles/world/{z}/{x}/{y}.mvt',
  attribution: 'Us',
};

describe('the base map of the settings', () => {
  it('is our own tiles: the world below, the island above', () => {
    expect(baseMapOf(own)).toEqual({
      kind: 'mvt',
      attribution: 'Us',
      sources: [
        { url: own.world, minZoom: 0, maxZoom: 6 },
        { url: own.island, minZoom: 6, maxZoom: 14 },
      ],
    });
  });
  it('is pictures or a style sheet of another provider', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(baseMapOf({ ...own, provider: { kind: 'raster', url, max_zoom: 18 } })).toEqual({
      kind: 'raster',
      url,
      maxZoom: 18,
      attribution: 'Us',
    });
    expect(
      baseMapOf({ ...own, provider: { kind: 'style', url: 'https://s.example', max_zoom: 14 } }),
    ).toEqual({
      kind: 'style',
      url: 'https://s.example',
      attribution: 'Us',
    });
  });
  it('is a plain ground while there are no settings', () => {
    expect(baseMapOf(undefined)).toMatchObject({ kind: 'mvt', sources: [] });
  });
});

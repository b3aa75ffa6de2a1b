import type { BaseMap } from './base-map-kind.ts';
import type { Place } from '#geo.ts';

/** Half of the window of a place's map, in CSS pixels; what lies beyond is plain ground without a network. */
const HALF_WIDTH = 430;
const HALF_HEIGHT = 170;
/** Zooms of a place's map, with what is near and without. */
const ZOOMS = [14, 15];
/** Pixels of a tile: at zoom 14 those of level 13 are drawn. */
const TILE = 512;

/** Tiles are numbered on the square of the projection: 0 to 1 from west to east and from north to south. */
const onSquare = ([lng, lat]: Place) =>
  [(lng + 180) / 360, (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2] as const;

/**
 * Addresses of the tiles that the map of a place shows, for keeping them. None for a base map of another provider: whether its
 * pictures may be kept is not ours to say.
 */
export function tilesAround(baseMap: BaseMap, place: Place): string[] {
  if (baseMap.kind !== 'mvt') return [];
  const [x, y] = onSquare(place);
  const addresses = baseMap.sources.flatMap(({ url, minZoom, maxZoom }) =>
    ZOOMS.flatMap((zoom) => {
      const level = Math.min(zoom - 1, maxZoom);
      if (level < minZoom) return [];
      const count = 2 ** level;
      /** Pixels of the whole world at this zoom of the view. */
      const world = TILE * 2 ** (zoom - 1);
      const range = (middle: number, half: number) => {
        const from = Math.max(0, Math.floor((middle - half / world) * count));
        const to = Math.min(count - 1, Math.floor((middle + half / world) * count));
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      };
      return range(x, HALF_WIDTH).flatMap((column) =>
        range(y, HALF_HEIGHT).map((row) =>
          url.replace('{z}', `${level}`).replace('{x}', `${column}`).replace('{y}', `${row}`),
        ),
      );
    }),
  );
  return [...new Set(addresses)];
}

/** Fetches the code that draws the map of a place, so that it is there without a network. */
export const fetchPlaceMap = (): Promise<unknown> =>
  Promise.all([
    import(/* webpackChunkName: "place-map" */ '#place/place-map.tsx'),
    import(/* webpackChunkName: "map-painter" */ './base-map.worker.ts?code'),
  ]);

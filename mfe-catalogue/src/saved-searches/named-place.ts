import { mapPoints, placeSearch } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import type { Box, Place } from '@lintel/map';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** All that a map of the world shows. */
const WORLD = '-180,-85,180,85';
/** Degrees around what has no size: about five kilometres. */
const ROOM = 0.05;
const quiet = { showsOwnErrors: true };

const roomAround = ([west, south, east, north]: Box): Box => {
  const wide = Math.max(0, ROOM - (east - west) / 2);
  const high = Math.max(0, ROOM - (north - south) / 2);
  return [west - wide, south - high, east + wide, north + high];
};

interface Homes {
  bounds: Box;
  count: number;
}

/** Part of all homes that may lie beyond each edge of the box: a single one on an island would make it a map of the world. */
const FAR_PART = 0.01;

/** The edge of the box around nearly all homes: 0 west, 1 south, 2 east, 3 north. */
function edgeOf(homes: readonly Homes[], side: 0 | 1 | 2 | 3): number {
  const outward = side < 2 ? -1 : 1;
  const fromOutside = homes.toSorted((a, b) => outward * (b.bounds[side] - a.bounds[side]));
  let left = FAR_PART * homes.reduce((sum, { count }) => sum + count, 0);
  return fromOutside.find(({ count }) => (left -= count) < 0)!.bounds[side];
}

/** Where the homes of a city, region or country are; where it has none, where the place itself is. Undefined: not known. */
export async function boxOfNamedPlace(
  shell: Pick<Shell, 'request'>,
  { city, state, country }: Pick<SearchQuery, 'city' | 'state' | 'country'>,
): Promise<Box | undefined> {
  const names = Object.fromEntries(Object.entries({ city, state, country }).filter(([, name]) => name));
  const { data } = await shell.request(mapPoints, { ...names, bbox: WORLD, zoom: 4 }, quiet);
  const homes: Homes[] = [
    ...data.clusters,
    ...data.points.map(({ longitude: x, latitude: y }): Homes => ({ bounds: [x, y, x, y], count: 1 })),
  ];
  if (homes.length > 0)
    return roomAround([edgeOf(homes, 0), edgeOf(homes, 1), edgeOf(homes, 2), edgeOf(homes, 3)]);
  const words = Object.values(names).join(', ');
  const [place] = (await shell.request(placeSearch, { query: words }, quiet)).data;
  if (!place) return undefined;
  const at: Place = [Number(place.longitude), Number(place.latitude)];
  return roomAround([...at, ...at]);
}

import { mapPoints, placeSearch } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { boxAround, type Box, type Place } from '@lintel/map';
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

/** Where the homes of a city, region or country are; where it has none, where the place itself is. Undefined: not known. */
export async function boxOfNamedPlace(
  shell: Pick<Shell, 'request'>,
  { city, state, country }: Pick<SearchQuery, 'city' | 'state' | 'country'>,
): Promise<Box | undefined> {
  const names = Object.fromEntries(Object.entries({ city, state, country }).filter(([, name]) => name));
  const { data } = await shell.request(mapPoints, { ...names, bbox: WORLD, zoom: 4 }, quiet);
  const corners = [
    ...data.clusters.flatMap(({ bounds: [west, south, east, north] }): Place[] => [
      [west, south],
      [east, north],
    ]),
    ...data.points.map(({ longitude, latitude }): Place => [longitude, latitude]),
  ];
  const homes = boxAround(corners);
  if (homes) return roomAround(homes);
  const words = Object.values(names).join(', ');
  const [place] = (await shell.request(placeSearch, { query: words }, quiet)).data;
  if (!place) return undefined;
  const at: Place = [Number(place.longitude), Number(place.latitude)];
  return roomAround([...at, ...at]);
}

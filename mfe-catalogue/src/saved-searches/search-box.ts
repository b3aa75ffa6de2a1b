import { boxAround, type Box } from '@lintel/map';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** Kilometres in a degree of latitude. */
const DEGREE_KM = 111;

/** The window in which everything lies that a search looks at; undefined where it names no part of the map. */
export function boxOf({ map = noMap, radius }: Pick<SearchQuery, 'map' | 'radius'>): Box | undefined {
  const { areas, at, box } = map;
  if (areas.length > 0) return boxAround(areas.flatMap(({ corners }) => corners));
  if (at && radius) {
    const [lng, lat] = at;
    const high = radius / DEGREE_KM;
    const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
    return [lng - wide, lat - high, lng + wide, lat + high];
  }
  return box;
}

/** A search that looks at some part of the world: drawn, searched around, or a place by its name. */
export const hasPlace = (query: SearchQuery): boolean =>
  boxOf(query) !== undefined || [query.city, query.state, query.country].some(Boolean);

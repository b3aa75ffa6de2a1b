import type { MapView } from '@lintel/api-contract';
import { boxAround, type Box, type MapTarget } from '@lintel/map';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

export const WORLD: Box = [-180, -85, 180, 85];
const DIGITS = 5;
/** Nobody knows where to look. */
export const isNowhere = (look: MapTarget): boolean => 'box' in look && look.box === WORLD;
/** As the calls take a window. */
export const boxText = (box: Box): string => box.map((value) => value.toFixed(DIGITS)).join(',');

const KM_PER_DEGREE = 111.2;

/** Where an address says to look; nothing when it leaves that to the matches. */
export function lookOfAddress({ map = noMap, radius }: SearchQuery): MapTarget | undefined {
  if (map.box) return { box: map.box, isWhole: true };
  const drawn = boxAround(map.areas.filter(({ excluded }) => !excluded).flatMap(({ corners }) => corners));
  if (drawn) return { box: drawn };
  if (!map.at || radius === undefined) return undefined;
  const [lng, lat] = map.at;
  const up = radius / KM_PER_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return { box: [lng - aside, lat - up, lng + aside, lat + up] };
}

/** Where the matches are; null while that is not known. */
export function lookOfMatches(answer: { data: MapView } | null, error: unknown): MapTarget | null {
  if (!answer) return error ? { box: WORLD } : null;
  const { clusters, points } = answer.data;
  // Homes far away from most others would make the map a globe: it looks at the largest crowd.
  const [crowd] = clusters.toSorted((a, b) => b.count - a.count);
  if (crowd) return { box: crowd.bounds };
  return { box: boxAround(points.map(({ longitude, latitude }) => [longitude, latitude] as const)) ?? WORLD };
}

import type { MapView } from '@lintel/api-contract';
import { boxAround, type Box, type MapTarget } from '@lintel/map';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

export const WORLD: Box = [-180, -85, 180, 85];
const DIGITS = 5;
/** Whether it is not known where the matches are. */
export const isUnknownViewport = (viewport: MapTarget): boolean =>
  'box' in viewport && viewport.box === WORLD;
/** A window as the calls take it. */
export const boxText = (box: Box): string => box.map((value) => value.toFixed(DIGITS)).join(',');

const KM_PER_DEGREE = 111.2;

/** The viewport that an address requests; undefined when the matches decide. */
export function viewportOfQuery({ map = noMap, radius }: SearchQuery): MapTarget | undefined {
  if (map.box) return { box: map.box, isWhole: true };
  const drawn = boxAround(map.areas.filter(({ excluded }) => !excluded).flatMap(({ corners }) => corners));
  if (drawn) return { box: drawn };
  if (!map.at || radius === undefined) return undefined;
  const [lng, lat] = map.at;
  const up = radius / KM_PER_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return { box: [lng - aside, lat - up, lng + aside, lat + up] };
}

/** The viewport of the matches; null while it is not known. */
export function viewportOfMatches(answer: { data: MapView | null } | null, error: unknown): MapTarget | null {
  if (!answer) return error ? { box: WORLD } : null;
  if (!answer.data) return { box: WORLD };
  const { clusters, points } = answer.data;
  // A few homes far away would zoom the map out to a globe: the largest cluster decides.
  const [largest] = clusters.toSorted((a, b) => b.count - a.count);
  if (largest) return { box: largest.bounds };
  return { box: boxAround(points.map(({ longitude, latitude }) => [longitude, latitude] as const)) ?? WORLD };
}

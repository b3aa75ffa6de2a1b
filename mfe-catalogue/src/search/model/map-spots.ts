import type { MapPoint } from '@lintel/api-contract';
import { comparedPrice } from '#common/listing/listing.ts';

/** Homes at one position, such as all homes of a block. */
export interface MapSpot {
  key: string;
  points: readonly MapPoint[];
}

/** About a metre: pins of homes closer than that would cover each other. */
const DIGITS = 5;
const keyOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${longitude.toFixed(DIGITS)},${latitude.toFixed(DIGITS)}`;

/** Groups homes of one address, cheapest first. */
export function spotsOf(points: readonly MapPoint[]): MapSpot[] {
  const spots = new Map<string, MapPoint[]>();
  for (const point of points) {
    const key = keyOf(point);
    const there = spots.get(key);
    if (there) there.push(point);
    else spots.set(key, [point]);
  }
  return [...spots].map(([key, here]) => ({
    key,
    points: here.toSorted((a, b) => comparedPrice(a) - comparedPrice(b)),
  }));
}

/** The id of the pin of a home. */
export const pinIdOf = (spots: readonly MapSpot[], homeId: number): string | null => {
  const spot = spots.find(({ points }) => points.some(({ id }) => id === homeId));
  return spot ? pinIdOfSpot(spot) : null;
};
/** The id of the pin of a spot. */
export const pinIdOfSpot = ({ key, points }: MapSpot) =>
  points.length === 1 ? `home ${points[0]!.id}` : `group ${key}`;

/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];
/** West, south, east and north in degrees; west > east crosses the antimeridian. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Radius of the earth in metres; the back end measures with the same (docs/spec/catalogue.md#distances). */
const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the surface of the earth. */
export function metresBetween([lng1, lat1]: Place, [lng2, lat2]: Place): number {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Where the second place lies as seen from the first: degrees clockwise from north, 0 to 360. */
export function bearing([lng1, lat1]: Place, [lng2, lat2]: Place): number {
  const east = Math.sin(radians(lng2 - lng1)) * Math.cos(radians(lat2));
  const north =
    Math.cos(radians(lat1)) * Math.sin(radians(lat2)) -
    Math.sin(radians(lat1)) * Math.cos(radians(lat2)) * Math.cos(radians(lng2 - lng1));
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export const compass = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Compass = (typeof compass)[number];

/** The nearest of eight directions. */
export const compassOf = (degrees: number): Compass => compass[Math.round(degrees / 45) % 8]!;

/** The smallest box around some places that does not cross the antimeridian; nothing around no place. */
export function boxAround(places: readonly Place[]): Box | undefined {
  if (places.length === 0) return undefined;
  const lngs = places.map(([lng]) => lng);
  const lats = places.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Whether a place lies in a box, also in one across the antimeridian. */
export const isInBox = ([lng, lat]: Place, [west, south, east, north]: Box): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

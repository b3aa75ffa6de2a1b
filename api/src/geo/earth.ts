/** Radius of the earth in kilometres that distances on the wire are measured with; `@lintel/map` has the same. */
export const EARTH_RADIUS_KM = 6371;

interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres along the surface of the earth; the haversine formula. */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

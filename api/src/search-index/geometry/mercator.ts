/** Web Mercator on the unit square, the projection of every map tile. Source: EPSG:3857. */

/** Where the square ends: beyond, nothing can be drawn. */
const LARGEST_LATITUDE = 85.051_128_779_806_59;

export const xOf = (longitude: number): number => (longitude + 180) / 360;

export function yOf(latitude: number): number {
  const bounded = Math.max(-LARGEST_LATITUDE, Math.min(LARGEST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const longitudeOf = (x: number): number => x * 360 - 180;
export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

import type { IndexFilter } from './filter.ts';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import type { Window } from '#search-index/columns/postings.ts';

/** West, south, east, north in degrees; west greater than east crosses the antimeridian. */
export type Box = NonNullable<IndexFilter['box']>;

/** A box on the unit square of the map; when it crosses the antimeridian, x runs beyond 1. */
export function windowOf([west, south, east, north]: Box): Window {
  const right = xOf(east);
  return {
    left: xOf(west),
    right: west > east ? right + 1 : right,
    top: yOf(north),
    bottom: yOf(south),
  };
}

/** Kilometres of a degree of latitude, a little less than the wire contract's sphere has, so that nothing is missed. */
const KILOMETRES_OF_DEGREE = 111;
const NEAREST_TO_POLE = 89;

/** The box around a circle of so many kilometres. */
export function boxAround({ latitude, longitude, radius }: NonNullable<IndexFilter['circle']>): Box {
  const high = radius / KILOMETRES_OF_DEGREE;
  const farthest = Math.abs(latitude) + high;
  const wide = farthest >= NEAREST_TO_POLE ? 180 : high / Math.cos((farthest * Math.PI) / 180);
  if (wide >= 180) return [-180, latitude - high, 180, latitude + high];
  const around = (degrees: number) =>
    degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees;
  return [around(longitude - wide), latitude - high, around(longitude + wide), latitude + high];
}

/** The smallest window around all matches of a filter; undefined without a box or circle. */
export function windowOfFilter({ box, circle }: IndexFilter): Window | undefined {
  if (box) return windowOf(box);
  return circle && windowOf(boxAround(circle));
}

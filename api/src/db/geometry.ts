import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './database.ts';
import { EARTH_RADIUS_KM } from '#geo/earth.ts';

const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Degrees: west, south, east, north. West greater than east crosses the antimeridian. */
export type Box = readonly [number, number, number, number];
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

/** Columns that hold a place. */
interface PositionColumns {
  readonly latitude: RawBuilder<number | null>;
  readonly longitude: RawBuilder<number | null>;
}
/** The public position, by which listings are searched; that of premium listings is rounded. */
export const LISTING_POSITION: PositionColumns = {
  latitude: sql.ref('public_latitude'),
  longitude: sql.ref('public_longitude'),
};
/** Of projects and cities, which have no other. */
export const EXACT_POSITION: PositionColumns = {
  latitude: sql.ref('latitude'),
  longitude: sql.ref('longitude'),
};

const halves = ([west, south, east, north]: Box): Box[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];

/** Inside a window of the map; for listings by the index on their public position. */
export const insideBox = (box: Box, { latitude, longitude } = LISTING_POSITION): Condition => {
  const parts = halves(box).map(
    ([west, south, east, north]) =>
      sql<boolean>`point(${longitude}, ${latitude}) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  );
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
};

/** The smallest window around a circle. Near a pole it spans all longitudes. */
export function boxAround({ latitude, longitude, radius }: Circle): Box {
  const dLat = radius / KM_PER_DEGREE;
  const south = Math.max(-90, latitude - dLat);
  const north = Math.min(90, latitude + dLat);
  const ratio =
    Math.sin(Math.min(Math.PI / 2, radius / EARTH_RADIUS_KM)) / Math.cos((latitude * Math.PI) / 180);
  if (north === 90 || south === -90 || ratio >= 1 || !Number.isFinite(ratio))
    return [-180, south, 180, north];
  const dLng = (Math.asin(ratio) * 180) / Math.PI;
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return [wrap(longitude - dLng), south, wrap(longitude + dLng), north];
}

/** Great-circle distance to a point, in km. */
export const distanceTo = (
  { latitude, longitude }: Omit<Circle, 'radius'>,
  place = LISTING_POSITION,
): RawBuilder<number> =>
  sql<number>`(${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${place.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${place.latitude})) * cos(radians(${latitude}::float8))
      * power(sin(radians(${place.longitude} - ${longitude}::float8) / 2), 2)))))`;

/** Strictly nearer than the radius. A position of 0, 0 is an unknown one. */
export const insideCircle = (circle: Circle, place = LISTING_POSITION): Condition =>
  sql<boolean>`(${insideBox(boxAround(circle), place)} and not (${place.latitude} = 0 and ${place.longitude} = 0)
    and ${distanceTo(circle, place)} < ${circle.radius}::float8)`;

export const exactlyAt = (
  { latitude, longitude }: Omit<Circle, 'radius'>,
  place = LISTING_POSITION,
): Condition =>
  sql<boolean>`(${place.latitude} = ${latitude}::float8 and ${place.longitude} = ${longitude}::float8)`;

/** A drawn area: corners as longitude, latitude in degrees. */
export interface DrawnArea {
  readonly excluded: boolean;
  readonly corners: readonly (readonly [number, number])[];
}

const insideArea = ({ corners }: DrawnArea): Condition => {
  const text = `(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;
  return sql<boolean>`point(${LISTING_POSITION.longitude}, ${LISTING_POSITION.latitude}) <@ ${text}::polygon`;
};

/** In one of the areas, where any is wanted, and in none of the excluded ones. */
export function insideAreas(areas: readonly DrawnArea[]): Condition {
  const wanted = areas.filter(({ excluded }) => !excluded).map(insideArea);
  const unwanted = areas.filter(({ excluded }) => excluded).map(insideArea);
  const parts = [
    sql<boolean>`${LISTING_POSITION.longitude} is not null`,
    ...(wanted.length ? [sql<boolean>`(${sql.join(wanted, sql` or `)})`] : []),
    ...(unwanted.length ? [sql<boolean>`not (${sql.join(unwanted, sql` or `)})`] : []),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

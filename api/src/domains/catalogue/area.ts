import { sql, type RawBuilder } from 'kysely';

/** Kilometres; the wire contract's figure. */
const EARTH_RADIUS = 6371;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS) / 180;

/** Degrees: west, south, east, north. West greater than east crosses the antimeridian. */
export type Box = readonly [number, number, number, number];
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

type Condition = RawBuilder<boolean>;

const halves = ([west, south, east, north]: Box): Box[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];

/** Listings inside a window of the map; uses the index on `point(longitude, latitude)`. */
export const insideBox = (box: Box): Condition => {
  const parts = halves(box).map(
    ([west, south, east, north]) =>
      sql<boolean>`point(longitude, latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  );
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
};

/** The smallest window around a circle. Near a pole it spans all longitudes. */
export function boxAround({ latitude, longitude, radius }: Circle): Box {
  const dLat = radius / KM_PER_DEGREE;
  const south = Math.max(-90, latitude - dLat);
  const north = Math.min(90, latitude + dLat);
  const ratio = Math.sin(Math.min(Math.PI / 2, radius / EARTH_RADIUS)) / Math.cos((latitude * Math.PI) / 180);
  if (north === 90 || south === -90 || ratio >= 1 || !Number.isFinite(ratio))
    return [-180, south, 180, north];
  const dLng = (Math.asin(ratio) * 180) / Math.PI;
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return [wrap(longitude - dLng), south, wrap(longitude + dLng), north];
}

/** Great-circle distance of a listing to a point, in km. */
export const distanceTo = ({ latitude, longitude }: Omit<Circle, 'radius'>): RawBuilder<number> =>
  sql<number>`(${2 * EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;

/** Strictly nearer than the radius. A listing at 0, 0 has no known place. */
export const insideCircle = (circle: Circle): Condition =>
  sql<boolean>`(${insideBox(boxAround(circle))} and not (latitude = 0 and longitude = 0) and ${distanceTo(circle)} < ${circle.radius}::float8)`;

export const exactlyAt = ({ latitude, longitude }: Omit<Circle, 'radius'>): Condition =>
  sql<boolean>`(latitude = ${latitude}::float8 and longitude = ${longitude}::float8)`;

/** A drawn area: corners as longitude, latitude in degrees. */
export interface DrawnArea {
  readonly excluded: boolean;
  readonly corners: readonly (readonly [number, number])[];
}

const insideArea = ({ corners }: DrawnArea): Condition => {
  const text = `(${corners.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;
  return sql<boolean>`point(longitude, latitude) <@ ${text}::polygon`;
};

/** In one of the areas, where any is wanted, and in none of the excluded ones. */
export function insideAreas(areas: readonly DrawnArea[]): Condition {
  const wanted = areas.filter(({ excluded }) => !excluded).map(insideArea);
  const unwanted = areas.filter(({ excluded }) => excluded).map(insideArea);
  const parts = [
    sql<boolean>`longitude is not null`,
    ...(wanted.length ? [sql<boolean>`(${sql.join(wanted, sql` or `)})`] : []),
    ...(unwanted.length ? [sql<boolean>`not (${sql.join(unwanted, sql` or `)})`] : []),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

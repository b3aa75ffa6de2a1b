import type { Nearby } from '@lintel/api-contract';
import type { Kysely } from 'kysely';
import type { DrawnArea } from '../../../src/db/geometry.ts';
import type { Tables } from '../../../src/db/schema/tables.ts';
import { dateRange } from '../../../src/domains/search/filter/conditions.ts';
import type { ResolvedFilter } from '../../../src/domains/search/filter/filter.ts';
import { EARTH_RADIUS_KM } from '../../../src/geo/earth.ts';
import { DEMO_DAY } from '../settings.ts';

/** What the predicates look at, of every listing on the market. */
export async function readListings(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'title', 'address', 'category_id', 'property_type', 'city', 'state', 'country'])
    .select([
      'compared_price',
      'bedrooms',
      'bathrooms',
      'area',
      'energy_class',
      'parameter_ids',
      'feature_ids',
    ])
    .select(['promoted', 'is_premium', 'created_at', 'public_latitude', 'public_longitude'])
    .where('is_on_market', '=', true)
    .execute();
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  const near = await db
    .selectFrom('property_facilities')
    .select(['property_id', 'facility_id', 'distance'])
    .execute();
  const nearBy = new Map<number, typeof near>(rows.map(({ id }) => [id, []]));
  for (const place of near) nearBy.get(place.property_id)?.push(place);
  return rows.map((row) => ({
    ...row,
    price: row.compared_price ?? 0,
    near: nearBy.get(row.id)!,
    category: nameOf.get(row.category_id) ?? '',
  }));
}
export type Listing = Awaited<ReturnType<typeof readListings>>[number];

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** What a text is searched by: the first eight of its words, without the commas around them. */
function plainWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/\s/)
    .map((word) => word.replace(/^[,;،؛]+/, '').replace(/[,;،؛]+$/, ''))
    .filter((word) => word !== '');
  return words.length === 0 ? [text] : [...new Set(words)].slice(0, 8);
}

function kilometres(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const aside = radians(to.longitude - from.longitude);
  // Vincenty's formula on a sphere, another one than the product's.
  const y = Math.hypot(
    Math.cos(b) * Math.sin(aside),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(aside),
  );
  const x = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(aside);
  return EARTH_RADIUS_KM * Math.atan2(y, x);
}

/** Whether the outline winds around a point, by the sum of the angles. */
function isInside({ corners }: DrawnArea, lng: number, lat: number): boolean {
  const angles = corners.map(([x, y]) => Math.atan2(y - lat, x - lng));
  const turned = angles.map((angle, at) => {
    const step = angles[(at + 1) % angles.length]! - angle;
    return step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step;
  });
  return Math.abs(turned.reduce((sum, step) => sum + step, 0)) > Math.PI;
}

/** PostgreSQL's polygons compare heights and cross products with a tolerance of 1e-6: metres beside an edge of kilometres. */
const TOLERANCE = 2e-6;

/** Whether PostgreSQL may take a point for one on the outline, which counts as inside. */
const isOnOneOutline = ({ corners }: DrawnArea, lng: number, lat: number): boolean =>
  corners.some(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length]!;
    const cross = (x1 - lng) * (y2 - lat) - (y1 - lat) * (x2 - lng);
    const isBeside = lat > Math.min(y1, y2) - TOLERANCE && lat < Math.max(y1, y2) + TOLERANCE;
    return Math.abs(y1 - lat) < TOLERANCE || (isBeside && Math.abs(cross) < TOLERANCE);
  });

export function placeOf({ public_latitude: latitude, public_longitude: longitude }: Listing) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

const isNear = (listing: Listing, { id, distance }: Nearby) =>
  listing.near.some((place) => place.facility_id === id && Math.round(place.distance * 10) / 10 <= distance);

/** Whether a listing matches one part of a filter: a second, plain implementation. */
const matches = {
  categoryIds: (row, ids) => ids.includes(row.category_id),
  propertyType: (row, deal) => row.property_type === deal,
  country: (row, name) => row.country === name,
  state: (row, name) => row.state === name,
  city: (row, name) => row.city === name,
  minPrice: (row, price) => row.price >= price,
  maxPrice: (row, price) => row.price <= price,
  attributeIds: (row, ids) => ids.some((id) => row.parameter_ids.includes(id)),
  featureIds: (row, ids) => ids.every((id) => row.feature_ids.includes(id)),
  nearby: (row, places) => places.every((place) => isNear(row, place)),
  promoted: (row) => row.promoted,
  organic: (row) => !row.promoted,
  premium: (row) => row.is_premium,
  postedSince: (row, since) => {
    const [from, to] = dateRange(since, DEMO_DAY);
    return row.created_at >= from && (since === '0' ? row.created_at <= to : row.created_at < to);
  },
  at: (row, { latitude, longitude, radius = 0 }) => {
    const place = placeOf(row);
    if (!place) return false;
    return radius > 0
      ? kilometres({ latitude, longitude }, place) < radius
      : place.latitude === latitude && place.longitude === longitude;
  },
  box: (row, [west, south, east, north]) => {
    const place = placeOf(row);
    if (!place || place.latitude < south || place.latitude > north) return false;
    return west <= east
      ? place.longitude >= west && place.longitude <= east
      : place.longitude >= west || place.longitude <= east;
  },
  areas: (row, areas) => {
    const place = placeOf(row);
    if (!place) return false;
    const holds = (area: DrawnArea) => isInside(area, place.longitude, place.latitude);
    const wanted = areas.filter(({ excluded }) => !excluded);
    return (wanted.length === 0 || wanted.some(holds)) && !areas.some((area) => area.excluded && holds(area));
  },
  bedroomsMin: (row, count) => row.bedrooms !== null && row.bedrooms >= count,
  bathroomsMin: (row, count) => row.bathrooms !== null && row.bathrooms >= count,
  areaMin: (row, area) => row.area !== null && row.area >= area,
  areaMax: (row, area) => row.area !== null && row.area <= area,
  energyClasses: (row, classes) => classes.some((one) => one === row.energy_class),
  search: (row, text) => {
    const texts = [row.title, ...(row.is_premium ? [] : [row.address]), row.category];
    return plainWords(text).every((word) => texts.some((one) => includes(one, word)));
  },
} satisfies {
  [Key in keyof Required<ResolvedFilter>]: (row: Listing, value: NonNullable<ResolvedFilter[Key]>) => boolean;
};

/** Whether a listing matches all parts of a filter. */
export const matchesPlainly = (filter: ResolvedFilter, row: Listing): boolean =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .every(([key, value]) =>
      (matches as Record<string, (row: Listing, value: unknown) => boolean>)[key]!(row, value),
    );

/** Whether PostgreSQL may take a listing for one on the outline of an area. */
export function isOnOutline(filter: ResolvedFilter, row: Listing): boolean {
  const place = placeOf(row);
  return (
    place !== undefined &&
    (filter.areas ?? []).some((one) => isOnOneOutline(one, place.longitude, place.latitude))
  );
}

import type { SearchFilter } from '#ports/search-engine.ts';
import { EARTH_RADIUS_KM } from '#geo/earth.ts';
import { areasCondition } from './areas.ts';
import { nearbyTerm } from './documents.ts';

/** A condition in the language of OpenSearch. */
export type Condition = Readonly<Record<string, unknown>>;

export const term = (field: string, value: string | number | boolean): Condition => ({
  term: { [field]: value },
});
export const anyOf = (field: string, values: readonly (string | number)[]): Condition => ({
  terms: { [field]: values },
});
export const range = (field: string, bounds: Record<string, number | undefined>): Condition => ({
  range: { [field]: bounds },
});
/** All of some conditions; none: everything. */
export const all = (conditions: readonly Condition[]): Condition => ({ bool: { filter: conditions } });
const either = (conditions: readonly Condition[]): Condition => ({
  bool: { should: conditions, minimum_should_match: 1 },
});

/** Within a box in degrees, over the antimeridian where west is greater than east. */
const inBox = ([west, south, east, north]: NonNullable<SearchFilter['box']>): readonly Condition[] => [
  range('latitude', { gte: south, lte: north }),
  west > east
    ? either([range('longitude', { gte: west }), range('longitude', { lte: east })])
    : range('longitude', { gte: west, lte: east }),
];

/** The radius of the sphere on which OpenSearch measures. Source: Lucene's `GeoUtils.EARTH_MEAN_RADIUS_METERS`. */
const SPHERE_KM = 6371.008_771_4;

const inCircle = ({ latitude, longitude, radius }: NonNullable<SearchFilter['circle']>): Condition => ({
  geo_distance: {
    distance: `${(radius * SPHERE_KM) / EARTH_RADIUS_KM}km`,
    place: [longitude, latitude],
  },
});

/** What facets count for other choices as well, by the group that a choice belongs to. */
export function choicesOf(filter: SearchFilter) {
  const { deal, categories, city, minPrice, maxPrice, attributeIds, promoted, premium } = filter;
  const { posted, bedroomsMin, bathroomsMin, energyClasses } = filter;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return {
    deal: deal === undefined ? [] : [term('deal', deal)],
    category: categories ? [anyOf('category', categories)] : [],
    city: city === undefined ? [] : [term('city', city)],
    price: hasPrice ? [range('price', { gte: minPrice, lte: maxPrice })] : [],
    attributes: attributeIds?.length ? [anyOf('attributes', attributeIds)] : [],
    promoted: promoted ? [term('promoted', true)] : [],
    premium: premium ? [term('premium', true)] : [],
    posted: posted ? [range('posted', { gte: posted[0], lt: posted[1] })] : [],
    bedrooms: bedroomsMin === undefined ? [] : [range('bedrooms', { gte: bedroomsMin })],
    bathrooms: bathroomsMin === undefined ? [] : [range('bathrooms', { gte: bathroomsMin })],
    energyClass: energyClasses?.length ? [anyOf('energy_class', energyClasses)] : [],
  } satisfies Record<string, Condition[]>;
}
export type FilterGroup = keyof ReturnType<typeof choicesOf>;

/** What every match must have, whatever is chosen in a group. */
export function requiredOf(filter: SearchFilter): Condition[] {
  const { state, country, areaMin, areaMax, ids, box, circle, areas } = filter;
  const required: Condition[] = [];
  if (state !== undefined) required.push(term('state', state));
  if (country !== undefined) required.push(term('country', country));
  if (filter.organic) required.push(term('promoted', false));
  for (const id of filter.featureIds ?? []) required.push(term('features', id));
  for (const { id, distance } of filter.nearby ?? []) required.push(term('nearby', nearbyTerm(id, distance)));
  if (areaMin !== undefined || areaMax !== undefined)
    required.push(range('area', { gte: areaMin, lte: areaMax }));
  if (ids) required.push(anyOf('id', ids));
  if (box) required.push(...inBox(box));
  if (circle) required.push(inCircle(circle));
  if (areas?.length) required.push(areasCondition(areas));
  return required;
}

export const conditionOf = (filter: SearchFilter): Condition =>
  all([...requiredOf(filter), ...Object.values(choicesOf(filter)).flat()]);

import type { Nearby } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';
import { dateRange, resolveCategories, type PropertyFilter, type ResolvedFilter } from './filter.ts';
import { exactlyAt, insideAreas, insideBox, insideCircle } from '#db/geometry.ts';

/** Pattern of `ilike`; percent signs and underscores of the user are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

async function categoryIdsNamed(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('name', 'ilike', containing(search))
    .execute();
  return rows.map(({ id }) => id);
}

/** Title or address; of a premium listing the title alone, since its address is not public. */
export const titleOrAddress = (search: string): Condition =>
  sql<boolean>`((title || E'\n' || address) ilike ${containing(search)}
    and (not is_premium or title ilike ${containing(search)}))`;

export async function textCondition(db: Db, search: string): Promise<Condition> {
  const named = await categoryIdsNamed(db, search);
  const text = titleOrAddress(search);
  return named.length ? sql<boolean>`(${text} or category_id = any(${named}::int[]))` : text;
}

function postedSince(since: '0' | '1', now: Date): Condition {
  const [from, to] = dateRange(since, now);
  return since === '0'
    ? sql<boolean>`created_at >= ${from} and created_at <= ${to}`
    : sql<boolean>`created_at >= ${from} and created_at < ${to}`;
}

/** Distances count with one decimal, as listings state them. */
const isNear = ({ id, distance }: Nearby): Condition => sql<boolean>`exists (
  select from property_facilities near where near.property_id = properties.id and near.facility_id = ${id}
    and round(near.distance::numeric, 1) <= ${distance}::numeric * distance_scale())`;

const equal =
  (column: string) =>
  (value: string | number): Condition =>
    sql<boolean>`${sql.ref(column)} = ${value}`;

/** Parts whose every value is a condition: 0 is "for sale". Elsewhere 0, an empty text and an empty list mean any. */
const exact: ReadonlySet<string> = new Set(['propertyType', 'country', 'state', 'city']);
const isSet = (key: string, value: unknown) =>
  exact.has(key) ? value !== undefined : Array.isArray(value) ? value.length > 0 : Boolean(value);

type Row<Value> = (
  value: Value,
  context: { db: Db; now: Date },
) => Condition | readonly Condition[] | Promise<Condition>;

/** The condition of each part of a filter; a listing that does not state a figure does not match it. */
const rows = {
  categoryIds: (ids) => sql<boolean>`category_id = any(${ids}::int[])`,
  propertyType: equal('property_type'),
  country: equal('country'),
  state: equal('state'),
  city: equal('city'),
  minPrice: (price) => sql<boolean>`compared_price >= ${price}`,
  maxPrice: (price) => sql<boolean>`compared_price <= ${price}`,
  attributeIds: (ids) => sql<boolean>`parameter_ids && ${ids}::int[]`,
  featureIds: (ids) => sql<boolean>`feature_ids @> ${ids}::int[]`,
  nearby: (places) => places.map(isNear),
  promoted: () => sql<boolean>`promoted`,
  organic: () => sql<boolean>`not promoted`,
  premium: () => sql<boolean>`is_premium`,
  postedSince: (since, { now }) => postedSince(since, now),
  at: ({ latitude, longitude, radius }) =>
    radius ? insideCircle({ latitude, longitude, radius }) : exactlyAt({ latitude, longitude }),
  box: (box) => insideBox(box),
  areas: insideAreas,
  bedroomsMin: (count) => sql<boolean>`bedrooms >= ${count}`,
  bathroomsMin: (count) => sql<boolean>`bathrooms >= ${count}`,
  areaMin: (area) => sql<boolean>`area >= ${area}`,
  areaMax: (area) => sql<boolean>`area <= ${area}`,
  energyClasses: (classes) => sql<boolean>`energy_class = any(${classes}::text[])`,
  search: (text, { db }) => textCondition(db, text),
} satisfies { [Key in keyof Required<ResolvedFilter>]: Row<NonNullable<ResolvedFilter[Key]>> };

/** Only these listings. */
export const withIds = (ids: readonly number[]): Condition => sql`id = any(${ids}::int[])`;

/** SQL of a filter over the columns of `properties`. */
export async function toSql(db: Db, filter: ResolvedFilter, now: Date): Promise<Condition[]> {
  const all: Condition[] = [];
  for (const [key, row] of Object.entries(rows) as [keyof ResolvedFilter, Row<unknown>][])
    if (isSet(key, filter[key])) all.push(...[await row(filter[key], { db, now })].flat());
  return all;
}

/** As {@link toSql}, of a filter whose categories are not looked up yet; undefined when nothing can match. */
export async function conditions(
  db: Db,
  filter: PropertyFilter,
  now: Date,
): Promise<Condition[] | undefined> {
  const resolved = await resolveCategories(db, filter);
  return resolved && toSql(db, resolved, now);
}

import type { Nearby } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { exactlyAt, insideAreas, insideBox, insideCircle, type Box, type DrawnArea } from './area.ts';

type Condition = RawBuilder<boolean>;

/** What a search may ask for, already parsed. Absent means: any. */
export interface PropertyFilter {
  categoryId?: number | undefined;
  categoryIds?: number[] | undefined;
  categorySlug?: string | undefined;
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  propertyType?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  /** Of a rent, what a month costs. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Any of these facts is stated. */
  parameterIds?: number[] | undefined;
  /** All of these facts are answered with yes. */
  featureIds?: number[] | undefined;
  /** All of these places are near. */
  nearby?: readonly Nearby[] | undefined;
  /** 0 last seven days, 1 yesterday. */
  postedSince?: '0' | '1' | undefined;
  /** Part of title, address or category name. */
  search?: string | undefined;
  promoted?: boolean | undefined;
  /** Without those that pay for their place. */
  organic?: boolean | undefined;
  premium?: boolean | undefined;
  at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
  box?: Box | undefined;
  areas?: readonly DrawnArea[] | undefined;
  /** At least so many. */
  bedroomsMin?: number | undefined;
  bathroomsMin?: number | undefined;
  /** Square metres. */
  areaMin?: number | undefined;
  areaMax?: number | undefined;
}

const DAY = 86_400_000;

/** Percent signs and underscores of the person mean themselves. */
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

/** From and to of "posted since": the last seven days up to now, or the calendar day before (UTC). */
export function dateRange(since: '0' | '1', now: Date): [Date, Date] {
  if (since === '0') return [new Date(now.getTime() - 7 * DAY), now];
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  return [new Date(today.getTime() - DAY), today];
}

function dateCondition(since: '0' | '1', now: Date): Condition {
  const [from, to] = dateRange(since, now);
  return since === '0'
    ? sql<boolean>`created_at >= ${from} and created_at <= ${to}`
    : sql<boolean>`created_at >= ${from} and created_at < ${to}`;
}

/** Rooms and square metres; a listing that does not state them does not match. */
function sizeConditions({ bedroomsMin, bathroomsMin, areaMin, areaMax }: PropertyFilter): Condition[] {
  return [
    ...(bedroomsMin ? [sql<boolean>`bedrooms >= ${bedroomsMin}`] : []),
    ...(bathroomsMin ? [sql<boolean>`bathrooms >= ${bathroomsMin}`] : []),
    ...(areaMin ? [sql<boolean>`area >= ${areaMin}`] : []),
    ...(areaMax ? [sql<boolean>`area <= ${areaMax}`] : []),
  ];
}

const placeCondition = ({ latitude, longitude, radius }: NonNullable<PropertyFilter['at']>): Condition =>
  radius ? insideCircle({ latitude, longitude, radius }) : exactlyAt({ latitude, longitude });

/** Distances count with one decimal, as listings tell them. */
const isNear = ({ id, distance }: Nearby): Condition => sql<boolean>`exists (
  select from property_facilities near where near.property_id = properties.id and near.facility_id = ${id}
    and round(near.distance::numeric, 1) <= ${distance}::numeric * distance_scale())`;

/** SQL of a filter over the columns of `properties`; undefined when nothing can match. */
export async function conditions(
  db: Db,
  filter: PropertyFilter,
  now: Date,
): Promise<Condition[] | undefined> {
  const all: Condition[] = [];
  const equal = (column: string, value: string | number | undefined) => {
    if (value !== undefined) all.push(sql<boolean>`${sql.ref(column)} = ${value}`);
  };
  if (filter.categorySlug !== undefined) {
    const found = await db
      .selectFrom('categories')
      .select('id')
      .where('slug_id', '=', filter.categorySlug)
      .executeTakeFirst();
    if (!found) return undefined;
    equal('category_id', found.id);
  }
  equal('category_id', filter.categoryId);
  equal('property_type', filter.propertyType);
  equal('country', filter.country);
  equal('state', filter.state);
  equal('city', filter.city);
  if (filter.categoryIds?.length) all.push(sql<boolean>`category_id = any(${filter.categoryIds}::int[])`);
  if (filter.minPrice) all.push(sql<boolean>`compared_price >= ${filter.minPrice}`);
  if (filter.maxPrice) all.push(sql<boolean>`compared_price <= ${filter.maxPrice}`);
  if (filter.parameterIds?.length) all.push(sql<boolean>`parameter_ids && ${filter.parameterIds}::int[]`);
  if (filter.featureIds?.length) all.push(sql<boolean>`feature_ids @> ${filter.featureIds}::int[]`);
  for (const place of filter.nearby ?? []) all.push(isNear(place));
  if (filter.promoted) all.push(sql<boolean>`promoted`);
  if (filter.organic) all.push(sql<boolean>`not promoted`);
  if (filter.premium) all.push(sql<boolean>`is_premium`);
  if (filter.postedSince) all.push(dateCondition(filter.postedSince, now));
  if (filter.at) all.push(placeCondition(filter.at));
  if (filter.box) all.push(insideBox(filter.box));
  if (filter.areas?.length) all.push(insideAreas(filter.areas));
  all.push(...sizeConditions(filter));
  if (filter.search) all.push(await textCondition(db, filter.search));
  return all;
}

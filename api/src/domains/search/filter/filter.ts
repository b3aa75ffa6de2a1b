import type { EnergyClass, Nearby } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Box, DrawnArea } from '#db/geometry.ts';

/** A filter of a search, already parsed. Absent means: any. */
export interface PropertyFilter {
  categoryId?: number | undefined;
  categorySlug?: string | undefined;
  categoryIds?: number[] | undefined;
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  propertyType?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  /** Of a rent, what a month costs. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Any of these attributes is stated (*parameters* on the wire). */
  attributeIds?: number[] | undefined;
  /** All of these yes/no attributes are answered with yes. */
  featureIds?: number[] | undefined;
  /** All of these kinds of places are near (*facilities* on the wire). */
  nearby?: readonly Nearby[] | undefined;
  promoted?: boolean | undefined;
  /** Without advertised ones. */
  organic?: boolean | undefined;
  premium?: boolean | undefined;
  /** 0 last seven days, 1 yesterday. */
  postedSince?: '0' | '1' | undefined;
  at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
  box?: Box | undefined;
  areas?: readonly DrawnArea[] | undefined;
  /** At least so many. */
  bedroomsMin?: number | undefined;
  bathroomsMin?: number | undefined;
  /** Square metres. */
  areaMin?: number | undefined;
  areaMax?: number | undefined;
  /** Any of these is stated. */
  energyClasses?: readonly EnergyClass[] | undefined;
  /** Part of title, address or category name. */
  search?: string | undefined;
}

/** A filter whose categories are known by id. Each of its fields has a row in to-sql.ts and one in to-index.ts. */
export type ResolvedFilter = Omit<PropertyFilter, 'categoryId' | 'categorySlug'>;

/** The filter with categories by id; undefined when nothing can match: an unknown slug, or categories that exclude each other. */
export async function resolveCategories(
  db: Db,
  { categoryId, categorySlug, ...filter }: PropertyFilter,
): Promise<ResolvedFilter | undefined> {
  let ids = filter.categoryIds?.length ? filter.categoryIds : undefined;
  for (const id of [categoryId, await categoryOfSlug(db, categorySlug)]) {
    if (id === null) return undefined;
    if (id !== undefined) ids = !ids || ids.includes(id) ? [id] : [];
  }
  return ids?.length === 0 ? undefined : { ...filter, categoryIds: ids };
}

/** Null when there is no such category, undefined without a slug. */
async function categoryOfSlug(db: Db, slug: string | undefined): Promise<number | null | undefined> {
  if (slug === undefined) return undefined;
  const found = await db.selectFrom('categories').select('id').where('slug_id', '=', slug).executeTakeFirst();
  return found?.id ?? null;
}

const DAY_MS = 86_400_000;

/** From and to of "posted since": the last seven days up to now, or the calendar day before (UTC). */
export function dateRange(since: '0' | '1', now: Date): [Date, Date] {
  if (since === '0') return [new Date(now.getTime() - 7 * DAY_MS), now];
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  return [new Date(today.getTime() - DAY_MS), today];
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema/tables.ts';

/** Channel of `property_announced()` in migration 0040. */
export const CHANNEL = 'property_changed';

const columns = [
  'id',
  'compared_price',
  'property_type',
  'category_id',
  'city',
  'state',
  'country',
  'bedrooms',
  'bathrooms',
  'area',
  'parameter_ids',
  'is_on_market',
  'promoted',
  'is_premium',
] as const satisfies readonly (keyof Tables['properties'])[];

const selected = (db: Db) =>
  db
    .selectFrom('properties')
    .select(columns)
    .select(sql<number>`floor(extract(epoch from created_at))::float8`.as('posted'))
    .select(['public_latitude as latitude', 'public_longitude as longitude', 'title'])
    // The address of a premium listing is not public, so nothing is learnt from it.
    .select(sql<string>`case when is_premium then city else address end`.as('address'));

/** The next listings after an id, in order. */
export const listingsAfter = (db: Db, id: number, limit: number) =>
  selected(db).where('id', '>', id).orderBy('id').limit(limit).execute();

export const listingsByIds = (db: Db, ids: readonly number[]) =>
  selected(db)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();

export type ListingRow = Awaited<ReturnType<typeof listingsAfter>>[number];

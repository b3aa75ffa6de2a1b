import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

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
  'energy_class',
  'parameter_ids',
  'feature_ids',
  'is_on_market',
  'promoted',
  'is_premium',
  'confirmation_step',
] as const satisfies readonly (keyof Tables['properties'])[];

const selected = (db: Db) =>
  db
    .selectFrom('properties')
    .select(columns)
    .select(sql<number>`floor(extract(epoch from created_at))::float8`.as('posted'))
    .select(['public_latitude as latitude', 'public_longitude as longitude', 'title'])
    // The address of a premium listing is not public, so nothing is learnt from it.
    .select(sql<string>`case when is_premium then city else address end`.as('address'));

/** Facilities of listings with their distances in the unit of searches, by listing. */
async function facilitiesOf(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ property_id: number; facility_id: number; distance: number }>`
    select property_id, facility_id, (round(distance::numeric, 1) / (select distance_scale()))::float8 as distance
    from property_facilities where property_id = any(${ids}::int[])`.execute(db);
  const byListing = new Map<number, typeof rows>();
  for (const row of rows) {
    const known = byListing.get(row.property_id);
    if (known) known.push(row);
    else byListing.set(row.property_id, [row]);
  }
  return byListing;
}

async function withFacilities<Row extends { id: number }>(db: Db, rows: readonly Row[]) {
  const facilities = await facilitiesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, nearby: facilities.get(row.id) ?? [] }));
}

/** The next listings after an id, in order. */
export const listingsAfter = async (db: Db, id: number, limit: number) =>
  withFacilities(db, await selected(db).where('id', '>', id).orderBy('id').limit(limit).execute());

export const listingsByIds = async (db: Db, ids: readonly number[]) =>
  withFacilities(
    db,
    await selected(db)
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .execute(),
  );

export type ListingRow = Awaited<ReturnType<typeof listingsAfter>>[number];

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { containing } from '#db/containing.ts';
import { hasWords, textCondition, titleOrAddressHas } from '#domains/search/filter/conditions.ts';

/** Ids of listings on the market whose text matches, ascending; one more than `most` when there are more. */
export async function textMatches(db: Db, search: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from properties where is_on_market and ${await textCondition(db, search)} limit ${most + 1}`.execute(
    db,
  );
  // Sorted here: with an order of its own, PostgreSQL might walk the ids and read every text.
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

export const activeCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug_id', 'name', 'image'])
    .where('is_active', '=', true)
    .orderBy('rank')
    .execute();

export const facilities = (db: Db) =>
  db.selectFrom('facilities').select(['id as facility_id', 'name', 'image']).orderBy('id').execute();

/** Newest of the first matches that the index of texts comes across; not of all, which would cost seconds. */
const CANDIDATES = 200;

export const listingsTitled = async (db: Db, text: string, limit: number) =>
  (
    await sql<{ id: number; slug_id: string; title: string; city: string; property_type: number }>`
      select * from (
        select id, slug_id, title, city, property_type from properties
        where is_on_market and ${titleOrAddressHas(text)} limit ${sql.lit(CANDIDATES)}
      ) found order by title ilike ${containing(text)} desc, ${hasWords('title', text)} desc, id desc limit ${limit}`.execute(
      db,
    )
  ).rows;

export const pointsByIds = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('properties')
    .select([
      'id',
      'slug_id',
      'title',
      'title_image',
      'price',
      'property_type',
      'rent_duration',
      'category_id',
      'public_latitude as latitude',
      'public_longitude as longitude',
      'bedrooms',
      'area',
      'is_premium',
      'promoted',
    ])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('is_on_market', '=', true)
    .execute();

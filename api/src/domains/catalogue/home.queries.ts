import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';

/** Conditions of sections over the columns of `properties`. */
export const PROMOTED: Condition = sql`promoted`;
export const PREMIUM: Condition = sql`is_premium`;
export const inCity = (city: string): Condition => sql`city = ${city}`;

export const activeSections = (db: Db) =>
  db
    .selectFrom('home_sections')
    .select(['type', 'title'])
    .where('is_active', '=', true)
    .orderBy('rank')
    .execute();

export const sliders = (db: Db) =>
  db
    .selectFrom('sliders as s')
    .leftJoin('categories as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.slider_type',
      's.image',
      's.web_image',
      's.category_id',
      's.property_id',
      's.show_property_details',
      's.link',
      'c.name as category_name',
      'c.slug_id as category_slug',
    ])
    .orderBy('s.id', 'desc')
    .execute();

export const anyOnMarket = async (db: Db, conditions: readonly Condition[]) => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from properties where ${sql.join([sql.ref('is_on_market'), ...conditions], sql` and `)}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
};

export const homeCity = async (db: Db, userId: number) =>
  (await db.selectFrom('users').select('city').where('id', '=', userId).executeTakeFirst())?.city ??
  undefined;

import { sql } from 'kysely';
import { containsFolded } from '#db/containing.ts';
import type { Db } from '#db/database.ts';

/** The id of a live listing, or of one of the caller's in any state, by id or slug. */
export const idBySlug = async (
  db: Db,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
  callerId: number | null,
) => {
  const query = db
    .selectFrom('properties')
    .select('id')
    .where((at) =>
      at.or([at('is_live', '=', true), ...(callerId === null ? [] : [at('added_by', '=', callerId)])]),
    );
  const row = await (
    slug !== undefined ? query.where('slug_id', '=', slug) : query.where('id', '=', id ?? 0)
  ).executeTakeFirst();
  return row?.id;
};

/** How many photos and documents a listing has, which is public. */
export async function countsOf(
  db: Db,
  id: number,
): Promise<{ photos_count: number; documents_count: number }> {
  const { rows } = await sql<{ photos_count: number; documents_count: number }>`
    select (select count(*)::int from property_images i where i.property_id = p.id) + (p.title_image <> '')::int as photos_count,
      (select count(*)::int from property_documents d where d.property_id = p.id) as documents_count
    from properties p where p.id = ${id}`.execute(db);
  return rows[0] ?? { photos_count: 0, documents_count: 0 };
}

export interface Withdrawn {
  city: string;
  category_id: number;
  category: string;
  category_slug_id: string;
  /** 0 sell, 1 rent. */
  deal: number;
}

/** A listing that was approved and that its owner has taken off the market; never one that waits for approval or was refused. */
export const withdrawnBySlug = async (
  db: Db,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
) =>
  (
    await sql<Withdrawn>`
      select p.city, p.category_id, c.name as category, c.slug_id as category_slug_id, p.property_type % 2 as deal
      from properties p join categories c on c.id = p.category_id
      where p.status = 0 and p.request_status = 'approved'
        and ${slug === undefined ? sql`p.id = ${id ?? 0}` : sql`p.slug_id = ${slug}`}`.execute(db)
  ).rows[0];

/** Listings of the same kind on the market, those of the same city first, then the newest. */
export const likeWithdrawn = async (db: Db, { city, category_id, deal }: Withdrawn, limit: number) =>
  (
    await sql<{ id: number }>`select id from properties
      where is_on_market and not is_premium and category_id = ${category_id} and property_type = ${deal}
      order by city = ${city} desc, id desc limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id);

/** Newest listings on the market that a caller without premium access may open, except one. */
export const newestOthers = async (db: Db, except: number, limit: number) =>
  (
    await db
      .selectFrom('properties')
      .select('id')
      .where('is_on_market', '=', true)
      .where('is_premium', '=', false)
      .where('id', '<>', except)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Live listings that the user advertises. */
export async function advertisedBy(db: Db, userId: number, limit: number, offset: number) {
  const { rows } = await sql<{ id: number; n: number }>`
    select p.id, count(*) over ()::int as n from properties p
    where p.is_live and exists (select from adverts a where a.property_id = p.id and a.user_id = ${userId})
    order by p.id desc limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.n ?? 0 };
}

/** Others of the same category on the market: first those of the same deal, each newest first. */
export async function sameCategory(
  db: Db,
  id: number,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
) {
  const named = search ? sql`and ${containsFolded(sql`other.title`, search)}` : sql``;
  const most = limit + offset;
  const others = (isSameDeal: boolean) => sql`
    select other.id, ${isSameDeal}::boolean as is_same_deal
    from properties p join properties other on other.category_id = p.category_id and other.id <> p.id
    where p.id = ${id} and other.is_on_market and (other.property_type = p.property_type) = ${isSameDeal} ${named}
    order by other.id desc limit ${most}`;
  const { rows } = await sql<{ id: number }>`
    select id from ((${others(true)}) union all (${others(false)})) as listed
    order by is_same_deal desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether there is such a listing, and it may be compared. */
export const isLive = async (db: Db, id: number) =>
  (await db
    .selectFrom('properties')
    .select('id')
    .where('id', '=', id)
    .where('is_live', '=', true)
    .executeTakeFirst()) !== undefined;

/** Cheapest and dearest listing on the market; both null while there is none. */
export const priceRange = async (db: Db) => {
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select (select compared_price from properties where is_on_market order by compared_price limit 1) as min,
           (select compared_price from properties where is_on_market order by compared_price desc limit 1) as max`.execute(
    db,
  );
  return rows[0] ?? { min: null, max: null };
};

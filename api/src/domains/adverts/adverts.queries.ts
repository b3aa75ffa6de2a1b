import { ADVERT } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';

export type Kind = 'property' | 'project';

/** An own listing, locked until the transaction ends, and whether it may be featured now. */
export async function lockOwn(db: Db, kind: Kind, userId: number, id: number) {
  const table = sql.table(kind === 'property' ? 'properties' : 'projects');
  const shown = sql.ref(kind === 'property' ? 'is_on_market' : 'is_live');
  const { rows } = await sql<{ shown: boolean; title: string }>`
    select ${shown} as shown, title from ${table} where id = ${id} and added_by = ${userId} for update`.execute(
    db,
  );
  return rows[0];
}

export const hasOpenAdvert = async (db: Db, kind: Kind, id: number) =>
  (await db
    .selectFrom('adverts')
    .select('id')
    .where(kind === 'property' ? 'property_id' : 'project_id', '=', id)
    .where('status', 'in', [ADVERT.approved, ADVERT.pending])
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const isVerified = async (db: Db, userId: number) =>
  (await db
    .selectFrom('verification_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'success')
    .executeTakeFirst()) !== undefined;

export const insertAdvert = (
  db: Db,
  row: {
    userId: number;
    kind: Kind;
    id: number;
    userPackageId: number;
    packageId: number;
    durationHours: number;
    isApproved: boolean;
    now: Date;
  },
) =>
  db
    .insertInto('adverts')
    .values({
      user_id: row.userId,
      property_id: row.kind === 'property' ? row.id : null,
      project_id: row.kind === 'project' ? row.id : null,
      package_id: row.packageId,
      user_package_id: row.userPackageId,
      type: 'HomeScreen',
      status: row.isApproved ? ADVERT.approved : ADVERT.pending,
      starts_at: row.now,
      ends_at: new Date(row.now.getTime() + row.durationHours * 3_600_000),
    })
    .execute();

export interface AdvertRecord {
  id: number;
  /** Where it is shown. */
  type: 'Slider' | 'HomeScreen' | 'ProductListing';
  is_enabled: boolean;
  reject_reason: string;
  package_id: number | null;
  package_name: string | null;
  views: number;
  leads: number;
  status: number;
  starts_at: Date;
  ends_at: Date;
  paused_at: Date | null;
  property_id: number | null;
  project_id: number | null;
  listing_id: number;
  category_id: number;
  slug_id: string;
  title: string;
  city: string;
  state: string;
  country: string;
  image: string;
  /** Properties only. */
  price: number;
  deal: number;
  /** Projects only. */
  project_type: 'under_construction' | 'upcoming';
  category_name: string;
  category_slug: string;
  category_image: string;
}

/** Views and leads of the listing while the advert was shown, up to `now`. */
function results(kind: Kind, now: Date) {
  const [days, interests, key] =
    kind === 'property'
      ? (['property_view_days', 'interests', 'property_id'] as const)
      : (['project_view_days', 'project_interests', 'project_id'] as const);
  const shown = sql`(a.status = ${ADVERT.approved} or a.status = ${ADVERT.expired} and a.is_enabled)`;
  const end = sql`least(a.ends_at, ${now}::timestamptz)`;
  const utcDay = (time: RawBuilder<unknown>) => sql`(${time} at time zone 'UTC')::date`;
  return sql`
    (select coalesce(sum(v.views), 0)::int from ${sql.table(days)} v where ${shown} and v.${sql.ref(key)} = l.id
      and v.day between ${utcDay(sql`a.starts_at`)} and ${utcDay(end)}) as views,
    (select count(*)::int from ${sql.table(interests)} i where ${shown} and i.${sql.ref(key)} = l.id
      and i.created_at between a.starts_at and ${end}) as leads`;
}

/** Own adverts of one kind, newest first, and the number of all. */
export async function ownPage(
  db: Db,
  kind: Kind,
  { userId, limit, offset, now }: { userId: number; limit: number; offset: number; now: Date },
) {
  const columns =
    kind === 'property'
      ? sql`l.title_image as image, l.price, l.property_type as deal, null as project_type`
      : sql`l.image, 0 as price, 0 as deal, l.type as project_type`;
  const table = sql.table(kind === 'property' ? 'properties' : 'projects');
  const key = sql.ref(kind === 'property' ? 'a.property_id' : 'a.project_id');
  const { rows } = await sql<AdvertRecord>`
    select a.id, a.status, a.type, a.is_enabled, a.reject_reason, a.package_id, k.name as package_name, ${results(kind, now)},
      a.starts_at, advert_end(a) as ends_at, a.paused_at, a.property_id, a.project_id, l.id as listing_id, l.category_id, l.slug_id,
      l.title, l.city, l.state, l.country, ${columns}, c.name as category_name, c.slug_id as category_slug,
      c.image as category_image
    from adverts a join ${table} l on l.id = ${key} join categories c on c.id = l.category_id
      left join packages k on k.id = a.package_id
    where a.user_id = ${userId} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from adverts a where a.user_id = ${userId} and ${key} is not null`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Locks the listing of an advert, which comes before the advert itself: so does a review of the listing. */
export async function lockListingOf(trx: Db, advertId: number): Promise<void> {
  await sql`select from properties where id = (select property_id from adverts where id = ${advertId})
    for no key update`.execute(trx);
  await sql`select from projects where id = (select project_id from adverts where id = ${advertId})
    for no key update`.execute(trx);
}

/** Removes an own advert; false when there is none. */
export async function removeOwn(trx: Db, userId: number, id: number): Promise<boolean> {
  await lockListingOf(trx, id);
  const removed = await trx
    .deleteFrom('adverts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export interface EndedAdvert {
  id: number;
  user_id: number | null;
  kind: Kind;
  listing_id: number;
  title: string;
  user_package_id: number | null;
  /** It was not reviewed in its time, so it was never shown. */
  has_waited: boolean;
}

/** Ends the adverts whose time is over; that of paused ones stands still. One that waited is switched off, which keeps the views of its days out of its results. */
export async function endOver(db: Db, now: Date): Promise<EndedAdvert[]> {
  const isOver = sql`status in (${ADVERT.approved}, ${ADVERT.pending}) and ends_at < ${now} and paused_at is null`;
  // Listings come before their adverts, as where a listing is reviewed.
  await sql`select from properties where id in (select property_id from adverts where ${isOver})
    order by id for no key update`.execute(db);
  await sql`select from projects where id in (select project_id from adverts where ${isOver})
    order by id for no key update`.execute(db);
  const { rows } = await sql<EndedAdvert>`
    with over as (
      select id, status = ${ADVERT.pending} as has_waited from adverts where ${isOver} for update)
    update adverts a set status = ${ADVERT.expired}, is_enabled = a.is_enabled and not o.has_waited
      from over o join adverts b on b.id = o.id
        left join properties p on p.id = b.property_id left join projects j on j.id = b.project_id
      where a.id = o.id
      returning a.id, a.user_id, case when a.property_id is null then 'project' else 'property' end as kind,
        coalesce(a.property_id, a.project_id) as listing_id, coalesce(p.title, j.title) as title,
        a.user_package_id, o.has_waited`.execute(db);
  return rows;
}

import type { ConfirmationStep, EnergyClass } from '@lintel/api-contract';
import { sql } from 'kysely';
import { containsFolded } from '#db/containing.ts';
import type { Db } from '#db/database.ts';
import { isUnblocked } from '#domains/listings/interest/leads.queries.ts';

export interface ImageRecord {
  id: number;
  file: string;
  alt: string;
  color: string;
}
export interface DocumentRecord {
  id: number;
  file: string;
  file_name: string;
  type: string;
}
export interface ParameterRecord {
  id: number;
  name: string;
  type: string;
  options: string[] | null;
  image: string;
  is_required: boolean;
  value: string | string[];
  /** Of a file; empty where its name is not known. */
  file_name: string;
}
export interface FacilityRecord {
  id: number;
  facility_id: number;
  distance: number;
  place_name: string | null;
  latitude: number | null;
  longitude: number | null;
  name: string;
  image: string;
  created_at: string;
  updated_at: string;
}

/** A listing with everything that any of its shapes on the wire needs. */
export interface PropertyRecord {
  id: number;
  added_by: number | null;
  category_id: number;
  title: string;
  slug_id: string;
  description: string;
  property_type: number;
  price: number;
  previous_price: number | null;
  price_changed_at: Date | null;
  rent_duration: string | null;
  is_premium: boolean;
  address: string;
  client_address: string;
  city: string;
  state: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  title_image: string;
  title_image_alt: string;
  title_image_color: string;
  title_image_hash: string;
  three_d_image: string;
  video_link: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  request_status: 'pending' | 'approved' | 'rejected';
  status: 0 | 1;
  promoted: boolean;
  favourite_count: number;
  total_click: number;
  energy_class: EnergyClass | null;
  confirmed_at: Date;
  confirmation_step: ConfirmationStep;
  confirmation_due_at: Date;
  created_at: Date;
  updated_at: Date;
  category_name: string;
  category_slug: string;
  category_image: string;
  images: ImageRecord[];
  documents: DocumentRecord[];
  parameters: ParameterRecord[];
  facilities: FacilityRecord[];
  is_favourite: boolean;
  /** Another one after every change of the listing or its parts. */
  version: string;
  /** Another one after every write of what the owner states. */
  revision: number;
}

/**
 * Complete listings in the order of `ids`; ids that do not exist are left out. One statement whatever the number.
 * `callerId` null: a visitor, who has no favourites.
 */
export const propertiesByIds = (ids: readonly number[], callerId: number | null) => sql<PropertyRecord>`
  select p.id, p.xmin::text as version, p.added_by, p.category_id, p.title, p.slug_id, p.description, p.property_type, p.price, p.previous_price,
    p.price_changed_at, p.rent_duration, p.is_premium, p.address, p.client_address, p.city, p.state, p.country, p.latitude,
    p.longitude, p.title_image, p.title_image_alt, p.title_image_color, p.title_image_hash, p.three_d_image, p.video_link, p.meta_title,
    p.meta_description, p.meta_keywords, p.meta_image, p.request_status, p.status, p.promoted, p.favourite_count,
    p.total_click, p.energy_class, p.confirmed_at, p.confirmation_step, p.confirmation_due_at, p.revision, p.created_at, p.updated_at, c.name as category_name, c.slug_id as category_slug, c.image as category_image,
    coalesce((select json_agg(json_build_object('id', i.id, 'file', i.file, 'alt', i.alt, 'color', i.color) order by i.rank, i.id)
      from property_images i where i.property_id = p.id), '[]') as images,
    coalesce((select json_agg(json_build_object('id', d.id, 'file', d.file, 'file_name', d.file_name, 'type', d.type) order by d.id)
      from property_documents d where d.property_id = p.id), '[]') as documents,
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'type', m.type, 'options', m.options, 'image', m.image,
        'is_required', m.is_required, 'value', v.value, 'file_name', v.file_name) order by r.rank nulls last, m.id)
      from property_parameters v join parameters m on m.id = v.parameter_id
      left join category_parameters r on r.category_id = p.category_id and r.parameter_id = m.id
      where v.property_id = p.id), '[]') as parameters,
    coalesce((select json_agg(json_build_object('id', a.id, 'facility_id', f.id, 'distance', a.distance, 'place_name', a.place_name,
        'latitude', a.latitude, 'longitude', a.longitude, 'name', f.name, 'image', f.image,
        'created_at', a.created_at, 'updated_at', a.updated_at) order by f.id)
      from property_facilities a join facilities f on f.id = a.facility_id where a.property_id = p.id), '[]') as facilities,
    exists (select from favourites s where s.property_id = p.id and s.user_id = ${callerId}) as is_favourite
  from unnest(${ids}::int[]) with ordinality as wanted (id, position)
  join properties p on p.id = wanted.id
  join categories c on c.id = p.category_id
  order by wanted.position`;

/** Versions of listings in the order of `ids`, and whether the caller has saved them. */
export const versionsByIds = (ids: readonly number[], callerId: number | null) => sql<{
  id: number;
  version: string;
  is_favourite: boolean;
}>`
  select p.id, p.xmin::text as version,
    exists (select from favourites s where s.property_id = p.id and s.user_id = ${callerId}) as is_favourite
  from unnest(${ids}::int[]) with ordinality as wanted (id, position)
  join properties p on p.id = wanted.id
  order by wanted.position`;

/** What the detail page adds: the owner, what people did with the listing, and what stands between owner and caller. */
export interface DetailRecord {
  id: number;
  owner_name: string | null;
  owner_slug: string | null;
  owner_email: string | null;
  owner_mobile: string | null;
  owner_profile: string | null;
  owner_verified: boolean;
  owner_properties: number;
  owner_projects: number;
  favourite_users: number[];
  interested_users: number[];
  reported_at: Date | null;
  inquiry: boolean;
  blocked_by_me: boolean;
  blocked_by_owner: boolean;
}

export const detailsByIds = async (db: Db, ids: readonly number[], callerId: number | null) => {
  const { rows } = await sql<DetailRecord>`
    select p.id, u.name as owner_name, u.slug_id as owner_slug, u.email as owner_email, u.mobile as owner_mobile,
      u.profile as owner_profile,
      exists (select from verification_applications v where v.user_id = p.added_by and v.status = 'success') as owner_verified,
      (select count(*)::int from properties o where o.added_by = p.added_by and o.is_on_market) as owner_properties,
      (select count(*)::int from projects o where o.added_by = p.added_by and o.is_live) as owner_projects,
      coalesce((select json_agg(s.user_id order by s.id) from favourites s where s.property_id = p.id), '[]') as favourite_users,
      coalesce((select json_agg(s.user_id order by s.id) from interests s where s.property_id = p.id), '[]') as interested_users,
      (select r.created_at from reports r where r.property_id = p.id and r.user_id = ${callerId} limit 1) as reported_at,
      exists (select from messages m where m.property_id = p.id and m.sender_id = ${callerId}) as inquiry,
      exists (select from blocks b where b.by_user_id = ${callerId} and b.user_id is not distinct from p.added_by) as blocked_by_me,
      exists (select from blocks b where b.user_id = ${callerId} and b.by_user_id is not distinct from p.added_by) as blocked_by_owner
    from properties p left join users u on u.id = p.added_by
    where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Adverts of listings, newest first. */
export const advertsOf = (db: Db, propertyIds: readonly number[]) =>
  db
    .selectFrom('adverts as a')
    .selectAll('a')
    .select(sql<Date>`advert_end(a)`.as('ends_at'))
    .where('property_id', 'in', propertyIds.length ? [...propertyIds] : [0])
    .orderBy('id', 'desc')
    .execute();

/** What only the owner sees beside the listing. */
export const ownerExtras = async (db: Db, ids: readonly number[], ownerId: number) => {
  const [reasons, interested, facts] = await Promise.all([
    db
      .selectFrom('reject_reasons')
      .distinctOn('property_id')
      .selectAll()
      .where('property_id', 'in', ids.length ? [...ids] : [0])
      .orderBy('property_id')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('interests as i')
      .innerJoin('users as u', 'u.id', 'i.user_id')
      .select(['i.property_id', 'u.id', 'u.name', 'u.profile'])
      .where('i.property_id', 'in', ids.length ? [...ids] : [0])
      .where(isUnblocked(ownerId))
      .orderBy('i.id')
      .execute(),
    db
      .selectFrom('category_parameters')
      .select(['category_id', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('category_id')
      .execute(),
  ]);
  return {
    reasons: new Map(reasons.map((row) => [row.property_id, row])),
    interested,
    /** How many facts the listings of a category may state. */
    factsOfCategory: new Map(facts.map(({ category_id, count }) => [category_id, count])),
  };
};

export interface OwnFilter {
  id?: number | undefined;
  slug?: string | undefined;
  propertyType?: number | undefined;
  status?: number[] | undefined;
  requestStatus?: string[] | undefined;
  isPromoted?: boolean | undefined;
  confirmation?: 'due' | 'expired' | undefined;
  /** Part of the title. */
  search?: string | undefined;
  sort?: keyof typeof ownOrders | undefined;
}

/** Of two that are equal the newer one comes first, so that pages neither repeat nor miss a row. */
const ownOrders = {
  newest: sql`id desc`,
  oldest: sql`id`,
  price_high: sql`price desc, id desc`,
  price_low: sql`nullif(price, 0), id desc`,
  most_viewed: sql`total_click desc, id desc`,
};

/** Own listings that match, in the order asked for: ids of the page, number of all and sum of their views. */
export async function ownPage(db: Db, userId: number, filter: OwnFilter, limit: number, offset: number) {
  let query = db.selectFrom('properties').where('added_by', '=', userId);
  if (filter.id !== undefined) query = query.where('id', '=', filter.id);
  else if (filter.slug !== undefined) query = query.where('slug_id', '=', filter.slug);
  if (filter.propertyType !== undefined) query = query.where('property_type', '=', filter.propertyType);
  if (filter.status)
    query = query.where('status', 'in', filter.status).where('request_status', '=', 'approved');
  if (filter.requestStatus) query = query.where('request_status', 'in', filter.requestStatus);
  if (filter.isPromoted) query = query.where('promoted', '=', true);
  if (filter.confirmation === 'due')
    query = query.where('is_on_market', '=', true).where('confirmation_step', 'in', ['asked', 'overdue']);
  if (filter.confirmation === 'expired') query = query.where('confirmation_step', '=', 'expired');
  if (filter.search) query = query.where(containsFolded(sql`title`, filter.search));
  const [rows, sums] = await Promise.all([
    query
      .select('id')
      .orderBy(ownOrders[filter.sort ?? 'newest'])
      .limit(limit)
      .offset(offset)
      .execute(),
    query
      .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(sum(total_click), 0)`.as('views')])
      .executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), total: sums.total, views: sums.views };
}

export const newestOwn = async (db: Db, userId: number, except: number, limit: number) =>
  (
    await db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', userId)
      .where('id', '<>', except)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

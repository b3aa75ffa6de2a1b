import { ADVERT } from '@lintel/api-contract';
import { containsFolded } from '#db/containing.ts';
import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';
import { isUnblocked } from '#domains/listings/interest/leads.queries.ts';
import { exactlyAt, insideCircle, EXACT_POSITION } from '#db/geometry.ts';

interface FileRow {
  id: number;
  kind: 'image' | 'doc';
  file: string;
  file_name: string;
  alt: string;
  color: string;
  created_at: string;
  updated_at: string;
}
interface PlanRow {
  id: number;
  title: string;
  document: string;
  /** What the client that sent it called it. */
  client_id: string | null;
  created_at: string;
  updated_at: string;
}
interface UnitRow {
  id: number;
  title: string;
  bedrooms: number | null;
  area: number | null;
  price: number | null;
  available: number;
  /** What the client that sent it called it. */
  client_id: string | null;
}
interface ReasonRow {
  id: number;
  property_id: number | null;
  project_id: number | null;
  reason: string;
  created_at: string;
  updated_at: string;
}

/** A project with everything that any of its shapes on the wire needs. */
export interface ProjectRecord {
  id: number;
  added_by: number | null;
  category_id: number;
  title: string;
  slug_id: string;
  description: string;
  type: 'under_construction' | 'upcoming';
  location: string;
  city: string;
  state: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  image: string;
  image_alt: string;
  image_color: string;
  video_link: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  request_status: 'pending' | 'approved' | 'rejected';
  status: 0 | 1;
  promoted: boolean;
  is_live: boolean;
  total_click: number;
  /** Another one after every write of what the owner states. */
  revision: number;
  created_at: Date;
  updated_at: Date;
  has_open_advert: boolean;
  category_name: string;
  category_slug: string;
  category_image: string;
  owner_name: string | null;
  owner_email: string | null;
  owner_mobile: string | null;
  owner_profile: string | null;
  owner_address: string | null;
  owner_slug: string | null;
  owner_verified: boolean;
  files: FileRow[];
  plans: PlanRow[];
  /** The smallest first. */
  units: UnitRow[];
  /** Newest reason of a refusal. */
  reason: ReasonRow | null;
}

/** Complete projects in the order of `ids`; ids that do not exist are left out. */
export const projectsByIds = (ids: readonly number[]) => sql<ProjectRecord>`
  select p.id, p.added_by, p.category_id, p.title, p.slug_id, p.description, p.type, p.location, p.city, p.state, p.country,
    p.latitude, p.longitude, p.image, p.image_alt, p.image_color, p.video_link, p.meta_title, p.meta_description,
    p.meta_keywords, p.meta_image, p.request_status, p.status, p.promoted, p.is_live, p.total_click, p.revision, p.created_at, p.updated_at,
    exists (select from adverts a where a.project_id = p.id and a.status <> ${ADVERT.expired}) as has_open_advert,
    c.name as category_name, c.slug_id as category_slug, c.image as category_image, u.name as owner_name,
    u.email as owner_email, u.mobile as owner_mobile, u.profile as owner_profile, u.address as owner_address, u.slug_id as owner_slug,
    exists (select from verification_applications v where v.user_id = p.added_by and v.status = 'success') as owner_verified,
    coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'file', f.file, 'file_name', f.file_name, 'created_at', f.created_at,
      'updated_at', f.updated_at, 'alt', f.alt, 'color', f.color) order by f.rank, f.id) from project_files f where f.project_id = p.id), '[]') as files,
    coalesce((select json_agg(json_build_object('id', l.id, 'title', l.title, 'document', l.document, 'client_id', l.client_id, 'created_at', l.created_at,
      'updated_at', l.updated_at) order by l.rank, l.id) from project_plans l where l.project_id = p.id), '[]') as plans,
    coalesce((select json_agg(json_build_object('id', n.id, 'title', n.title, 'bedrooms', n.bedrooms, 'area', n.area, 'price', n.price,
      'available', n.available, 'client_id', n.client_id) order by n.area nulls last, n.bedrooms nulls last, n.id) from project_units n where n.project_id = p.id),
      '[]') as units,
    (select to_json(r) from reject_reasons r where r.project_id = p.id order by r.id desc limit 1) as reason
  from unnest(${ids}::int[]) with ordinality as wanted (id, position)
  join projects p on p.id = wanted.id join categories c on c.id = p.category_id left join users u on u.id = p.added_by
  order by wanted.position`;

export interface ProjectKey {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
}

/** What projects are selected by; absent means: any. */
export interface ProjectConditions {
  readonly key?: ProjectKey | undefined;
  readonly except?: number | undefined;
  readonly live?: boolean | undefined;
  readonly promoted?: boolean | undefined;
  readonly addedBy?: number | undefined;
  readonly requestStatus?: readonly string[] | undefined;
  /** Shown or hidden, of approved ones. */
  readonly visibility?: readonly number[] | undefined;
  /** Part of the title. */
  readonly search?: string | undefined;
  /** Radius in kilometres; without one, exactly there. */
  readonly at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
  /** From inclusive, to exclusive. */
  readonly posted?: { readonly from: Date; readonly to: Date } | undefined;
}

function conditionsOf(wanted: ProjectConditions): Condition[] {
  const { key, except, at, posted } = wanted;
  const all: Condition[] = [sql`true`];
  if (key) all.push(key.slug === undefined ? sql`id = ${key.id ?? 0}` : sql`slug_id = ${key.slug}`);
  if (except !== undefined) all.push(sql`id <> ${except}`);
  if (wanted.live) all.push(sql`is_live`);
  if (wanted.promoted) all.push(sql`promoted`);
  if (wanted.addedBy !== undefined) all.push(sql`added_by = ${wanted.addedBy}`);
  if (wanted.requestStatus) all.push(sql`request_status = any(${wanted.requestStatus}::text[])`);
  if (wanted.visibility)
    all.push(sql`request_status = 'approved' and status = any(${wanted.visibility}::int[])`);
  if (wanted.search) all.push(containsFolded(sql`title`, wanted.search));
  if (at?.radius) all.push(insideCircle({ ...at, radius: at.radius }, EXACT_POSITION));
  else if (at) all.push(exactlyAt(at, EXACT_POSITION));
  if (posted) all.push(sql`created_at >= ${posted.from} and created_at < ${posted.to}`);
  return all;
}

const orders = {
  newest: sql`id desc`,
  oldest: sql`id`,
  most_viewed: sql`total_click desc, id desc`,
};

interface Page {
  readonly limit: number;
  readonly offset: number;
  /** The newest first by default. */
  readonly order?: keyof typeof orders | undefined;
}

/** Ids of a page of projects that match, and the number of all. */
export async function projectPage(
  db: Db,
  conditions: ProjectConditions,
  { limit, offset, order = 'newest' }: Page,
): Promise<{ ids: number[]; total: number }> {
  const where = sql.join(conditionsOf(conditions), sql` and `);
  const [page, count] = await Promise.all([
    sql<{
      id: number;
    }>`select id from projects where ${where} order by ${orders[order]} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from projects where ${where}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.n ?? 0 };
}

/** How many users have stated an interest in each of some own projects, but those between whom and the owner a block stands. */
export async function interestedCounts(
  db: Db,
  ids: readonly number[],
  ownerId: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ project_id: number; n: number }>`
    select i.project_id, count(*)::int as n from project_interests i
    where i.project_id = any(${ids}::int[]) and ${isUnblocked(ownerId)} group by 1`.execute(db);
  return new Map(rows.map(({ project_id: id, n }) => [id, n]));
}

/** Live projects by chance, at most `limit`. */
export async function randomProjects(
  db: Db,
  conditions: ProjectConditions,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id from projects where ${sql.join(conditionsOf(conditions), sql` and `)} order by id desc limit 600) pool
    order by random() limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The wire has no pages for similar projects; the list ends after so many. */
const MAX_OTHERS = 100;
/** All live projects but one, newest first. */
export const otherLive = async (db: Db, except: number) =>
  (await projectPage(db, { live: true, except }, { limit: MAX_OTHERS, offset: 0 })).ids;
export const otherOwn = async (db: Db, userId: number, except: number) =>
  (await projectPage(db, { addedBy: userId, except }, { limit: MAX_OTHERS, offset: 0 })).ids;

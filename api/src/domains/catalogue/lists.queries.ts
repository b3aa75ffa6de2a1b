import type { Quantity } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';
import { distanceTo, EXACT_POSITION, exactlyAt } from '#db/geometry.ts';
import { containsFolded } from '#db/containing.ts';

export interface CategoryFilter {
  id?: number | undefined;
  slug?: string | undefined;
  search?: string | undefined;
  /** Only categories with listings on the market. */
  hasProperty?: boolean | undefined;
  at?: { latitude: number; longitude: number } | undefined;
  limit: number;
  offset: number;
}

export interface CategoryRecord {
  id: number;
  name: string;
  slug_id: string;
  image: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  properties_count: number;
  total: number;
  parameters: {
    id: number;
    name: string;
    type: string;
    options: string[] | null;
    image: string;
    is_required: boolean;
    quantity: Quantity | null;
  }[];
}

/** Categories in the administrator's order, with the facts of their listings in the same statement. */
export async function categories(db: Db, filter: CategoryFilter): Promise<CategoryRecord[]> {
  const where: RawBuilder<boolean>[] = [sql<boolean>`c.is_active`];
  if (filter.id !== undefined) where.push(sql<boolean>`c.id = ${filter.id}`);
  if (filter.slug !== undefined) where.push(sql<boolean>`c.slug_id = ${filter.slug}`);
  if (filter.search) where.push(containsFolded(sql`c.name`, filter.search));
  if (filter.hasProperty) where.push(sql<boolean>`live.n > 0`);
  const live = filter.at
    ? sql`select count(*)::int as n from properties p where p.category_id = c.id and p.is_on_market
        and p.public_latitude = ${filter.at.latitude} and p.public_longitude = ${filter.at.longitude}`
    : sql`select coalesce(sum(m.n), 0)::int as n from market_counts m where m.kind = 'category' and m.key = c.id::text`;
  const { rows } = await sql<CategoryRecord>`
    select c.id, c.name, c.slug_id, c.image, c.meta_title, c.meta_description, c.meta_keywords, c.meta_image,
      live.n as properties_count, count(*) over ()::int as total,
      coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'type', m.type, 'options', m.options,
          'image', m.image, 'is_required', m.is_required, 'quantity', m.quantity) order by r.rank, m.id)
        from category_parameters r join parameters m on m.id = r.parameter_id where r.category_id = c.id), '[]') as parameters
    from categories c cross join lateral (${live}) live
    where ${sql.join(where, sql` and `)}
    order by c.rank, c.id limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return rows;
}

export interface CityRecord {
  city: string;
  n: number;
  image: string | null;
  /** Kilometres. */
  distance: number | null;
  total: number;
}

export interface CityFilter {
  at?: { latitude: number; longitude: number } | undefined;
  /** Left out. */
  except?: string | undefined;
  limit: number;
  offset: number;
}

/** Cities by their number of listings on the market, or by their distance. */
export const cities = async (db: Db, { at, except = '', limit, offset }: CityFilter) =>
  (
    await sql<CityRecord>`
      select counted.city, counted.n, c.image, ${at ? distanceTo(at, EXACT_POSITION) : sql`null::float8`} as distance,
        count(*) over ()::int as total from (
        select key as city, sum(n)::int as n from market_counts
        where kind = 'city' and key <> '' and key <> ${except} group by key having sum(n) > 0) counted
      left join cities c on c.name = counted.city
      order by distance, counted.n desc, counted.city limit ${limit} offset ${offset}`.execute(db)
  ).rows;

/** Where a city lies, if that is known. */
export const positionOfCity = async (db: Db, city: string) =>
  (
    await sql<{ latitude: number; longitude: number }>`
      select latitude, longitude from cities where name = ${city} and latitude is not null and longitude is not null`.execute(
      db,
    )
  ).rows[0];

export const allParameters = (db: Db) =>
  db
    .selectFrom('parameters')
    .select(['id', 'name', 'type', 'options', 'image', 'is_required'])
    .orderBy('id')
    .execute();

export const facilities = (db: Db, id: number | undefined) => {
  const query = db.selectFrom('facilities').selectAll().orderBy('id');
  return (id === undefined ? query : query.where('id', '=', id)).execute();
};

export interface AgentRecord {
  id: number;
  name: string;
  email: string;
  profile: string;
  slug_id: string;
  projects_count: number;
  property_count: number;
  is_verified: boolean;
  total: number;
}

export interface AgentFilter {
  limit: number;
  offset: number;
  at?: { latitude: number; longitude: number } | undefined;
  /** Part of the name. */
  search?: string | undefined;
  verifiedOnly?: boolean | undefined;
}

/** What agents have at one place, of properties by their public position. */
const offeredAt = (at: { latitude: number; longitude: number }) => sql`
    select added_by, count(*) filter (where kind = 'property')::int as property_count,
      count(*) filter (where kind = 'project')::int as projects_count
    from (
      select added_by, 'property' as kind from properties
        where is_on_market and added_by is not null and ${exactlyAt(at)}
      union all select added_by, 'project' from projects
        where is_live and added_by is not null and ${exactlyAt(at, EXACT_POSITION)}) listed
    group by added_by`;

/** Active users with something on the market: verified first, then by how much. */
export async function agents(
  db: Db,
  { limit, offset, at, search, verifiedOnly }: AgentFilter,
): Promise<AgentRecord[]> {
  const named = search ? sql`and ${containsFolded(sql`u.name`, search)}` : sql``;
  const verified = verifiedOnly ? sql`where v.status is not null` : sql``;
  const offered = at
    ? offeredAt(at)
    : sql`
      select key::int as added_by, coalesce(sum(n) filter (where kind = 'agent_properties'), 0)::int as property_count,
        coalesce(sum(n) filter (where kind = 'agent_projects'), 0)::int as projects_count
      from market_counts where kind in ('agent_properties', 'agent_projects') and key <> '' group by key having sum(n) > 0`;
  const { rows } = await sql<AgentRecord>`
    with offered as (${offered})
    select u.id, u.name, u.email, u.profile, u.slug_id, offered.projects_count, offered.property_count,
      (v.status is not null) as is_verified, count(*) over ()::int as total
    from offered join users u on u.id = offered.added_by and u.is_active ${named}
    left join verification_applications v on v.user_id = u.id and v.status = 'success'
    ${verified}
    order by is_verified desc, offered.property_count + offered.projects_count desc, u.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What the provider itself has on the market. */
export const providerCounts = async (db: Db) => {
  const { rows } = await sql<{ properties: number; projects: number }>`
    select coalesce(sum(n) filter (where kind = 'agent_properties'), 0)::int as properties,
      coalesce(sum(n) filter (where kind = 'agent_projects'), 0)::int as projects
    from market_counts where kind in ('agent_properties', 'agent_projects') and key = ''`.execute(db);
  return rows[0] ?? { properties: 0, projects: 0 };
};

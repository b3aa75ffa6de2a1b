import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';

export interface AgentRecord {
  id: number;
  slug_id: string;
  name: string;
  profile: string;
  mobile: string | null;
  email: string;
  address: string;
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  about_me: string | null;
  facebook_id: string | null;
  twitter_id: string | null;
  youtube_id: string | null;
  instagram_id: string | null;
  is_verified: boolean;
}

/** An active user by slug or id. */
export async function agentBy(
  db: Db,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
): Promise<AgentRecord | undefined> {
  const which: RawBuilder<boolean> = slug === undefined ? sql`u.id = ${id ?? 0}` : sql`u.slug_id = ${slug}`;
  const { rows } = await sql<AgentRecord>`
    select u.id, u.slug_id, u.name, u.profile, u.mobile, u.email, u.address, u.city, u.state, u.country, u.latitude,
      u.longitude, u.about_me, u.facebook_id, u.twitter_id, u.youtube_id, u.instagram_id,
      exists (select from verification_applications v where v.user_id = u.id and v.status = 'success') as is_verified
    from users u where ${which} and u.is_active and not exists (select from account_deletions d where d.user_id = u.id)`.execute(
    db,
  );
  return rows[0];
}

export interface Offered {
  properties: number;
  premium: number;
  projects: number;
}

/** The listings of a user on the market; null: of the provider. */
export async function offeredBy(db: Db, ownerId: number | null): Promise<Offered> {
  const { rows } = await sql<Offered>`
    select count(*)::int as properties, count(*) filter (where is_premium)::int as premium,
      (select count(*)::int from projects where added_by is not distinct from ${ownerId}::int and is_live) as projects
    from properties where added_by is not distinct from ${ownerId}::int and is_on_market`.execute(db);
  return rows[0]!;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Ids of listings on the market: premium ones first, or left out; then the newest. */
export async function propertiesOf(
  db: Db,
  ownerId: number | null,
  { premium, limit, offset }: Page & { premium: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from properties
    where added_by is not distinct from ${ownerId}::int and is_on_market and (${premium} or not is_premium)
    order by is_premium desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function projectsOf(db: Db, ownerId: number | null, { limit, offset }: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from projects where added_by is not distinct from ${ownerId}::int and is_live
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

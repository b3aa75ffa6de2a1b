import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export interface Counts {
  readonly views: number;
  readonly saves: number;
  readonly leads: number;
  readonly messages: number;
}
export interface Period {
  /** First and last day, as `2026-11-23`. */
  readonly from: string;
  readonly to: string;
}
/** Ids of own listings and projects. */
export interface Subjects {
  readonly properties: readonly number[];
  readonly projects: readonly number[];
}

/** Ids of everything that a user has listed. */
export async function allOf(db: Db, ownerId: number): Promise<Subjects> {
  const [properties, projects] = await Promise.all(
    (['properties', 'projects'] as const).map(async (table) =>
      (await db.selectFrom(table).select('id').where('added_by', '=', ownerId).execute()).map(({ id }) => id),
    ),
  );
  return { properties: properties ?? [], projects: projects ?? [] };
}

const utcDay = sql`(e.created_at at time zone 'UTC')::date`;

/** What happened on each day, the oldest first. Days without anything are in it. */
export async function byDay(
  db: Db,
  { properties, projects }: Subjects,
  { from, to }: Period,
): Promise<(Counts & { day: string })[]> {
  const homes = sql`any(${[...properties]}::int[])`;
  const sites = sql`any(${[...projects]}::int[])`;
  const { rows } = await sql<Counts & { day: string }>`
    with happened (day, views, saves, leads, messages) as (
      select day, views, 0, 0, 0 from property_view_days where property_id = ${homes}
      union all select day, views, 0, 0, 0 from project_view_days where project_id = ${sites}
      union all select ${utcDay}, 0, 1, 0, 0 from favourites e where e.property_id = ${homes}
      union all select ${utcDay}, 0, 0, 1, 0 from interests e where e.property_id = ${homes}
      union all select ${utcDay}, 0, 0, 1, 0 from project_interests e where e.project_id = ${sites}
      union all select ${utcDay}, 0, 0, 0, 1 from messages e join properties p on p.id = e.property_id
        where e.property_id = ${homes} and e.receiver_id = p.added_by
      union all select ${utcDay}, 0, 0, 0, 1 from messages e join projects p on p.id = e.project_id
        where e.project_id = ${sites} and e.receiver_id = p.added_by)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(h.views), 0)::int as views, coalesce(sum(h.saves), 0)::int as saves,
      coalesce(sum(h.leads), 0)::int as leads, coalesce(sum(h.messages), 0)::int as messages
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join happened h on h.day = d.day::date
    group by d.day order by d.day`.execute(db);
  return rows;
}

/** The medians of what was counted of each. */
const medians = sql`
    select count(*)::int as listings,
      coalesce(percentile_cont(0.5) within group (order by views), 0)::float8 as views,
      coalesce(percentile_cont(0.5) within group (order by saves), 0)::float8 as saves,
      coalesce(percentile_cont(0.5) within group (order by leads), 0)::float8 as leads,
      coalesce(percentile_cont(0.5) within group (order by messages), 0)::float8 as messages
    from counted`;

/** Medians of live listings of other owners that are of the same category and deal as one of these. */
export async function similarTo(
  db: Db,
  ownerId: number,
  properties: readonly number[],
  { from, to }: Period,
): Promise<Counts & { listings: number }> {
  const inPeriod = sql`${utcDay} between ${from}::date and ${to}::date`;
  const { rows } = await sql<Counts & { listings: number }>`
    with kinds as (select distinct category_id, property_type from properties where id = any(${[...properties]}::int[])),
    similar_ones as (select p.id, p.added_by from properties p join kinds using (category_id, property_type)
      where p.is_live and p.added_by is distinct from ${ownerId} order by p.id desc limit 500),
    counted as (select
      (select coalesce(sum(v.views), 0) from property_view_days v where v.property_id = s.id
        and v.day between ${from}::date and ${to}::date) as views,
      (select count(*) from favourites e where e.property_id = s.id and ${inPeriod}) as saves,
      (select count(*) from interests e where e.property_id = s.id and ${inPeriod}) as leads,
      (select count(*) from messages e where e.listing_id = s.id and e.receiver_id is not distinct from s.added_by
        and ${inPeriod}) as messages
      from similar_ones s)
    ${medians}`.execute(db);
  return rows[0]!;
}

/** Medians of live projects of other owners that are of the same category as this one. Projects are not saved. */
export async function similarToProject(
  db: Db,
  ownerId: number,
  project: number,
  { from, to }: Period,
): Promise<Counts & { listings: number }> {
  const inPeriod = sql`${utcDay} between ${from}::date and ${to}::date`;
  const { rows } = await sql<Counts & { listings: number }>`
    with similar_ones as (select p.id, p.added_by from projects p
      where p.is_live and p.added_by is distinct from ${ownerId}
        and p.category_id = (select category_id from projects where id = ${project}) order by p.id desc limit 500),
    counted as (select
      (select coalesce(sum(v.views), 0) from project_view_days v where v.project_id = s.id
        and v.day between ${from}::date and ${to}::date) as views,
      0 as saves,
      (select count(*) from project_interests e where e.project_id = s.id and ${inPeriod}) as leads,
      (select count(*) from messages e where e.project_id = s.id and e.receiver_id is not distinct from s.added_by
        and ${inPeriod}) as messages
      from similar_ones s)
    ${medians}`.execute(db);
  return rows[0]!;
}

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export interface ResponsivenessRecord {
  conversations: number;
  /** 0 to 1; null without conversations. */
  answered: number | null;
  minutes: number | null;
}

/**
 * Of the conversations that others began with an owner since a moment: how many, the share with an answer and the median of the
 * first answers. Each weighs half as much for every `halfLifeDays` of its age. Those without an answer count from `graceUntil` back.
 */
export async function responsivenessOf(
  db: Db,
  owner: number | null,
  {
    now,
    since,
    graceUntil,
    halfLifeDays,
  }: { now: Date; since: Date; graceUntil: Date; halfLifeDays: number },
): Promise<ResponsivenessRecord> {
  const isTo =
    owner === null
      ? sql<boolean>`m.to_admin and m.sender_id is not null`
      : sql<boolean>`m.receiver_id = ${owner} and m.sender_id is not null`;
  const isFrom = owner === null ? sql<boolean>`r.from_admin` : sql<boolean>`r.sender_id = ${owner}`;
  const isBetween =
    owner === null
      ? sql<boolean>`(e.sender_id = a.person and e.to_admin) or (e.receiver_id = a.person and e.from_admin)`
      : sql<boolean>`(e.sender_id = a.person and e.receiver_id = ${owner}) or (e.sender_id = ${owner} and e.receiver_id = a.person)`;
  const { rows } = await sql<ResponsivenessRecord>`
    with first as (
      select m.sender_id as person, m.property_id, min(m.id) as id from messages m
      where ${isTo} and m.created_at >= ${since} group by 1, 2
    ), counted as (
      select power(0.5, extract(epoch from ${now}::timestamptz - q.created_at) / 86400 / ${halfLifeDays}) as weight,
        q.created_at, extract(epoch from (
          select r.created_at from messages r
          where ${isFrom} and r.receiver_id = a.person and r.property_id = a.property_id and r.id > a.id
          order by r.id limit 1) - q.created_at) / 60 as minutes
      from first a join messages q on q.id = a.id
      where not exists (
        select from messages e where e.property_id = a.property_id and e.id < a.id and (${isBetween}))
    ), due as (
      select weight, minutes from counted where minutes is not null or created_at <= ${graceUntil}
    ), ranked as (
      select minutes, sum(weight) over (order by minutes) as running, sum(weight) over () as total
      from due where minutes is not null
    )
    select count(*)::int as conversations,
      (sum(weight) filter (where minutes is not null) / sum(weight))::float8 as answered,
      (select min(minutes) from ranked where running >= total / 2)::float8 as minutes
    from due`.execute(db);
  return rows[0]!;
}

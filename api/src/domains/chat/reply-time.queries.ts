import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Median of the first answers of an owner since a moment, in minutes, and how many there are; null is the provider. */
export async function medianReplyTime(db: Db, owner: number | null, since: Date) {
  const isTo =
    owner === null
      ? sql<boolean>`m.to_admin and m.sender_id is not null`
      : sql<boolean>`m.receiver_id = ${owner} and m.sender_id is not null`;
  const isFrom = owner === null ? sql<boolean>`r.from_admin` : sql<boolean>`r.sender_id = ${owner}`;
  const { rows } = await sql<{ minutes: number | null; n: number }>`
    with asked as (
      select m.sender_id as person, m.property_id, min(m.id) as id from messages m where ${isTo} group by 1, 2
    ), answered as (
      select extract(epoch from (
        select r.created_at from messages r
        where ${isFrom} and r.receiver_id = a.person and r.property_id = a.property_id and r.id > a.id
        order by r.id limit 1) - q.created_at) / 60 as minutes
      from asked a join messages q on q.id = a.id
      -- A conversation that the owner began is no answer.
      where q.created_at >= ${since} and not exists (
        select from messages r where ${isFrom} and r.receiver_id = a.person and r.property_id = a.property_id and r.id < a.id)
    )
    select percentile_cont(0.5) within group (order by minutes) as minutes, count(minutes)::int as n from answered`.execute(
    db,
  );
  return rows[0];
}

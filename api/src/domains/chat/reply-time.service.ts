import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';

/** Older answers say nothing of how quickly a person answers today. */
const DAYS = 90;
/** Fewer first answers than these are no habit. */
const FEWEST = 3;
const HOUR_MS = 3_600_000;

/** How long the owners of listings take to answer, from their conversations. */
export function replyTimeService({ db, clock }: { db: Db; clock: Clock }) {
  /** By owner; 0 is the provider. An hour old at most, so that a popular page counts no messages. */
  const known = new LRUCache<number, { minutes: number | undefined; until: number }>({ max: 10_000 });

  /** Median of the first answers, in minutes; undefined where there are too few. */
  async function measured(owner: number | null): Promise<number | undefined> {
    const isTo =
      owner === null
        ? sql<boolean>`m.to_admin and m.sender_id is not null`
        : sql<boolean>`m.receiver_id = ${owner} and m.sender_id is not null`;
    const isFrom = owner === null ? sql<boolean>`r.from_admin` : sql<boolean>`r.sender_id = ${owner}`;
    const since = new Date(clock.now().getTime() - DAYS * 24 * HOUR_MS);
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
    const [row] = rows;
    return row && row.n >= FEWEST && row.minutes !== null
      ? Math.max(1, Math.round(Number(row.minutes)))
      : undefined;
  }

  return {
    /** Minutes in which an owner usually answers for the first time; null is the provider. */
    async minutes(owner: number | null): Promise<number | undefined> {
      const now = clock.now().getTime();
      const kept = known.get(owner ?? 0);
      if (kept && kept.until > now) return kept.minutes;
      const minutes = await measured(owner);
      known.set(owner ?? 0, { minutes, until: now + HOUR_MS });
      return minutes;
    },
  };
}

export type ReplyTimeService = ReturnType<typeof replyTimeService>;

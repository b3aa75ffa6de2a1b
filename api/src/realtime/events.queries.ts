import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { HORIZON } from '#db/horizon.ts';
import { textOf } from '#db/text-of.ts';

export interface LoggedEvent {
  id: number;
  transaction_id: number;
  /** Receivers; an event to all users comes once for each. */
  receiver: number;
  type: string;
  data: unknown;
}

export const horizon = async (db: Db): Promise<number> =>
  (await sql<{ at: number }>`select ${HORIZON} as at`.execute(db)).rows[0]!.at;

/** The oldest transaction that wrote an event in the last milliseconds; undefined when none did. */
export async function firstSince(db: Db, ms: number): Promise<number | undefined> {
  const { rows } = await sql<{ first: number | null }>`
    select min(transaction_id) as first from event_log
    where created_at >= now() - ${ms}::float8 * interval '1 millisecond'`.execute(db);
  return rows[0]!.first ?? undefined;
}

/** Events for these people from a horizon on, in the order of writing, and the horizon up to which that is all. */
export async function eventsFrom(
  db: Db,
  userIds: readonly number[],
  from: number,
): Promise<{ events: LoggedEvent[]; horizon: number }> {
  const { rows } = await sql<LoggedEvent & { at: number } & { id: number | null }>`
    select e.id, e.transaction_id, u.id as receiver, e.type,
      coalesce(${textOf({ column: 'e.texts' })}, '{}') || e.data as data, h.at
    from (select ${HORIZON} as at) h
    left join (event_log e join users u on u.id = any(${[...userIds]}::int[])
      and (e.user_id = u.id or e.user_id is null) and (not e.may_be_switched_off or u.notification))
      on e.transaction_id >= ${from}
    order by e.id`.execute(db);
  return { events: rows.filter((row) => row.id !== null), horizon: rows[0]!.at };
}

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Device } from './device.ts';

/** Rows that the page shows. */
const MOST_EVENTS = 20;
const MOST_SESSIONS = 100;

/** Sessions of a user that are valid, the one used last first. */
export const sessionsOf = (
  db: Db,
  userId: number,
  { now, startedAfter }: { now: Date; startedAfter: Date },
) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'browser', 'system', 'network', 'place', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', startedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS)
    .execute();

/** Ends sessions of a user: one by its id, or all but one; answers the hashes of their tokens. */
export async function endSessions(
  db: Db,
  userId: number,
  which: { id: string } | { allBut: Buffer },
): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('token_hash', '<>', which.allBut)))
    .returning('token_hash')
    .execute();
  // Their devices are those without a session now.
  await db.deleteFrom('devices').where('user_id', '=', userId).where('session_hash', 'is', null).execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Whether the user has signed in with this browser and system before, and whether with any that was recognised. */
export async function knownDevices(db: Db, userId: number, { browser, system }: Device) {
  const { rows } = await sql<{ any: boolean; same: boolean }>`
    select coalesce(bool_or(browser is not null), false) as any,
      coalesce(bool_or(browser is not distinct from ${browser} and system is not distinct from ${system}), false) as same
    from (select browser, system from sessions where user_id = ${userId}
      union all select browser, system from security_events where user_id = ${userId} and kind = 'signed_in') as known`.execute(
    db,
  );
  return rows[0]!;
}

export const addEvent = (
  db: Db,
  event: { user_id: number; kind: string; created_at: Date } & Partial<Device>,
) => db.insertInto('security_events').values(event).execute();

/** The newest events of a user. */
export const eventsOf = (db: Db, userId: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'browser', 'system', 'network', 'place', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();

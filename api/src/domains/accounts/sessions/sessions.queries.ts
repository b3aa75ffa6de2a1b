import { sql, type Insertable } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

/** Identity tokens of a sign-in before `moment` start no session of this user any more. */
export const refuseSignInsBefore = (db: Db, userId: number, moment: Date) =>
  sql`update users set sessions_after = greatest(sessions_after, ${moment}) where id = ${userId}`.execute(db);

export const insertSession = (db: Db, session: Insertable<Tables['sessions']>) =>
  db.insertInto('sessions').values(session).execute();

export const startedAt = async (db: Db, tokenHash: Buffer) =>
  (
    await db
      .selectFrom('sessions')
      .select('created_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
  )?.created_at;

/** A session that is valid at `now` and began after `startedAfter`, with what is known of its user. */
export const liveSession = (
  db: Db,
  tokenHash: Buffer,
  { now, startedAfter }: { now: Date; startedAfter: Date },
) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.user_id',
      's.created_at',
      's.expires_at',
      's.last_used_at',
      'u.is_active',
      'u.is_demo',
      'u.language',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.created_at', '>', startedAfter)
    .executeTakeFirst();

/** Notes that a session is in use, and until when it is valid now. */
export const touchSession = (db: Db, tokenHash: Buffer, times: { expires_at: Date; last_used_at: Date }) =>
  db.updateTable('sessions').set(times).where('token_hash', '=', tokenHash).execute();

export const setLanguage = (db: Db, userId: number, language: string) =>
  sql`update users set language = ${language}
    where id = ${userId} and language is distinct from ${language}`.execute(db);

/** Answers whose session it was; undefined when it had ended already. */
export const deleteSession = async (db: Db, tokenHash: Buffer) =>
  (
    await db
      .deleteFrom('sessions')
      .where('token_hash', '=', tokenHash)
      .returning('user_id')
      .executeTakeFirst()
  )?.user_id;

/** Sessions, devices and unused proofs of a user. */
export async function deleteAccessOf(db: Db, userId: number): Promise<void> {
  for (const table of ['sessions', 'devices', 'otp_proofs'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Sessions of a user that began before a moment, and their devices; answers the hashes of their tokens. */
export async function deleteSessionsBefore(db: Db, userId: number, moment: Date): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('created_at', '<', moment)
    .returning('token_hash')
    .execute();
  // Their devices are those without a session now.
  await db.deleteFrom('devices').where('user_id', '=', userId).where('session_hash', 'is', null).execute();
  return ended.map(({ token_hash }) => token_hash);
}

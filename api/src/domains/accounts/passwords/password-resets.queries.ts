import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Stores a link for the account that has confirmed the address and has a password; undefined when there is none. */
export async function addReset(db: Db, email: string, tokenHash: Buffer, expiresAt: Date) {
  const { rows } = await sql<{ language: string | null }>`
    insert into password_resets (token_hash, user_id, expires_at)
    select ${tokenHash}, id, ${expiresAt}::timestamptz from users
    where lower(email) = lower(${email}) and is_email_verified and password_hash is not null
    returning (select language from users where id = user_id)`.execute(db);
  return rows[0];
}

/** A link that still works. */
export const validReset = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; of two calls at once, the second finds none. */
export const useReset = (trx: Db, tokenHash: Buffer, now: Date) =>
  trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();

export const removeResets = (trx: Db, userId: number) =>
  trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();

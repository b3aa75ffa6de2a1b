import { sql, type Selectable } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

export type Registration = Selectable<Tables['registrations']>;

/** The registration of an address that waits for its code. */
export const registrationOf = (db: Db, email: string, now: Date): Promise<Registration | undefined> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Stores a registration in place of the one before for the address. `isSecond`: there was one that still waited. The new
 * password hash makes the code of the one before void.
 */
export async function putRegistration(
  db: Db,
  given: Omit<Registration, 'id'>,
): Promise<Registration & { isSecond: boolean }> {
  const { email, name, mobile, password_hash, created_at, expires_at } = given;
  const before = await registrationOf(db, email, created_at);
  const { rows } = await sql<Registration>`
    insert into registrations (email, name, mobile, password_hash, created_at, expires_at)
    values (${email}, ${name}, ${mobile}, ${password_hash}, ${created_at}, ${expires_at})
    on conflict (lower(email)) do update set email = excluded.email, name = excluded.name, mobile = excluded.mobile,
      password_hash = excluded.password_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning *`.execute(db);
  return { ...rows[0]!, isSecond: before !== undefined };
}

/** Removes the codes that an account has asked for with a session. */
export const removeCodesOf = (db: Db, userId: number) =>
  db.deleteFrom('otp_codes').where('entered_by', '=', userId).execute();

/** Ends what an account waits for; false where there is nothing. */
export const endPending = async (trx: Db, userId: number): Promise<boolean> =>
  (await trx
    .updateTable('users')
    .set({ pending_email: null, updated_at: new Date() })
    .where('id', '=', userId)
    .where('pending_email', 'is not', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/**
 * Ends each unconfirmed claim on an address that has just been confirmed by the account: pending addresses, registrations, codes.
 * Answers the accounts that waited for it.
 */
export async function clearOtherClaims(trx: Db, email: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update users set pending_email = null where lower(pending_email) = lower(${email}) returning id`.execute(
    trx,
  );
  await sql`delete from registrations where lower(email) = lower(${email})`.execute(trx);
  await trx.deleteFrom('otp_codes').where('target', '=', email.toLowerCase()).execute();
  return rows.map(({ id }) => id);
}

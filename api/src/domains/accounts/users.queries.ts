import { randomInt } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import { isDuplicate, type Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import { slugOf } from '@lintel/api-contract';

export type UserRecord = Selectable<Tables['users']> & {
  auth_id: string | null;
  fcm_id: string | null;
  /** The account waits for its deletion until then. */
  deletion_due_at: Date | null;
};

const users = (db: Db) =>
  db
    .selectFrom('users as u')
    .selectAll('u')
    .select((eb) => [
      eb
        .selectFrom('identities as i')
        .select('i.subject')
        .whereRef('i.user_id', '=', 'u.id')
        .orderBy('i.created_at')
        .limit(1)
        .as('auth_id'),
      eb
        .selectFrom('devices as d')
        .select('d.fcm_id')
        .whereRef('d.user_id', '=', 'u.id')
        .where('d.session_hash', 'is not', null)
        .orderBy('d.created_at', 'desc')
        .limit(1)
        .as('fcm_id'),
      eb
        .selectFrom('account_deletions as a')
        .select('a.due_at')
        .whereRef('a.user_id', '=', 'u.id')
        .as('deletion_due_at'),
    ]);

export const userById = (db: Db, id: number): Promise<UserRecord | undefined> =>
  users(db).where('u.id', '=', id).executeTakeFirst();

export const userBySubject = (db: Db, subject: string): Promise<UserRecord | undefined> =>
  users(db)
    .where('u.id', '=', (eb) => eb.selectFrom('identities').select('user_id').where('subject', '=', subject))
    .executeTakeFirst();

/** The account that has confirmed the address. Unconfirmed addresses prove nothing, so they are never searched (ADR 0049). */
export const accountOfEmail = (db: Db, email: string): Promise<UserRecord | undefined> =>
  users(db)
    .where(sql<boolean>`lower(u.email) = lower(${email})`)
    .where('u.is_email_verified', '=', true)
    .executeTakeFirst();

const ATTEMPTS = 3;

/**
 * Adds an account with a slug from its name. Answers undefined when another account holds the identity or the confirmed
 * address by now; a slug taken in the meantime is replaced by a rarer one. `also` happens in the same transaction.
 */
export async function createUser(
  db: Kysely<Tables>,
  user: Omit<Insertable<Tables['users']>, 'slug_id' | 'profile'> & { name: string },
  subject: string,
  also?: (trx: Db, id: number) => Promise<void>,
): Promise<number | undefined> {
  const base = slugOf(user.name) || 'member';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const slug_id = attempt === 0 ? await freeSlug(db, 'users', base) : rareSlug(base);
    try {
      return await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('users')
          .values({ ...user, slug_id })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('identities')
          .values({ subject, user_id: id, login_type: user.login_type })
          .execute();
        await also?.(trx, id);
        return id;
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      if (!isDuplicate(error, 'users_slug_id_key')) return undefined;
    }
  }
  return undefined;
}

/** Adds a sign-in method to an account; false when it is there already, or belongs to another account. */
export const addIdentity = async (db: Db, userId: number, subject: string, loginType: number) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ subject, user_id: userId, login_type: loginType })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Whether a subject was made here: by a mailed code or a text message. Others are accounts of the identity service. */
export const isOwnSubject = (subject: string): boolean => /^(mail|otp)-/.test(subject);

/** The sign-in methods of an account. */
export const subjectsOf = async (db: Db, userId: number) =>
  (await db.selectFrom('identities').select('subject').where('user_id', '=', userId).execute()).map(
    ({ subject }) => subject,
  );

/** Removes all other sign-in methods of an account. */
export const keepOnlyIdentities = (db: Db, userId: number, subjects: readonly string[]) =>
  sql`delete from identities where user_id = ${userId} and subject <> all (${subjects}::text[])`.execute(db);

/** What may be changed of an account with values from outside. */
export type UserChanges = Omit<Updateable<Tables['users']>, 'id' | 'profile'>;

export const updateUser = (db: Db, id: number, changes: UserChanges) =>
  db
    .updateTable('users')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .execute();

/** Names the stored photo of an account. The path is one that the server has just written, never text from a request. */
export const setProfilePhoto = (db: Db, id: number, path: string) =>
  db.updateTable('users').set({ profile: path, updated_at: new Date() }).where('id', '=', id).execute();

export const verificationOf = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('verification_applications')
      .select('status')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.status;

/** A free slug: the base itself, or with the next number. Another request may still be quicker; see {@link rareSlug}. */
export async function freeSlug(
  db: Db,
  table: 'users' | 'properties' | 'projects',
  base: string,
): Promise<string> {
  const { rows } = await sql<{ taken: boolean; highest: number }>`
    select exists (select from ${sql.table(table)} where slug_id = ${base}) as taken,
      coalesce((select max(substring(slug_id from '-([0-9]{1,9})$')::int) from ${sql.table(table)}
        where slug_id like ${`${base}-%`}), 1) as highest`.execute(db);
  const [found] = rows;
  return found?.taken ? `${base}-${found.highest + 1}` : base;
}

/** For the second attempt, when several people of one name come at once. */
const rareSlug = (base: string): string => `${base}-${randomInt(100_000, 1_000_000)}`;

import type { Db } from '#db/database.ts';

/** Proved identities of an account, the first one first. */
export const identitiesOf = (db: Db, userId: number) =>
  db
    .selectFrom('identities')
    .select(['subject', 'login_type'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** The account that a proved identity belongs to, and how it was first proved. */
export const identityOf = (db: Db, subject: string) =>
  db
    .selectFrom('identities')
    .select(['user_id', 'login_type'])
    .where('subject', '=', subject)
    .executeTakeFirst();

export const removeIdentity = (db: Db, userId: number, subject: string) =>
  db.deleteFrom('identities').where('user_id', '=', userId).where('subject', '=', subject).execute();

/** The password of an account, whose row is locked until the transaction ends. */
export const lockUser = (trx: Db, userId: number) =>
  trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

import type { Insertable } from 'kysely';
import type { Db, Row } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

export const addUndo = (db: Db, undo: Insertable<Tables['address_undos']>) =>
  db.insertInto('address_undos').values(undo).execute();

/** A link that still works. */
export const validUndo = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('address_undos')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; false for the second of two calls at once. */
export const useUndo = async (trx: Db, { token_hash }: Row<'address_undos'>) =>
  (await trx
    .deleteFrom('address_undos')
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

/** The owner of an address has chosen a password by email: links that were sent there restore it, not one from before. */
export const restorePassword = (
  trx: Db,
  { id, email, passwordHash }: { id: number; email: string; passwordHash: string },
) =>
  trx
    .updateTable('address_undos')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', id)
    .where('email', '=', email)
    .execute();

/** Removes the links that were sent after another one. */
export const removeUndosSince = (trx: Db, { user_id, created_at }: Row<'address_undos'>) =>
  trx
    .deleteFrom('address_undos')
    .where('user_id', '=', user_id)
    .where('created_at', '>', created_at)
    .execute();

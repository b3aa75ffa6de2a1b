import type { Db, Row, RowChanges } from '#db/database.ts';

const columns = ['property_id', 'text', 'other_text', 'revision', 'updated_at'] as const;

/** The newest notes of a user; also emptied ones, so that other devices receive the change. */
export const notesOf = (db: Db, userId: number, limit: number) =>
  db
    .selectFrom('listing_notes')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('property_id')
    .limit(limit)
    .execute();

/** Puts the changes of two devices in order, also those of a row that does not exist yet. */
export const lockUser = (trx: Db, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

export const noteOn = (trx: Db, userId: number, propertyId: number) =>
  trx
    .selectFrom('listing_notes')
    .select([...columns, 'device'])
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst();

/** Whether a listing is public, or is the user's own. */
export const isVisibleListing = async (db: Db, userId: number, propertyId: number) =>
  (await db
    .selectFrom('properties')
    .select('id')
    .where('id', '=', propertyId)
    .where((eb) => eb.or([eb('is_live', '=', true), eb('added_by', '=', userId)]))
    .executeTakeFirst()) !== undefined;

export const putNote = (
  trx: Db,
  userId: number,
  propertyId: number,
  note: Omit<Row<'listing_notes'>, 'user_id' | 'property_id'> & RowChanges<'listing_notes'>,
) =>
  trx
    .insertInto('listing_notes')
    .values({ user_id: userId, property_id: propertyId, ...note })
    .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doUpdateSet(note))
    .returning(columns)
    .executeTakeFirstOrThrow();

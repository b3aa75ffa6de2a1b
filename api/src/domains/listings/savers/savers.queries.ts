import type { Db } from '#db/database.ts';

/** Users who saved a listing, other than its owner. */
export async function saversOf(db: Db, propertyId: number, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('property_id', '=', propertyId)
    .where('user_id', '<>', ownerId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** When a listing was last hidden. */
export const lastHidden = async (db: Db, propertyId: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('listing_events')
      .select('happened_at')
      .where('posting_id', '=', propertyId)
      .where('kind', '=', 'status')
      .where('new_value', '=', '0')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.happened_at;

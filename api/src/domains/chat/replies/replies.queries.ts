import type { Db } from '#db/database.ts';

/** Quick replies of a user in the user's order; undefined while there have never been any. */
export const repliesOf = async (db: Db, userId: number): Promise<string[] | undefined> =>
  (await db.selectFrom('quick_replies').select('texts').where('user_id', '=', userId).executeTakeFirst())
    ?.texts;

/** The replies of a user, which no other request changes until the transaction ends. */
export async function heldReplies(trx: Db, userId: number, now: Date): Promise<string[]> {
  await trx
    .insertInto('quick_replies')
    .values({ user_id: userId, texts: [], updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { texts } = await trx
    .selectFrom('quick_replies')
    .select('texts')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return texts;
}

export const putReplies = (db: Db, userId: number, texts: string[], now: Date) =>
  db.updateTable('quick_replies').set({ texts, updated_at: now }).where('user_id', '=', userId).execute();

import type { Db } from '#db/database.ts';

/** Quick replies of a user in the user's order; undefined while there have never been any. */
export const repliesOf = async (db: Db, userId: number): Promise<string[] | undefined> =>
  (await db.selectFrom('quick_replies').select('texts').where('user_id', '=', userId).executeTakeFirst())
    ?.texts;

export const putReplies = (db: Db, userId: number, texts: string[], now: Date) =>
  db
    .insertInto('quick_replies')
    .values({ user_id: userId, texts, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ texts, updated_at: now }))
    .execute();

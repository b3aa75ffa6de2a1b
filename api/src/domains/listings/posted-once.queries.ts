import type { Db } from '#db/database.ts';

/** What a user posted with the form of this name. */
const postedAs = async (
  db: Db,
  table: 'properties' | 'projects',
  { userId, clientId }: { userId: number; clientId: string },
): Promise<number | undefined> =>
  (
    await db
      .selectFrom(table)
      .select('id')
      .where('added_by', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
  )?.id;

export interface Posted {
  readonly id: number;
  /** An earlier form of this name posted it. */
  readonly isRepeated: boolean;
}

/** Posts a form. One that arrives again, also while the first is under way, is answered with the id of what the first posted. */
export async function postOnce(
  db: Db,
  table: 'properties' | 'projects',
  form: { userId: number; clientId: string | undefined },
  post: () => Promise<number>,
): Promise<Posted> {
  const { userId, clientId } = form;
  const postNow = async () => ({ id: await post(), isRepeated: false });
  if (clientId === undefined) return postNow();
  const find = () => postedAs(db, table, { userId, clientId });
  const earlier = await find();
  if (earlier !== undefined) return { id: earlier, isRepeated: true };
  try {
    return await postNow();
  } catch (error) {
    // The index lets only one of two forms in that arrive together.
    const winner = await find();
    if (winner === undefined) throw error;
    return { id: winner, isRepeated: true };
  }
}

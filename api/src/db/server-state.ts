import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** A value that this installation remembers; the first caller's `initial` wins, also among several processes. */
export async function remembered(db: Db, key: string, initial: () => string): Promise<string> {
  await db
    .insertInto('server_state')
    .values({ key, value: initial() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (
    await db.selectFrom('server_state').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  ).value;
}

/** Secret that codes and visitor marks are keyed with; made once. */
export const pepperOf = (db: Db): Promise<string> =>
  remembered(db, 'pepper', () => randomBytes(32).toString('base64url'));

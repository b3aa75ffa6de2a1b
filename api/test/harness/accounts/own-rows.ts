import type { TestApp } from '../test-app.ts';

/** The id of the user whose token it is. */
export const userIdOf = async (app: TestApp, token: string): Promise<number> =>
  (await app.get('get-user-data', {}, token)).body.data.id;

/** The id of a home that a user shows. */
export async function shownHomeOf(app: TestApp, userId: number): Promise<number> {
  const { id } = await app.db
    .selectFrom('properties')
    .select('id')
    .where('added_by', '=', userId)
    .where('is_on_market', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

import type { Db } from '#db/database.ts';

/** Whether a user has sent an interest in a project. */
export async function isInterestedInProject(db: Db, userId: number, projectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('project_interests')
    .select('id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

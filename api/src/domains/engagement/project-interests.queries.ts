import type { Db } from '#db/database.ts';

export const projectById = (db: Db, projectId: number) =>
  db
    .selectFrom('projects')
    .select(['title', 'added_by', 'is_live'])
    .where('id', '=', projectId)
    .executeTakeFirst();

export const removeProjectInterest = (db: Db, userId: number, projectId: number) =>
  db
    .deleteFrom('project_interests')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .execute();

/** Adds an interest, or replaces its question by another one; false when nothing changed. */
export const putProjectInterest = async (trx: Db, userId: number, projectId: number, message: string) =>
  (await trx
    .insertInto('project_interests')
    .values({ user_id: userId, project_id: projectId, message })
    .onConflict((conflict) =>
      message
        ? conflict
            .columns(['user_id', 'project_id'])
            .doUpdateSet({ message })
            .where('project_interests.message', '<>', message)
        : conflict.doNothing(),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const contactOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();

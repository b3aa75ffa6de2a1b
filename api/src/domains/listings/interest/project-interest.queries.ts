import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { InterestedRecord } from '#domains/listings/properties/property-write.queries.ts';

/** Whether a person has said to be interested in a project. */
export async function isInterestedInProject(db: Db, userId: number, projectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('project_interests')
    .select('id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * People interested in a project of this owner, newest first, but those between whom and the owner a block stands.
 * Undefined for projects of others.
 */
export async function interestedInProject(
  db: Db,
  ownerId: number,
  projectId: number,
  limit: number,
  offset: number,
): Promise<{ rows: (InterestedRecord & { message: string })[]; total: number } | undefined> {
  const own = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('added_by', '=', ownerId)
    .executeTakeFirst();
  if (!own) return undefined;
  const shown = db
    .selectFrom('project_interests as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .where('i.project_id', '=', projectId)
    .where(
      sql<boolean>`not exists (select from blocks b where (b.by_user_id = ${ownerId} and b.user_id = i.user_id)
        or (b.by_user_id = i.user_id and b.user_id = ${ownerId}))`,
    );
  const [rows, { total }] = await Promise.all([
    shown
      .select(['u.id', 'u.name', 'u.profile', 'u.email', 'u.mobile', 'i.message'])
      .orderBy('i.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

import type { NotificationTarget } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

/** A target as it is stored. */
export type Target = Pick<NotificationTarget, 'type' | 'id'>;

const tableOf = (type: Target['type']): 'properties' | 'projects' | undefined => {
  if (type === 'property' || type === 'own_property') return 'properties';
  return type === 'project' || type === 'own_project' ? 'projects' : undefined;
};

/**
 * Targets with what the addresses of their pages need, in one statement for each table: the slug of a listing or project, and whether
 * an advert is one of a project. Null for a listing that is gone.
 */
export async function shownTargets(
  db: Db,
  targets: readonly Target[],
): Promise<(target: Target) => NotificationTarget | null> {
  const slugs = new Map<string, string>();
  for (const table of ['properties', 'projects'] as const) {
    const ids = targets.flatMap(({ type, id }) => (tableOf(type) === table ? [id] : []));
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(['id', 'slug_id']).where('id', 'in', ids).execute();
    for (const { id, slug_id } of rows) slugs.set(`${table} ${id}`, slug_id);
  }
  const ofProjects = await advertsOfProjects(db, targets);
  return ({ type, id }) => {
    if (type === 'advert') return { type, id, ...(ofProjects.has(id) && { is_project: true }) };
    const table = tableOf(type);
    const slug_id = slugs.get(`${table} ${id}`);
    if (!table) return { type, id };
    return slug_id === undefined ? null : { type, id, slug_id };
  };
}

async function advertsOfProjects(db: Db, targets: readonly Target[]): Promise<ReadonlySet<number>> {
  const ids = targets.flatMap(({ type, id }) => (type === 'advert' ? [id] : []));
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('adverts')
    .select('id')
    .where('id', 'in', ids)
    .where('project_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

import type { NotificationTarget } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

type Target = Omit<NotificationTarget, 'slug_id'>;

const tableOf = (type: Target['type']): 'properties' | 'projects' | undefined => {
  if (type === 'property' || type === 'own_property') return 'properties';
  return type === 'project' || type === 'own_project' ? 'projects' : undefined;
};

/** Whether the page of the target has a slug in its address. */
export const hasSlug = ({ type }: Target) => tableOf(type) !== undefined;

/** The slugs of those targets that have one and still exist, in one statement for each table. */
export async function slugsOf(
  db: Db,
  targets: readonly Target[],
): Promise<(target: Target) => string | undefined> {
  const slugs = new Map<string, string>();
  for (const table of ['properties', 'projects'] as const) {
    const ids = targets.flatMap(({ type, id }) => (tableOf(type) === table ? [id] : []));
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(['id', 'slug_id']).where('id', 'in', ids).execute();
    for (const { id, slug_id } of rows) slugs.set(`${table} ${id}`, slug_id);
  }
  return ({ type, id }) => slugs.get(`${tableOf(type)} ${id}`);
}

import type { Condition, Db } from '#db/database.ts';
import { appliedRows, resolveCategories, type PropertyFilter, type ResolvedFilter } from './filter.ts';

/** SQL of a filter over the columns of `properties`. */
export async function toSql(db: Db, filter: ResolvedFilter, now: Date): Promise<Condition[]> {
  const all: Condition[] = [];
  for (const { row, value } of appliedRows(filter)) all.push(...[await row.toSql(value, { db, now })].flat());
  return all;
}

/** As {@link toSql}, of a filter whose categories are not looked up yet; undefined when nothing can match. */
export async function conditions(
  db: Db,
  filter: PropertyFilter,
  now: Date,
): Promise<Condition[] | undefined> {
  const resolved = await resolveCategories(db, filter);
  return resolved && toSql(db, resolved, now);
}

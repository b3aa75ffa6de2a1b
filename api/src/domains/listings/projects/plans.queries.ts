import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Ids of the plans of a project in their order. */
export const planIds = async (db: Db, projectId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('project_plans')
      .select('id')
      .where('project_id', '=', projectId)
      .orderBy('rank')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Those of `before` that are `named` change places into the order of `named`; new ones among these follow in it. */
export function orderAfter(before: readonly number[], named: readonly number[]): number[] {
  const moved = new Set(named);
  const next = moved.values();
  const places = before.map((id) => (moved.has(id) ? next.next().value! : id));
  return [...places, ...next];
}

/** The position of each id is its rank. */
export const rankPlans = (trx: Db, projectId: number, ids: readonly number[]) =>
  sql`update project_plans p set rank = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position)
    where p.id = o.id and p.project_id = ${projectId}`.execute(trx);

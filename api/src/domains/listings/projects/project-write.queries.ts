import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

/** An own project, locked until the transaction ends. */
export const lockOwnProject = (trx: Db, userId: number, id: number) =>
  trx
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('added_by', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const isOwnProject = async (db: Db, userId: number, id: number) =>
  (await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('added_by', '=', userId)
    .executeTakeFirst()) !== undefined;

export interface WantedProject {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
}

/** Id of an own project by id, else by slug. */
export async function ownProjectId(
  db: Db,
  userId: number,
  { id, slug }: WantedProject,
): Promise<number | undefined> {
  const own = db.selectFrom('projects').select('id').where('added_by', '=', userId);
  const byId = id === undefined ? undefined : await own.where('id', '=', id).executeTakeFirst();
  const found =
    byId ?? (slug === undefined ? undefined : await own.where('slug_id', '=', slug).executeTakeFirst());
  return found?.id;
}

export const insertProject = (trx: Db, row: Insertable<Tables['projects']>) =>
  trx.insertInto('projects').values(row).execute();

export const removeProject = (trx: Db, id: number) =>
  trx.deleteFrom('projects').where('id', '=', id).execute();

export const updateProject = (trx: Db, id: number, changes: Updateable<Tables['projects']>) =>
  trx.updateTable('projects').set(changes).where('id', '=', id).execute();

/** Adds pictures or documents behind the present ones. */
export async function addProjectFiles(
  trx: Db,
  projectId: number,
  kind: 'image' | 'doc',
  files: readonly {
    readonly path: string;
    readonly color?: string | undefined;
    readonly fileName?: string | undefined;
  }[],
): Promise<void> {
  if (!files.length) return;
  const { last } = await trx
    .selectFrom('project_files')
    .select((eb) => eb.fn.coalesce(eb.fn.max('rank'), sql<number>`0`).as('last'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('project_files')
    .values(
      files.map(({ path, color, fileName }, index) => ({
        project_id: projectId,
        kind,
        file: path,
        file_name: fileName,
        color,
        rank: last + 1 + index,
      })),
    )
    .execute();
}

/** Removes pictures or documents of this project only and answers their files. */
export async function removeProjectFiles(
  trx: Db,
  projectId: number,
  kind: 'image' | 'doc',
  ids: readonly number[],
): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await trx
    .deleteFrom('project_files')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}

export interface PlanChange {
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  readonly path?: string | undefined;
}

/** Changes one plan of this project and answers its former drawing; undefined when there is no such plan. */
export async function changePlan(trx: Db, projectId: number, { id = 0, title, path }: PlanChange, now: Date) {
  const before = await trx
    .selectFrom('project_plans')
    .select('document')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!before) return undefined;
  await trx
    .updateTable('project_plans')
    .set({ title, document: path, updated_at: now })
    .where('id', '=', id)
    .execute();
  return before.document;
}

/** `name`: what the client calls the plan; a later call finds it by that. */
export const addPlan = async (
  trx: Db,
  projectId: number,
  { title, path, name = null }: { title: string; path: string; name?: string | null | undefined },
): Promise<number> =>
  (
    await trx
      .insertInto('project_plans')
      .values({ project_id: projectId, title, document: path, client_id: name })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Ids of those plans or kinds of homes that arrived before under the same name. */
export async function idsByName(
  trx: Db,
  table: 'project_plans' | 'project_units',
  projectId: number,
  sent: readonly { readonly client_id?: string | undefined }[] = [],
): Promise<Map<string, number>> {
  const names = sent.flatMap(({ client_id: name }) => name ?? []);
  if (names.length === 0) return new Map();
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'client_id'])
    .where('project_id', '=', projectId)
    .where('client_id', 'in', names)
    .execute();
  return new Map(rows.map(({ id, client_id }) => [client_id ?? '', id]));
}

export async function removePlans(trx: Db, projectId: number, ids: readonly number[]): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await trx
    .deleteFrom('project_plans')
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .returning('document')
    .execute();
  return rows.map(({ document }) => document);
}

type UnitColumns = Pick<
  Insertable<Tables['project_units']>,
  'title' | 'bedrooms' | 'area' | 'price' | 'available'
>;

export const addUnit = (trx: Db, projectId: number, unit: UnitColumns, name: string | null = null) =>
  trx
    .insertInto('project_units')
    .values({ project_id: projectId, ...unit, client_id: name })
    .execute();

/** Whether this project has such a unit. */
export async function changeUnit(
  trx: Db,
  { projectId, id, now }: { projectId: number; id: number; now: Date },
  unit: UnitColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project_units')
    .set({ ...unit, updated_at: now })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeUnits(trx: Db, projectId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await trx
    .deleteFrom('project_units')
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Pictures and documents, plans, and units of a project. */
export async function countParts(trx: Db, projectId: number) {
  const { rows } = await sql<{ files: number; plans: number; units: number }>`
    select (select count(*)::int from project_files where project_id = ${projectId}) as files,
      (select count(*)::int from project_plans where project_id = ${projectId}) as plans,
      (select count(*)::int from project_units where project_id = ${projectId}) as units`.execute(trx);
  return rows[0]!;
}

/** Every file that a project refers to. */
export async function filesOfProject(trx: Db, projectId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    select unnest(array[image, meta_image]) as file from projects where id = ${projectId}
    union all select file from project_files where project_id = ${projectId}
    union all select document from project_plans where project_id = ${projectId}`.execute(trx);
  return rows.flatMap(({ file }) => file ?? []);
}

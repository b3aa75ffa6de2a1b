import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export interface OptionRecord {
  id: number;
  value: string;
}

export interface FieldRecord {
  id: number;
  name: string;
  field_type: string;
  is_active: boolean;
  is_required: boolean;
  hint: string;
  options: OptionRecord[];
}

/** Questions with their options, in the administrator's order; also those that are not asked any more. */
export async function fields(db: Db): Promise<FieldRecord[]> {
  const { rows } = await sql<FieldRecord>`
    select f.id, f.name, f.field_type, f.is_active, f.is_required, f.hint, coalesce(
      (select json_agg(json_build_object('id', o.id, 'value', o.value) order by o.id)
        from verification_options o where o.field_id = f.id), '[]') as options
    from verification_fields f order by f.rank, f.id`.execute(db);
  return rows;
}

export const applicationOf = (db: Db, userId: number) =>
  db.selectFrom('verification_applications').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const answersOf = (db: Db, applicationId: number) =>
  db
    .selectFrom('verification_answers')
    .select(['id', 'field_id', 'value', 'reject_reason'])
    .where('application_id', '=', applicationId)
    .orderBy('field_id')
    .execute();

/** Makes the application of a user pending; answers its id. Of two at once, the second waits. */
export async function submit(db: Db, userId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('verification_applications')
    .values({ user_id: userId, status: 'pending', created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        status: 'pending',
        reject_reason: '',
        updated_at: now,
        revision: eb('verification_applications.revision', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores answers; what was answered before and not again stays, with the reason for which it was refused. */
export async function putAnswers(
  db: Db,
  applicationId: number,
  answers: readonly { fieldId: number; value: string }[],
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('verification_answers')
    .values(
      answers.map(({ fieldId, value }) => ({ application_id: applicationId, field_id: fieldId, value })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'field_id'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), reject_reason: '' })),
    )
    .execute();
}

/** Takes answers away. */
export async function removeAnswers(
  db: Db,
  applicationId: number,
  fieldIds: readonly number[],
): Promise<void> {
  if (fieldIds.length === 0) return;
  await db
    .deleteFrom('verification_answers')
    .where('application_id', '=', applicationId)
    .where('field_id', 'in', [...fieldIds])
    .execute();
}

/** Name, picture and number of listings of the applicant. */
export async function applicant(db: Db, userId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    profile: string;
    property_count: number;
    projects_count: number;
  }>`
    select u.id, u.name, u.profile,
      (select count(*)::int from properties p where p.added_by = u.id) as property_count,
      (select count(*)::int from projects p where p.added_by = u.id) as projects_count
    from users u where u.id = ${userId}`.execute(db);
  return rows[0]!;
}

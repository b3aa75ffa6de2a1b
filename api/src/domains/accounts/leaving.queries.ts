import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Every file that goes when the account goes: pictures and documents of the person, of their listings and payments. */
export async function filesOf(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ path: string | null }>`
    with mine as (select id, title_image, three_d_image, meta_image from properties where added_by = ${userId}),
      projected as (select id, image, meta_image from projects where added_by = ${userId})
    select profile as path from users where id = ${userId}
    union select unnest(array[title_image, three_d_image, meta_image]) from mine
    union select i.file from property_images i join mine on mine.id = i.property_id
    union select d.file from property_documents d join mine on mine.id = d.property_id
    union select v.value #>> '{}' from property_parameters v join mine on mine.id = v.property_id
      join parameters p on p.id = v.parameter_id and p.type = 'file'
    union select unnest(array[image, meta_image]) from projected
    union select f.file from project_files f join projected on projected.id = f.project_id
    union select l.document from project_plans l join projected on projected.id = l.project_id
    union select r.file from bank_receipts r join transactions t on t.id = r.transaction_id and t.user_id = ${userId}
    union select w.value from verification_answers w join verification_fields q on q.id = w.field_id and q.field_type = 'file'
      join verification_applications a on a.id = w.application_id and a.user_id = ${userId}`.execute(db);
  return rows.flatMap(({ path }) => path ?? []);
}

/** Deletes the account with everything that hangs on it; notices that nobody else was told go too. */
export async function removeUser(db: Db, userId: number): Promise<void> {
  await sql`delete from notifications n where send_type <> 1
    and exists (select from notification_recipients r where r.notification_id = n.id and r.user_id = ${userId})
    and not exists (select from notification_recipients r where r.notification_id = n.id and r.user_id <> ${userId})`.execute(
    db,
  );
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { FileOwner, OwnedPaths } from '#files/owned-folders.ts';

/**
 * Every file that goes when the account goes, by the rows that name it: profile, listings, projects, payments, verification,
 * conversations of the user and about what they list.
 */
export async function filesOf(db: Db, userId: number): Promise<OwnedPaths> {
  const { rows } = await sql<{ owner: FileOwner; path: string | null }>`
    with mine as (select id, title_image, three_d_image, meta_image from properties where added_by = ${userId}),
      projected as (select id, image, meta_image from projects where added_by = ${userId})
    select 'user' as owner, profile as path from users where id = ${userId}
    union select 'property', unnest(array[title_image, three_d_image, meta_image]) from mine
    union select 'property', i.file from property_images i join mine on mine.id = i.property_id
    union select 'property', d.file from property_documents d join mine on mine.id = d.property_id
    union select 'property', v.value #>> '{}' from property_parameters v join mine on mine.id = v.property_id
      join parameters p on p.id = v.parameter_id and p.type = 'file'
    union select 'project', unnest(array[image, meta_image]) from projected
    union select 'project', f.file from project_files f join projected on projected.id = f.project_id
    union select 'project', l.document from project_plans l join projected on projected.id = l.project_id
    union select 'payment', r.file from bank_receipts r join transactions t on t.id = r.transaction_id and t.user_id = ${userId}
    union select 'verification', w.value from verification_answers w join verification_fields q on q.id = w.field_id and q.field_type = 'file'
      join verification_applications a on a.id = w.application_id and a.user_id = ${userId}
    union select 'message', unnest(array[m.file, m.audio]) from messages m where m.sender_id = ${userId} or m.receiver_id = ${userId}
    union select 'message', unnest(array[m.file, m.audio]) from messages m join mine on mine.id = m.listing_id
    union select 'message', unnest(array[m.file, m.audio]) from messages m join projected on projected.id = m.project_id`.execute(
    db,
  );
  const paths: Partial<Record<FileOwner, string[]>> = {};
  for (const { owner, path } of rows) if (path) (paths[owner] ??= []).push(path);
  return paths;
}

/** Deletes the account with everything that hangs on it; notifications for this user alone go too. */
export async function removeUser(db: Db, userId: number): Promise<void> {
  await sql`delete from notifications n where send_type <> 1
    and exists (select from notification_recipients r where r.notification_id = n.id and r.user_id = ${userId})
    and not exists (select from notification_recipients r where r.notification_id = n.id and r.user_id <> ${userId})`.execute(
    db,
  );
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

import type { Db } from '../../db/database.ts';
import type { Notice } from './notifier.ts';

/** Puts a notice on the lists of those it is for. */
export async function addToList(db: Db, { to, title, body, list }: Notice, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      title,
      message: body,
      image: list?.image ?? '',
      type: list?.type ?? 0,
      send_type: to === 'everybody' ? 1 : list?.propertyId === undefined ? 0 : 2,
      property_id: list?.propertyId ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (to !== 'everybody' && to.length > 0) {
    const rows = to.map((userId) => ({ notification_id: id, user_id: userId }));
    await db.insertInto('notification_recipients').values(rows).execute();
  }
  return id;
}

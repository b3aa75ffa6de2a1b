import { sql } from 'kysely';
import type { HomeMark, HomeMarkKind } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

/** Listings that a user may see: public ones and their own. */
const isVisible = (userId: number) => sql`(p.is_live or p.added_by = ${userId})`;

/** Marked homes that the user may see, the newest first. */
export async function marksOf(db: Db, userId: number, kind: HomeMarkKind): Promise<HomeMark[]> {
  const { rows } = await sql<HomeMark>`
    select m.property_id, p.title, p.title_image, p.category_id
      from home_marks m join properties p on p.id = m.property_id
      where m.user_id = ${userId} and m.kind = ${kind} and ${isVisible(userId)}
      order by m.marked_at desc, m.property_id`.execute(db);
  return rows;
}

/** Marks homes that the user may see, above those marked before; of two, the one that stands first is the newer one. */
export const addMarks = (trx: Db, userId: number, kind: HomeMarkKind, ids: readonly number[], now: Date) =>
  sql`
    insert into home_marks (user_id, property_id, kind, marked_at)
    select ${userId}, p.id, ${kind}, newest.at + (${ids.length} - a.place) * interval '1 millisecond'
      from unnest(${ids}::int[]) with ordinality a(id, place) join properties p on p.id = a.id, (
        select greatest(${now}::timestamptz, max(marked_at) + interval '1 millisecond') as at
          from home_marks where user_id = ${userId} and kind = ${kind}) newest
      where ${isVisible(userId)}
    on conflict do nothing`.execute(trx);

export const removeMarks = (trx: Db, userId: number, kind: HomeMarkKind, ids: readonly number[]) =>
  trx
    .deleteFrom('home_marks')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('property_id', 'in', ids)
    .execute();

/** The oldest marks above the limit go. */
export const trimMarks = (trx: Db, userId: number, kind: HomeMarkKind, most: number) =>
  sql`
    delete from home_marks where user_id = ${userId} and kind = ${kind} and property_id in (
      select property_id from home_marks where user_id = ${userId} and kind = ${kind}
        order by marked_at desc, property_id offset ${most})`.execute(trx);

import { sql, type Insertable } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';

/** What decides who may save, ask about or report a listing. */
export const listingById = (db: Db, propertyId: number) =>
  db
    .selectFrom('properties')
    .select(['title', 'added_by', 'is_live', 'is_on_market'])
    .where('id', '=', propertyId)
    .executeTakeFirst();

export const removeFavourite = (db: Db, userId: number, propertyId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('property_id', '=', propertyId).execute();

/** Saves a public listing; false when there is none. */
export async function addFavourite(db: Db, userId: number, propertyId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with listing as (select id from properties where id = ${propertyId} and is_live), added as (
      insert into favourites (user_id, property_id) select ${userId}, id from listing on conflict do nothing)
    select exists (select from listing) as found`.execute(db);
  return rows[0]?.found === true;
}

/** A page of the ids of saved listings in the order in which they were saved, and how many there are. */
export async function favouriteIds(db: Db, userId: number, limit: number, offset: number) {
  // A listing that waits for approval comes back to the list with it.
  const mine = db
    .selectFrom('favourites as f')
    .innerJoin('properties as p', 'p.id', 'f.property_id')
    .where('f.user_id', '=', userId)
    .where((eb) => eb.or([eb('p.request_status', '=', 'approved'), eb('p.added_by', '=', userId)]));
  const [rows, counted] = await Promise.all([
    mine.select('f.property_id').orderBy('f.id').limit(limit).offset(offset).execute(),
    mine.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map((row) => row.property_id), total: counted.n };
}

export const removeInterest = (db: Db, userId: number, propertyId: number) =>
  db.deleteFrom('interests').where('user_id', '=', userId).where('property_id', '=', propertyId).execute();

/** Undefined when the interest was stated before. */
export const addInterest = (db: Db, userId: number, propertyId: number) =>
  db
    .insertInto('interests')
    .values({ user_id: userId, property_id: propertyId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** A row that was written now, not one that waits again. */
const isFirst = sql<boolean>`xmax = 0`.as('is_first');

/** Answers whether it is the user's first report of the listing. One that an operator has closed waits again, with the new words. */
export const addReport = async (db: Db, report: Insertable<Tables['reports']>): Promise<boolean> =>
  (
    await db
      .insertInto('reports')
      .values(report)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'property_id'])
          .doUpdateSet((eb) => ({
            reason_id: eb.ref('excluded.reason_id'),
            other_message: eb.ref('excluded.other_message'),
            created_at: eb.ref('excluded.created_at'),
            closed_at: null,
          }))
          .where('reports.closed_at', 'is not', null),
      )
      .returning(isFirst)
      .executeTakeFirst()
  )?.is_first ?? false;

/** Whether the two have written to each other about a listing or project. */
export const haveTalked = async (db: Db, one: number, other: number, propertyId: number): Promise<boolean> =>
  (await db
    .selectFrom('messages')
    .select('id')
    .where('property_id', '=', propertyId)
    .where((eb) =>
      eb.or([
        eb.and([eb('sender_id', '=', one), eb('receiver_id', '=', other)]),
        eb.and([eb('sender_id', '=', other), eb('receiver_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Answers whether it is the user's first report of the other one in this conversation; a closed one waits again, as of listings. */
export const addUserReport = async (db: Db, report: Insertable<Tables['user_reports']>): Promise<boolean> =>
  (
    await db
      .insertInto('user_reports')
      .values(report)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'reported_user_id', 'property_id'])
          .doUpdateSet((eb) => ({
            reason: eb.ref('excluded.reason'),
            other_message: eb.ref('excluded.other_message'),
            created_at: eb.ref('excluded.created_at'),
            closed_at: null,
          }))
          .where('user_reports.closed_at', 'is not', null),
      )
      .returning(isFirst)
      .executeTakeFirst()
  )?.is_first ?? false;

export function reportReasons(db: Db, id: number | undefined) {
  const query = db.selectFrom('report_reasons').selectAll().orderBy('id');
  return (id === undefined ? query : query.where('id', '=', id)).execute();
}

/** Answers the id of the message. */
export const addContactMessage = async (db: Db, message: Insertable<Tables['contact_messages']>) =>
  (await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()).id;

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { hideListings, lockWithListings, showListings } from './hidden-listings.queries.ts';

/** A deletion that waits, and whom it concerns. */
export interface WaitingDeletion {
  readonly id: number;
  readonly email: string;
  readonly language: string | null;
  readonly due_at: Date;
}

/** When the account goes; undefined for an account that stays. */
export const dueAt = async (db: Db, userId: number): Promise<Date | undefined> =>
  (await db.selectFrom('account_deletions').select('due_at').where('user_id', '=', userId).executeTakeFirst())
    ?.due_at;

/** Hides the listings that are shown and notes which; false when the account waits for its deletion already. */
export async function beginDeletion(
  trx: Db,
  userId: number,
  { now, due }: { now: Date; due: Date },
): Promise<boolean> {
  await lockWithListings(trx, userId);
  if (await dueAt(trx, userId)) return false;
  await trx
    .insertInto('account_deletions')
    .values({
      user_id: userId,
      requested_at: now,
      due_at: due,
      ...(await hideListings(trx, userId)),
    })
    .execute();
  return true;
}

/** Shows the listings again that were hidden; false when no deletion waited. */
export async function endDeletion(trx: Db, userId: number, now: Date): Promise<boolean> {
  await lockWithListings(trx, userId);
  const ended = await trx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning(['property_ids', 'project_ids'])
    .executeTakeFirst();
  if (!ended) return false;
  await showListings(trx, userId, ended, now);
  return true;
}

const waiting = (db: Db) =>
  db
    .selectFrom('account_deletions as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.id', 'u.email', 'u.language', 'd.due_at']);

/** Takes the accounts that go before a moment and were not reminded yet. */
export async function takeReminders(db: Db, before: Date, now: Date): Promise<WaitingDeletion[]> {
  const { rows } = await sql<WaitingDeletion>`
    update account_deletions d set reminded_at = ${now} from users u
    where u.id = d.user_id and d.reminded_at is null and d.due_at <= ${before} and d.due_at > ${now}
    returning u.id, u.email, u.language, d.due_at`.execute(db);
  return rows;
}

/** Accounts whose time is over, the longest waiting first. */
export const dueDeletions = (db: Db, now: Date): Promise<WaitingDeletion[]> =>
  waiting(db).where('d.due_at', '<=', now).orderBy('d.due_at').execute();

/** Locks a deletion that is due still, so that no sign-in takes it back while the account goes. */
export async function lockDue(trx: Db, userId: number, now: Date) {
  await lockWithListings(trx, userId);
  return trx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

/** What others lose with an account, and what is decided no more. */
export interface LostWithAccount {
  readonly listings: number;
  readonly saved_by: number;
  readonly conversations: number;
  readonly leads: number;
  readonly transfers_in_review: number;
}

/**
 * Listings that are shown, people who saved one, people in conversations with the user, people who asked about a listing; transfers
 * of the user that are being checked.
 */
export async function lostWithAccount(db: Db, userId: number): Promise<LostWithAccount> {
  const { rows } = await sql<LostWithAccount>`
    with homes as (select id, status, request_status from properties where added_by = ${userId}),
      houses as (select id, status, request_status from projects where added_by = ${userId})
    select
      (select count(*) from (select * from homes union all select * from houses) as all_of_them
        where status = 1 and request_status = 'approved')::int as listings,
      (select count(distinct f.user_id) from favourites f join homes on homes.id = f.property_id
        where f.user_id <> ${userId})::int as saved_by,
      (select count(distinct case when m.sender_id = ${userId} then m.receiver_id else m.sender_id end)
        from messages m where m.sender_id = ${userId} or m.receiver_id = ${userId})::int as conversations,
      (select count(distinct i.user_id) from (
          select user_id from interests join homes on homes.id = property_id
          union all select user_id from project_interests join houses on houses.id = project_id) as i
        where i.user_id <> ${userId})::int as leads,
      (select count(*) from transactions
        where user_id = ${userId} and payment_type = 'bank transfer' and status = 'review')::int as transfers_in_review`.execute(
    db,
  );
  return rows[0]!;
}

/** Makes a deletion that waits due now; false when none waits. */
export const endWaiting = async (db: Db, userId: number, now: Date): Promise<boolean> =>
  (
    await db
      .updateTable('account_deletions')
      .set({ due_at: now })
      .where('user_id', '=', userId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Whether money of the user may be at a gateway: an online payment begun after a moment is open, or one is being checked. */
export const hasOpenPayment = async (db: Db, userId: number, begunAfter: Date): Promise<boolean> =>
  (await db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('payment_type', '=', 'online payment')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'review'),
        eb.and([eb('status', '=', 'pending'), eb('created_at', '>', begunAfter)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

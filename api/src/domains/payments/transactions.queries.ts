import { sql, type Insertable, type Updateable } from 'kysely';
import { containing, containsFolded } from '#db/containing.ts';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import type { Gateway, PaymentName } from '#ports/payments.ts';

const withPackage = (db: Db) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('packages as p', 'p.id', 't.package_id')
    .selectAll('t')
    .select(['p.name as package_name', 'p.price as package_price'])
    .select((eb) =>
      eb
        .selectFrom('bank_receipts as r')
        .select('r.file')
        .whereRef('r.transaction_id', '=', 't.id')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('receipt_file'),
    );
export type TransactionRecord = Awaited<ReturnType<ReturnType<typeof withPackage>['execute']>>[number];

export const transactionById = (db: Db, id: number): Promise<TransactionRecord | undefined> =>
  withPackage(db).where('t.id', '=', id).executeTakeFirst();

/** Only the owner's. */
export const ownTransaction = (db: Db, userId: number, id: number) =>
  withPackage(db).where('t.id', '=', id).where('t.user_id', '=', userId).executeTakeFirst();

/** {@link transferReference} as SQL. */
const writtenReference = sql`'LT-' || t.user_id || '-' || t.package_id`;

/** Which of a user's transactions are asked for. */
export interface TransactionFilter {
  readonly paymentType?: string | undefined;
  readonly status?: string | undefined;
  /** Part of the package's name, or of a name of the payment. */
  readonly search?: string | undefined;
}

const matching = (userId: number, { paymentType, status, search }: TransactionFilter) => {
  const part = search ? containing(search) : '';
  return sql<boolean>`t.user_id = ${userId}
    ${paymentType ? sql`and t.payment_type = ${paymentType}` : sql``}
    ${status ? sql`and t.status = ${status}` : sql``}
    ${
      search
        ? sql`and (${containsFolded(sql`p.name`, search)} or t.id::text = ${search} or t.order_id ilike ${part}
            or t.gateway_transaction_id ilike ${part}
            or (t.payment_type = 'bank transfer' and ${writtenReference} ilike ${part}))`
        : sql``
    }`;
};

/** A page of a user's transactions, newest first, and how many there are. */
export async function ownPage(
  db: Db,
  userId: number,
  filter: TransactionFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = withPackage(db)
    .where(matching(userId, filter))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = db
    .selectFrom('transactions as t')
    .innerJoin('packages as p', 'p.id', 't.package_id')
    .select(sql<number>`count(*)`.as('n'))
    .where(matching(userId, filter))
    .executeTakeFirstOrThrow();
  return { rows: await rows, total: (await counted).n };
}

export const insertTransaction = async (db: Db, values: Insertable<Tables['transactions']>) =>
  (await db.insertInto('transactions').values(values).returning('id').executeTakeFirstOrThrow()).id;

export const updateTransaction = (db: Db, id: number, values: Updateable<Tables['transactions']>) =>
  db.updateTable('transactions').set(values).where('id', '=', id).execute();

/** Payments of a user that are being checked, and transfers whose receipt was declined. Those that are checked come first, newest first. */
export const openPayments = (db: Db, userId: number) =>
  db
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .where('status', 'in', ['review', 'rejected'])
    .select(['id', 'package_id', 'payment_type', 'status'])
    .orderBy(sql`status <> 'review'`)
    .orderBy('id', 'desc')
    .execute();

/** The newest online attempt of a user for a package that is still open, and younger than a moment. */
export const openOnlineAttempt = (db: Db, userId: number, packageId: number, startedAfter: Date) =>
  withPackage(db)
    .where('t.user_id', '=', userId)
    .where('t.package_id', '=', packageId)
    .where('t.payment_type', '=', 'online payment')
    .where('t.status', '=', 'pending')
    .where('t.created_at', '>', startedAfter)
    .orderBy('t.id', 'desc')
    .executeTakeFirst();

/**
 * Ends attempts of a user for a package whose checkout was never kept, because the back end ended meanwhile: the user has seen no page
 * to pay on. Call it while nothing else starts one.
 */
export const endWithoutCheckout = (db: Db, userId: number, packageId: number, now: Date) =>
  db
    .updateTable('transactions')
    .set({ status: 'failed', updated_at: now })
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('payment_type', '=', 'online payment')
    .where('status', '=', 'pending')
    .where('checkout', 'is', null)
    .where('order_id', 'is', null)
    .execute();

/** Locks the row until the transaction ends. */
export const lockTransaction = (db: Db, id: number) =>
  db.selectFrom('transactions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The attempt that a gateway reports on. Our reference counts before the gateway's order id. */
export async function findAttempt(db: Db, gateway: Gateway, { reference, orderId }: PaymentName) {
  const of = db.selectFrom('transactions').selectAll().where('gateway', '=', gateway);
  const named = reference && (await of.where('reference', '=', reference).executeTakeFirst());
  if (named) return named;
  return orderId ? of.where('order_id', '=', orderId).executeTakeFirst() : undefined;
}

export const attemptByReference = (db: Db, reference: string) =>
  db.selectFrom('transactions').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Notes an event; false when it was noted before. A second writer waits for the first one to end. */
export const recordEvent = async (
  db: Db,
  gateway: Gateway,
  eventId: string,
  transactionId: number,
  now: Date,
) => {
  const added = await db
    .insertInto('payment_events')
    .values({ gateway, event_id: eventId, transaction_id: transactionId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return added !== undefined;
};

export const isKnownEvent = async (db: Db, gateway: Gateway, eventId: string) =>
  (await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined;

/** Open online payments not checked for a while, oldest first; marks them as being checked now. */
export const unanswered = async (
  db: Db,
  {
    startedBefore,
    askedBefore,
    now,
    limit,
  }: { startedBefore: Date; askedBefore: Date; now: Date; limit: number },
) =>
  (
    await sql<{ id: number }>`
      update transactions set checked_at = ${now} where id in (
        select id from transactions
        where status = 'pending' and payment_type = 'online payment' and created_at < ${startedBefore}
          and (checked_at is null or checked_at < ${askedBefore})
        order by created_at limit ${limit} for update skip locked)
      returning id`.execute(db)
  ).rows.map(({ id }) => id);

export const addReceipt = (db: Db, transactionId: number, file: string, now: Date) =>
  db
    .insertInto('bank_receipts')
    .values({ transaction_id: transactionId, file, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Number of the receipt that was handed in last. */
export const newestReceipt = async (db: Db, transactionId: number) =>
  (
    await db
      .selectFrom('bank_receipts')
      .select((eb) => eb.fn.max('id').as('id'))
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow()
  ).id;

export const buyer = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** How long the bought package runs, as granted; `added_from`: where its time begins that no earlier purchase has paid. */
export const grantedPeriod = (db: Db, transactionId: number) =>
  db
    .selectFrom('user_packages as up')
    .select(['up.starts_at', 'up.ends_at'])
    .select(
      sql<Date>`greatest(up.starts_at, (
        select max(earlier.ends_at) from user_packages earlier
        where earlier.user_id = up.user_id and earlier.package_id = up.package_id and earlier.id < up.id
      ))`.as('added_from'),
    )
    .where('up.transaction_id', '=', transactionId)
    .executeTakeFirst();

export const deleteEventsBefore = (db: Db, before: Date) =>
  db.deleteFrom('payment_events').where('received_at', '<', before).execute();

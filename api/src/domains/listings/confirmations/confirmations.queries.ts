import { confirmationDays } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db, Row } from '#db/database.ts';
import { DAY_MS } from '#ports/clock.ts';

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Columns of a listing whose owner has just confirmed, posted, changed or shown it. */
export const confirmedColumns = (now: Date) => ({
  confirmed_at: now,
  confirmation_step: 'confirmed',
  confirmation_due_at: after(now, confirmationDays.asked),
  confirmation_token_hash: null,
});

/** Listings for which a step is due, locked against other writers; the longest waiting first. */
export async function dueListings(trx: Db, now: Date, limit: number) {
  const { rows } = await sql<
    Pick<Row<'properties'>, 'id' | 'title' | 'confirmation_step'> & {
      added_by: number;
      email: string | null;
      language: string | null;
    }
  >`
    select p.id, p.title, p.confirmation_step, p.added_by, u.email, u.language
    from properties p join users u on u.id = p.added_by
    where p.is_on_market and p.added_by is not null and p.confirmation_step <> 'expired' and p.confirmation_due_at <= ${now}
    order by p.confirmation_due_at limit ${limit} for no key update of p skip locked`.execute(trx);
  return rows;
}

/** The step that follows, and when the one after it is due. The link of the last email keeps its secret. */
export const setStep = (
  trx: Db,
  id: number,
  { step, days, tokenHash, now }: { step: string; days: number; tokenHash: Buffer; now: Date },
) =>
  trx
    .updateTable('properties')
    .set({
      confirmation_step: step,
      confirmation_due_at: after(now, days),
      confirmation_token_hash: tokenHash,
      ...(step === 'expired' ? { status: 0, updated_at: now } : {}),
    })
    .where('id', '=', id)
    .execute();

/** The listing that a link is for. */
export const listingByToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('properties')
    .select(['id', 'title', 'status', 'request_status', 'property_type', 'confirmation_step'])
    .where('confirmation_token_hash', '=', tokenHash)
    .executeTakeFirst();

/** A listing that its owner confirms, locked. */
export const lockListing = (trx: Db, id: number) =>
  trx
    .selectFrom('properties')
    .select(['id', 'status', 'request_status', 'property_type', 'confirmation_step'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** `isExpired`: it was hidden for want of a confirmation. Answers whether it is shown again. */
export const setConfirmed = async (trx: Db, id: number, now: Date, isExpired: boolean): Promise<boolean> => {
  const { status } = await trx
    .updateTable('properties')
    .set({ ...confirmedColumns(now), ...(isExpired ? { status: 1, updated_at: now } : {}) })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow();
  // The listing of an account that leaves or is closed stays hidden.
  return isExpired && status === 1;
};

/** A listing that comes to the market by its approval: its owner is asked two weeks later, whenever it was posted. */
export const restartConfirmations = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('properties')
    .set({
      confirmation_step: 'confirmed',
      confirmation_due_at: after(now, confirmationDays.asked),
      confirmation_token_hash: null,
    })
    .where('id', '=', id)
    .execute();

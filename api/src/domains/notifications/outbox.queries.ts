import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export interface OutboxRow {
  id: number;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  attempts: number;
}

/** The longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 3_600_000;
/** What clocks of two machines may differ by. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Whether a message of an outbox may be taken: one that was never tried, whichever clock dated it, and one whose pause is over. A
 * pause that ends later than any pause does is that of a clock that ran ahead.
 */
export const isDue = (now: Date) => sql<boolean>`(attempts = 0 or next_attempt_at <= ${now}
  or next_attempt_at > ${new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCKS_DIFFER_MS)})`;

/** Takes messages that are due and still of use, like `claimPushes`. */
export async function claimMessages(db: Db, now: Date, until: Date, most: number): Promise<OutboxRow[]> {
  await sql`update mail_outbox set failed_at = ${now}, last_error = coalesce(last_error, 'too late')
    where sent_at is null and failed_at is null and expires_at <= ${now}`.execute(db);
  const { rows } = await sql<OutboxRow>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${until}
    where id in (select id from mail_outbox where sent_at is null and failed_at is null and ${isDue(now)}
      order by id limit ${most} for update skip locked)
    returning id, channel, recipient, subject, body, html, attempts`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Delivered; the words are not kept, since they may hold a code. */
export const markSent = (db: Db, id: number, now: Date) =>
  db
    .updateTable('mail_outbox')
    .set({ sent_at: now, subject: '', body: '', html: null, last_error: null })
    .where('id', '=', id)
    .execute();

/** Comes again at `next`, or never when it is given up. */
export const postponeMessage = (
  db: Db,
  id: number,
  reason: string,
  next: { readonly at: Date } | { readonly givenUpAt: Date },
) =>
  db
    .updateTable('mail_outbox')
    .set({
      last_error: reason,
      ...('at' in next ? { next_attempt_at: next.at } : { failed_at: next.givenUpAt }),
    })
    .where('id', '=', id)
    .execute();

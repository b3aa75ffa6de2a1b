import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { claimed, isDue } from './outbox-claims.queries.ts';

export interface OutboxRow {
  id: number;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  attempts: number;
}

/** Takes messages that are due and still of use, like `claimPushes`. */
export async function claimMessages(db: Db, now: Date, until: Date, most: number): Promise<OutboxRow[]> {
  // By both clocks: a process that is ahead gives up no code that another one has just written.
  await sql`update mail_outbox set failed_at = ${now}, last_error = coalesce(last_error, 'too late')
    where sent_at is null and failed_at is null and expires_at <= least(${now}::timestamptz, clock_timestamp())`.execute(
    db,
  );
  const { rows } = await sql<OutboxRow>`
    update mail_outbox set ${claimed(until)}
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
      claimed_until: null,
      ...('at' in next ? { next_attempt_at: next.at } : { failed_at: next.givenUpAt }),
    })
    .where('id', '=', id)
    // A process that was frozen may come back after another one has delivered it.
    .where('sent_at', 'is', null)
    .execute();

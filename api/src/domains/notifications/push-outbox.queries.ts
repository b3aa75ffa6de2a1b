import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { textOf } from '#db/text-of.ts';
import { claimed, isDue } from './outbox-claims.queries.ts';

export interface PushRow {
  id: number;
  notice_id: string;
  fcm_id: string;
  title: string;
  body: string;
  data: Record<string, string>;
  attempts: number;
}

export interface NewPush {
  readonly notificationId: string;
  readonly to: readonly number[] | 'everybody';
  /** Title, message and body by language; a device gets those of its owner's. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly data: Readonly<Record<string, string>>;
  readonly mayBeSwitchedOff: boolean;
  /** Also to accounts that are closed: the news that they are. */
  readonly alsoInactive: boolean;
  readonly now: Date;
}

/** One row for each device of the receivers on which they have a live session. */
export async function addPushes(db: Db, push: NewPush): Promise<void> {
  const receivers = push.to === 'everybody' ? sql`true` : sql`u.id = any(${[...push.to]}::int[])`;
  await sql`
    insert into push_outbox (notice_id, fcm_id, user_id, title, body, data, created_at, next_attempt_at)
    select ${push.notificationId}::uuid, d.fcm_id, u.id, w.text ->> 'title', w.text ->> 'body',
      w.text || ${JSON.stringify(push.data)}::jsonb, ${push.now}, ${push.now}
    from devices d join users u on u.id = d.user_id
    cross join lateral (select ${textOf(push.texts)} as text) w
    where ${receivers} and (u.is_active or ${push.alsoInactive}) and (u.notification or not ${push.mayBeSwitchedOff})
      and d.session_hash is not null`.execute(db);
}

/**
 * Takes messages that are due. Each is this process's while it renews its claim; if the process dies, it is due again soon. Several
 * processes at once take different ones. Messages to a device that changed hands, or on which the session has ended, are
 * dropped; that an account was opened or closed is sent all the same.
 */
export async function claimPushes(db: Db, now: Date, until: Date, most: number): Promise<PushRow[]> {
  await sql`delete from push_outbox o using devices d
    where d.fcm_id = o.fcm_id and ${isDue(now)} and (d.user_id <> o.user_id
      or (d.session_hash is null and o.data ->> 'type' not in ('account_activated', 'account_deactivated')))`.execute(
    db,
  );
  const { rows } = await sql<PushRow>`
    update push_outbox set ${claimed(until)}
    where id in (select id from push_outbox where failed_at is null and ${isDue(now)}
      order by id limit ${most} for update skip locked)
    returning id, notice_id, fcm_id, title, body, data, attempts`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

export const removePush = (db: Db, id: number) => db.deleteFrom('push_outbox').where('id', '=', id).execute();

/** The device is gone; its other messages go with it. */
export const removeDevice = (db: Db, fcmId: string) =>
  db.deleteFrom('devices').where('fcm_id', '=', fcmId).execute();

/** Comes again at `next`, or never when it is given up. */
export const postponePush = (
  db: Db,
  id: number,
  reason: string,
  next: { readonly at: Date } | { readonly givenUpAt: Date },
) =>
  db
    .updateTable('push_outbox')
    .set({
      last_error: reason,
      claimed_until: null,
      ...('at' in next ? { next_attempt_at: next.at } : { failed_at: next.givenUpAt }),
    })
    .where('id', '=', id)
    .execute();

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Announcement, Signal } from './announcements.ts';
import { announce } from './carrying.ts';

/**
 * Glossary. *Event*: something that an open page is sent at once; it is kept for a day, so that a page that lost its
 * connection catches up. *Signal*: worth something only now (a user is typing); kept nowhere. *Stream*: the open answer
 * of `GET /api/events`. Both are announced as part of the transaction that causes them, so a page receives a change
 * exactly when it is committed, whichever process it is connected to. What carries that: `carrying.ts`.
 */
export interface LiveEvent {
  readonly to: readonly number[] | 'everybody';
  /**
   * `push`: a notification. `read`: the other side has read a conversation. `conversation`: the receiver wrote in it or removed it on
   * any page, or blocked its other side. `package`: a package began to run.
   */
  readonly type: 'push' | 'read' | 'conversation' | 'package';
  readonly data: Record<string, unknown>;
  /** What it carries beside in the receiver's language, by language. */
  readonly texts?: Readonly<Record<string, object>>;
  /** Whether the `notification` flag of a user keeps it from them. */
  readonly mayBeSwitchedOff?: boolean;
}

/** An announcement that names more is one to all users: NOTIFY carries 8000 bytes. */
const MOST_NAMED = 500;

const send = (executor: Db, announcement: Announcement) => announce(executor, JSON.stringify(announcement));

/** Tells open pages something that they must not miss. Part of the executor's transaction. */
export async function publish(executor: Db, event: LiveEvent): Promise<void> {
  const { to, type, data, texts, mayBeSwitchedOff = false } = event;
  const receivers = to === 'everybody' ? [null] : [...new Set(to)];
  if (receivers.length === 0) return;
  await sql`insert into event_log (user_id, type, data, texts, may_be_switched_off)
    select receiver, ${type}, ${JSON.stringify(data)}::jsonb, ${texts ? JSON.stringify(texts) : null}::jsonb, ${mayBeSwitchedOff}
    from unnest(${receivers}::int[]) as r (receiver)`.execute(executor);
  await send(executor, {
    type: 'log',
    to: to === 'everybody' || to.length > MOST_NAMED ? 'everybody' : [...new Set(to)],
  });
}

/** Tells open pages something that is worth nothing later. Part of the executor's transaction. */
export async function signal(executor: Db, what: Signal): Promise<void> {
  await send(executor, what);
}

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/**
 * Glossary. *Event*: something that an open page is sent at once; it is kept for a day, so that a page that lost its
 * connection catches up. *Signal*: worth something only now (a user is typing); kept nowhere. *Stream*: the open answer
 * of `GET /api/events`. Both are announced with NOTIFY inside the transaction that causes them, so a page hears of a
 * change exactly when it is committed, whichever process it is connected to.
 */
export const CHANNEL = 'lintel_events';

export interface LiveEvent {
  readonly to: readonly number[] | 'everybody';
  /** `push`: a notification. `read`: the other side has read a conversation. `package`: a package began to run. */
  readonly type: 'push' | 'read' | 'package';
  readonly data: Record<string, unknown>;
  /** What it carries beside in the receiver's language, by language. */
  readonly texts?: Readonly<Record<string, object>>;
  /** Whether the `notification` flag of a person keeps it from them. */
  readonly mayBeSwitchedOff?: boolean;
}

export type Signal =
  | {
      readonly type: 'typing';
      readonly to: number;
      readonly data: { readonly user_id: number; readonly property_id: number };
    }
  /** The counts of what is unread may have changed; each stream is sent the new ones. */
  | { readonly type: 'unread'; readonly to: number }
  /** An operator changed settings; servers read them again. */
  | { readonly type: 'settings' }
  /** Streams end: of one session (its token hash as hex), or all of the person. */
  | { readonly type: 'end'; readonly to: number; readonly session?: string };

/** What travels through NOTIFY: a signal, or the news that the log has grown. */
export type Announcement = Signal | { readonly type: 'log' };

const announce = (executor: Db, announcement: Announcement) =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`.execute(executor);

/** Tells open pages something that they must not miss. Part of the executor's transaction. */
export async function publish(executor: Db, event: LiveEvent): Promise<void> {
  const { to, type, data, texts, mayBeSwitchedOff = false } = event;
  const receivers = to === 'everybody' ? [null] : [...new Set(to)];
  if (receivers.length === 0) return;
  await executor
    .insertInto('event_log')
    .values(
      receivers.map((userId) => ({
        user_id: userId,
        type,
        data: JSON.stringify(data),
        texts: texts ? JSON.stringify(texts) : null,
        may_be_switched_off: mayBeSwitchedOff,
      })),
    )
    .execute();
  await announce(executor, { type: 'log' });
}

/** Tells open pages something that is worth nothing later. Part of the executor's transaction. */
export async function signal(executor: Db, what: Signal): Promise<void> {
  await announce(executor, what);
}

import type { Readable } from 'node:stream';
import type { Db } from '#db/database.ts';
import type { Listen, Listening } from '#db/listen.ts';
import { readAnnouncement, type Announcement } from './announcements.ts';
import { CHANNEL } from './carrying.ts';
import * as queries from './events.queries.ts';
import { EventStream, frame, type Viewer } from './event-stream.ts';
import { OpenStreams } from './open-streams.ts';

/** What a user has not looked at yet. */
export interface UnreadCounts {
  readonly notifications: number;
  readonly messages: number;
}

export const NOTHING_UNREAD: UnreadCounts = { notifications: 0, messages: 0 };

interface Dependencies {
  db: Db;
  listen: Listen;
  /** Counts of these people; who is missing has none. */
  unread(userIds: readonly number[]): Promise<Map<number, UnreadCounts>>;
  /** Whether the session of a stream is still good. */
  isWelcome(viewer: Viewer): Promise<boolean>;
  /** Sessions were ended, perhaps by another process. */
  onSessionsEnded(userId: number): void;
  /** An operator changed settings. */
  onSettingsChanged(): void;
  /** Milliseconds between the comments that keep proxies from cutting a quiet connection. */
  heartbeatMs: number;
  /** Milliseconds after which the log is read although nothing was announced; without it only what is announced is read. */
  logIntervalMs?: number | undefined;
  onError(error: unknown): void;
}

/** From where on a page wants events; by default from now on. */
export interface StreamStart {
  /** Position that an earlier stream named. */
  readonly lastEventId?: number | undefined;
  /** Milliseconds since the page began to ask for what it shows. */
  readonly ms?: number | undefined;
}

/** The streams of this process. */
export interface EventHub {
  /** Begins to listen; the first stream does it otherwise. */
  start(): Promise<void>;
  /** Opens a stream, which begins with what happened since then. */
  open(viewer: Viewer, since?: StreamStart): Promise<Readable>;
  /** Open streams of this process. */
  size(): number;
  /** Open streams of a user. */
  count(userId: number): number;
  stop(): Promise<void>;
}

/** Listens on one connection and fans out to all streams of this process. Work is done one piece after the other, so order holds. */
export function eventHub({
  db,
  listen,
  unread,
  isWelcome,
  onSessionsEnded,
  onSettingsChanged,
  heartbeatMs,
  logIntervalMs,
  onError,
}: Dependencies): EventHub {
  const streams = new OpenStreams();
  let listening: Promise<Listening> | undefined;
  /** All events of transactions below it were sent to the streams that were open then. */
  let cursor = 0;
  let work: Promise<unknown> = Promise.resolve();
  let isLogQueued = false;
  let stopped = false;

  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = work.then(task);
    work = result.catch(onError);
    return result;
  }
  const inBackground = (task: () => Promise<unknown>) => void enqueue(task).catch(() => undefined);
  async function sendUnreadCounts(userIds: readonly number[]) {
    const present = userIds.filter((userId) => streams.has(userId));
    if (present.length === 0) return;
    const counts = await unread(present);
    for (const userId of present)
      for (const stream of streams.of(userId))
        stream.write(frame('unread', counts.get(userId) ?? NOTHING_UNREAD));
  }

  /** Only the last frame carries the new horizon: a client that is cut off before it asks for all of them again. */
  function deliver(stream: EventStream, events: readonly queries.LoggedEvent[], horizon: number) {
    const fresh = events.filter(
      (event) => event.receiver === stream.viewer.userId && stream.isNew(event.id, event.transaction_id),
    );
    for (const [index, { type, data }] of fresh.entries())
      stream.write(frame(type, data, index === fresh.length - 1 ? horizon : undefined));
    return fresh.length > 0;
  }

  async function readLog() {
    isLogQueued = false;
    const { events, horizon } = await queries.eventsFrom(db, streams.viewers(), cursor);
    cursor = horizon;
    const reached = new Set<number>();
    for (const stream of streams) {
      if (deliver(stream, events, horizon)) reached.add(stream.viewer.userId);
      stream.forgetBelow(horizon);
    }
    await sendUnreadCounts([...reached]);
  }
  function queueLog() {
    if (isLogQueued) return;
    isLogQueued = true;
    inBackground(readLog);
  }

  function end(stream: EventStream, reason: 'signed-out' | 'stopping') {
    stream.write(frame('end', { reason }));
    stream.end();
    streams.remove(stream);
  }

  async function obey(announcement: Announcement) {
    if (announcement.type === 'typing') {
      for (const stream of streams.of(announcement.to)) stream.write(frame('typing', announcement.data));
    } else if (announcement.type === 'unread') await sendUnreadCounts([announcement.to]);
    else if (announcement.type === 'settings') onSettingsChanged();
    else if (announcement.type === 'end') {
      const { to, session } = announcement;
      onSessionsEnded(to);
      for (const stream of streams.of(to))
        if (session === undefined || stream.viewer.tokenHash.toString('hex') === session)
          end(stream, 'signed-out');
    }
  }

  function heard(payload: string) {
    let announcement: Announcement;
    try {
      announcement = readAnnouncement(payload);
    } catch (error) {
      return onError(error);
    }
    if (announcement.type !== 'log') inBackground(() => obey(announcement));
    else if (announcement.to === 'everybody' || announcement.to.some((userId) => streams.has(userId)))
      queueLog();
  }

  /** What is announced without being stored is asked for again. */
  function missed() {
    onSettingsChanged();
    queueLog();
    inBackground(() => sendUnreadCounts(streams.viewers()));
  }

  /**
   * The comment finds connections that are gone; a session may also have ended without an announcement. Beside the other work:
   * with many streams the questions take seconds, in which events go on.
   */
  async function beat() {
    for (const stream of streams) stream.write(': still here\n\n');
    for (const stream of streams) if (!(await isWelcome(stream.viewer))) end(stream, 'signed-out');
  }
  let beating: Promise<void> | undefined;
  const heart = setInterval(() => {
    beating ??= beat()
      .catch(onError)
      .finally(() => (beating = undefined));
  }, heartbeatMs);
  heart.unref();
  const reading =
    logIntervalMs === undefined
      ? undefined
      : setInterval(() => void (streams.size > 0 && queueLog()), logIntervalMs).unref();

  /** A failed attempt is made again by the next stream. */
  async function start() {
    listening ??= listen(CHANNEL, { heard, missed });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  return {
    start,
    size: () => streams.size,
    count: (userId) => streams.of(userId).length,

    async open(viewer, { lastEventId, ms } = {}) {
      await start();
      return enqueue(async () => {
        const stream = new EventStream(viewer, (closed) => streams.remove(closed));
        const { userId } = viewer;
        if (streams.size === 0) cursor = await queries.horizon(db);
        const from = lastEventId ?? (ms === undefined ? undefined : await queries.firstSince(db, ms));
        const { events, horizon } = await queries.eventsFrom(db, [userId], from ?? cursor);
        if (from !== undefined) deliver(stream, events, horizon);
        // A page that has just been opened wants nothing of what was before.
        else for (const { id, transaction_id } of events) stream.isNew(id, transaction_id);
        const counts = await unread([userId]);
        // Carries the horizon too, so that a client knows from the start where to go on.
        stream.write(frame('unread', counts.get(userId) ?? NOTHING_UNREAD, horizon));
        if (stopped) stream.end();
        else streams.add(stream);
        queueLog();
        return stream.body;
      });
    },

    async stop() {
      stopped = true;
      clearInterval(heart);
      clearInterval(reading);
      await Promise.all([work, beating]);
      for (const stream of streams) end(stream, 'stopping');
      await (await listening)?.stop();
    },
  };
}

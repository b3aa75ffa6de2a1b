import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import { hashToken, type Caller, type Sessions } from '#http/authentication.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import { signal } from '#realtime/live-events.ts';
import type { Device } from './device.ts';
import { endSessions, sessionsOf } from './security.queries.ts';
import * as queries from './sessions.queries.ts';

const LIFETIME_MS = 30 * DAY_MS;
/** A session ends then, however much it is used. */
const MAX_LIFETIME_MS = 90 * DAY_MS;
/** A session in use is extended once a day. */
const EXTEND_BELOW_MS = LIFETIME_MS - DAY_MS;
/** The last use of a session is written at most so often. */
const NOTE_USE_AFTER_MS = 5 * 60_000;
/** How long another process may go on believing in a session that was ended here. */
const CACHE_MAX_AGE_MS = 30_000;

export interface SessionService extends Sessions {
  /** Starts a session, in the executor's transaction, if any; the token itself is not kept. */
  issue(userId: number, device?: Device, executor?: Db): Promise<string>;
  /** The user's sessions that are valid, the one used last first. */
  list(userId: number): ReturnType<typeof sessionsOf>;
  /** Ends one session of a user by its id, or all but one, with their devices and open pages; answers how many. */
  end(userId: number, which: Parameters<typeof endSessions>[2]): Promise<number>;
  /** When the user signed in for this session. */
  startedAt(tokenHash: Buffer): Promise<Date | undefined>;
  /** Ends one session and its open pages. */
  revoke(tokenHash: Buffer): Promise<void>;
  /**
   * Ends every session of a user with its devices and unused proofs: password change, activation, deletion. Identity tokens of
   * a sign-in before `after` (now) start no session any more. Part of the executor's transaction, if any.
   */
  revokeAll(userId: number, executor?: Db, after?: Date): Promise<void>;
  /** Ends the sessions that began before a moment, and their devices; identity tokens from before start none any more. */
  revokeBefore(userId: number, moment: Date): Promise<void>;
  /** Identity tokens of a sign-in before a moment start no session any more; sessions that run go on. */
  refuseBefore(userId: number, moment: Date): Promise<void>;
  /** Reads the user's sessions again: they were ended, perhaps by another process. */
  forget(userId: number): void;
}

/** Opaque bearer tokens: 32 random bytes, only the SHA-256 stored, thirty days from the last use, revocable at once. */
export function sessionService({ db, clock }: { db: Db; clock: Clock }): SessionService {
  const known = new LRUCache<string, Caller>({
    max: 20_000,
    ttl: CACHE_MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const forget = (userId: number) => {
    for (const [key, caller] of known.entries()) if (caller.userId === userId) known.delete(key);
  };
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64');

  return {
    async issue(userId, device, executor = db) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await queries.insertSession(executor, {
        token_hash: hashToken(token),
        user_id: userId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + LIFETIME_MS),
        ...device,
      });
      return token;
    },

    startedAt: (tokenHash) => queries.startedAt(db, tokenHash),

    async find(tokenHash) {
      const cached = known.get(keyOf(tokenHash));
      if (cached) return cached;
      const now = clock.now();
      const startedAfter = new Date(now.getTime() - MAX_LIFETIME_MS);
      const row = await queries.liveSession(db, tokenHash, { now, startedAfter });
      if (!row) return undefined;
      const isToExtend = row.expires_at.getTime() - now.getTime() < EXTEND_BELOW_MS;
      if (isToExtend || now.getTime() - row.last_used_at.getTime() > NOTE_USE_AFTER_MS) {
        const expires = Math.min(now.getTime() + LIFETIME_MS, row.created_at.getTime() + MAX_LIFETIME_MS);
        await queries.touchSession(db, tokenHash, {
          expires_at: isToExtend ? new Date(expires) : row.expires_at,
          last_used_at: now,
        });
      }
      const { is_active: isActive, is_demo: isDemo, language } = row;
      const caller = { userId: row.user_id, isActive, isDemo, language };
      known.set(keyOf(tokenHash), caller);
      return caller;
    },

    async noteLanguage(tokenHash, caller, language) {
      if (caller.language === language) return;
      await queries.setLanguage(db, caller.userId, language);
      if (known.has(keyOf(tokenHash))) known.set(keyOf(tokenHash), { ...caller, language });
    },

    async revoke(tokenHash) {
      known.delete(keyOf(tokenHash));
      const userId = await queries.deleteSession(db, tokenHash);
      if (userId !== undefined)
        await signal(db, { type: 'end', to: userId, session: tokenHash.toString('hex') });
    },

    list(userId) {
      const now = clock.now();
      return sessionsOf(db, userId, { now, startedAfter: new Date(now.getTime() - MAX_LIFETIME_MS) });
    },

    async end(userId, which) {
      const ended = await endSessions(db, userId, which);
      forget(userId);
      for (const tokenHash of ended)
        await signal(db, { type: 'end', to: userId, session: tokenHash.toString('hex') });
      return ended.length;
    },

    async revokeAll(userId, executor = db, after = clock.now()) {
      forget(userId);
      await queries.deleteAccessOf(executor, userId);
      await queries.refuseSignInsBefore(executor, userId, after);
      await signal(executor, { type: 'end', to: userId });
    },

    async revokeBefore(userId, moment) {
      forget(userId);
      await queries.refuseSignInsBefore(db, userId, moment);
      for (const tokenHash of await queries.deleteSessionsBefore(db, userId, moment))
        await signal(db, { type: 'end', to: userId, session: tokenHash.toString('hex') });
    },

    async refuseBefore(userId, moment) {
      await queries.refuseSignInsBefore(db, userId, moment);
    },

    forget,
  };
}

import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { hashToken, type Caller, type Sessions } from '../../../http/authentication.ts';
import type { Clock } from '../../../ports/clock.ts';
import { signal } from '../../../realtime/live-events.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
/** A session ends then, however much it is used. */
const MAX_LIFETIME_MS = 90 * DAY_MS;
/** A session in use is extended once a day. */
const EXTEND_BELOW_MS = LIFETIME_MS - DAY_MS;
/** How long another process may go on believing in a session that was ended here. */
const CACHE_MAX_AGE_MS = 30_000;

export interface SessionService extends Sessions {
  /** Starts a session; the token itself is not kept. */
  issue(userId: number): Promise<string>;
  /** When the person signed in for this session. */
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
  const refuseBefore = (executor: Db, userId: number, moment: Date) =>
    sql`update users set sessions_after = greatest(sessions_after, ${moment}) where id = ${userId}`.execute(
      executor,
    );

  return {
    async issue(userId) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          created_at: now,
          expires_at: new Date(now.getTime() + LIFETIME_MS),
        })
        .execute();
      return token;
    },

    async startedAt(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .select('created_at')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row?.created_at;
    },

    async find(tokenHash) {
      const cached = known.get(keyOf(tokenHash));
      if (cached) return cached;
      const now = clock.now();
      const row = await db
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['s.user_id', 's.created_at', 's.expires_at', 'u.is_active', 'u.is_demo', 'u.language'])
        .where('s.token_hash', '=', tokenHash)
        .where('s.expires_at', '>', now)
        .where('s.created_at', '>', new Date(now.getTime() - MAX_LIFETIME_MS))
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.expires_at.getTime() - now.getTime() < EXTEND_BELOW_MS) {
        const expires = Math.min(now.getTime() + LIFETIME_MS, row.created_at.getTime() + MAX_LIFETIME_MS);
        await db
          .updateTable('sessions')
          .set({ expires_at: new Date(expires) })
          .where('token_hash', '=', tokenHash)
          .execute();
      }
      const { is_active: isActive, is_demo: isDemo, language } = row;
      const caller = { userId: row.user_id, isActive, isDemo, language };
      known.set(keyOf(tokenHash), caller);
      return caller;
    },

    async noteLanguage(tokenHash, caller, language) {
      if (caller.language === language) return;
      await sql`update users set language = ${language}
        where id = ${caller.userId} and language is distinct from ${language}`.execute(db);
      if (known.has(keyOf(tokenHash))) known.set(keyOf(tokenHash), { ...caller, language });
    },

    async revoke(tokenHash) {
      known.delete(keyOf(tokenHash));
      const ended = await db
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      if (ended) await signal(db, { type: 'end', to: ended.user_id, session: tokenHash.toString('hex') });
    },

    async revokeAll(userId, executor = db, after = clock.now()) {
      forget(userId);
      for (const table of ['sessions', 'devices', 'otp_proofs'] as const)
        await executor.deleteFrom(table).where('user_id', '=', userId).execute();
      await refuseBefore(executor, userId, after);
      await signal(executor, { type: 'end', to: userId });
    },

    async revokeBefore(userId, moment) {
      forget(userId);
      await refuseBefore(db, userId, moment);
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('created_at', '<', moment)
        .returning('token_hash')
        .execute();
      // Their devices are those without a session now.
      await db
        .deleteFrom('devices')
        .where('user_id', '=', userId)
        .where('session_hash', 'is', null)
        .execute();
      for (const { token_hash } of ended)
        await signal(db, { type: 'end', to: userId, session: token_hash.toString('hex') });
    },

    forget,
  };
}

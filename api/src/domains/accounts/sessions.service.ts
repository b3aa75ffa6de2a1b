import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { hashToken, type Caller, type Sessions } from '../../http/authentication.ts';
import type { Clock } from '../../ports/clock.ts';
import { signal } from '../../realtime/live-events.ts';

const DAY = 86_400_000;
const LIFE = 30 * DAY;
/** A session in use is extended once a day. */
const EXTEND_BELOW = LIFE - DAY;
/** How long another process may go on believing in a session that was ended here. */
const CACHE_AGE = 30_000;

export interface SessionService extends Sessions {
  /** Starts a session; the token itself is not kept. */
  issue(userId: number): Promise<string>;
  /** Ends one session and its open pages. */
  revoke(tokenHash: Buffer): Promise<void>;
  /** Ends every session of a user: password change, activation, deletion. Part of the executor's transaction, if any. */
  revokeAll(userId: number, executor?: Db): Promise<void>;
  /** Looks the user's sessions up anew: they were ended, perhaps by another process. */
  forget(userId: number): void;
}

/** Opaque bearer tokens: 32 random bytes, only the SHA-256 stored, thirty days from the last use, revocable at once. */
export function sessionService({ db, clock }: { db: Db; clock: Clock }): SessionService {
  const known = new LRUCache<string, Caller>({ max: 20_000, ttl: CACHE_AGE });
  const forget = (userId: number) => {
    for (const [key, caller] of known.entries()) if (caller.userId === userId) known.delete(key);
  };
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64');

  return {
    async issue(userId) {
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(clock.now().getTime() + LIFE);
      await db
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), user_id: userId, expires_at: expires })
        .execute();
      return token;
    },

    async find(tokenHash) {
      const cached = known.get(keyOf(tokenHash));
      if (cached) return cached;
      const now = clock.now();
      const row = await db
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['s.user_id', 's.expires_at', 'u.is_active', 'u.is_demo'])
        .where('s.token_hash', '=', tokenHash)
        .where('s.expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.expires_at.getTime() - now.getTime() < EXTEND_BELOW) {
        const expires = new Date(now.getTime() + LIFE);
        await db
          .updateTable('sessions')
          .set({ expires_at: expires })
          .where('token_hash', '=', tokenHash)
          .execute();
      }
      const caller = { userId: row.user_id, isActive: row.is_active, isDemo: row.is_demo };
      known.set(keyOf(tokenHash), caller);
      return caller;
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

    async revokeAll(userId, executor = db) {
      forget(userId);
      await executor.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await signal(executor, { type: 'end', to: userId });
    },

    forget,
  };
}

import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { CODE_LIFE } from './codes.ts';

/** What a proof says: who proved which address or number. */
export interface Proof {
  readonly target: string;
  /** The account of a confirmed address; null for phone numbers, whose subject names the account. */
  readonly user_id: number | null;
}

/** Proofs that `verify-otp` hands out: good for one sign-in within ten minutes. */
export function proofStore({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async put(authId: string, { target, user_id }: Proof): Promise<void> {
      const expires_at = new Date(clock.now().getTime() + CODE_LIFE);
      await db
        .insertInto('otp_proofs')
        .values({ auth_id: authId, target, user_id, expires_at })
        .onConflict((conflict) =>
          conflict.column('auth_id').doUpdateSet({ target, user_id, expires_at, used_at: null }),
        )
        .execute();
    },

    /** Uses up a proof; undefined when there is none. */
    async consume(authId: string): Promise<Proof | undefined> {
      const now = clock.now();
      return db
        .updateTable('otp_proofs')
        .set({ used_at: now })
        .where('auth_id', '=', authId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['target', 'user_id'])
        .executeTakeFirst();
    },
  };
}

export type ProofStore = ReturnType<typeof proofStore>;

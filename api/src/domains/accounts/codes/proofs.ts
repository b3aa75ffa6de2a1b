import { randomBytes } from 'node:crypto';
import { CODE_LIFETIME_MS } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';

/** A proof: who proved which address or number. */
export type Proof =
  | { readonly target: string; readonly userId: number }
  /** A phone number signs in the account of a subject, which may not exist yet. */
  | { readonly target: string; readonly subject: string };

/**
 * Proofs that `verify-otp` hands out as `auth_id`: a secret, since the id of an account is known to others, and good for one
 * sign-in within ten minutes.
 */
export function proofStore({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Keeps a proof, in the transaction of what it follows from; answers the secret that stands for it. */
    async put(trx: Db, proof: Proof): Promise<string> {
      const kind = 'userId' in proof ? 'mail' : 'otp';
      const authId = `${kind}-${randomBytes(18).toString('base64url')}`;
      await trx
        .insertInto('otp_proofs')
        .values({
          auth_id: authId,
          target: proof.target,
          user_id: 'userId' in proof ? proof.userId : null,
          subject: 'subject' in proof ? proof.subject : null,
          expires_at: new Date(clock.now().getTime() + CODE_LIFETIME_MS),
        })
        .execute();
      return authId;
    },

    /** A proof that was not used yet. */
    async find(authId: string): Promise<Proof | undefined> {
      const found = await db
        .selectFrom('otp_proofs')
        .select(['target', 'user_id', 'subject'])
        .where('auth_id', '=', authId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      if (!found) return undefined;
      const { target, user_id: userId, subject } = found;
      return userId === null ? { target, subject: subject! } : { target, userId };
    },

    /** Uses a proof up, in the transaction of what it is for; false when another caller was first. */
    async use(trx: Db, authId: string): Promise<boolean> {
      const now = clock.now();
      const { numUpdatedRows } = await trx
        .updateTable('otp_proofs')
        .set({ used_at: now })
        .where('auth_id', '=', authId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type ProofStore = ReturnType<typeof proofStore>;

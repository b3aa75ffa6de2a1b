import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { hashToken } from '../../http/authentication.ts';
import type { Limiter } from '../../http/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import { hashPassword } from './passwords.ts';
import type { SessionService } from './sessions.service.ts';
import { updateUser } from './users.queries.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  sessions: SessionService;
  /** Attempts per address of the network. */
  attempts: Limiter;
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly rePassword: string;
}

/** `expired`: unknown, used, or too old; which of them is nobody's business. */
export type ResetOutcome = 'changed' | 'expired' | 'too-short' | 'different';

const SHORTEST = 6;
const LONGEST = 200;

/** New passwords through the mailed link: valid an hour, used once, ends every session. */
export function passwordResetService({ db, clock, sessions, attempts }: Dependencies) {
  const valid = (token: string) =>
    db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock.now());

  return {
    /** Looks without using it up. */
    async isValid(token: string): Promise<boolean> {
      return (await valid(token).executeTakeFirst()) !== undefined;
    },

    async change({ token, password, rePassword }: NewPassword, ip: string): Promise<ResetOutcome> {
      attempts.check(ip);
      if (!(await this.isValid(token))) return 'expired';
      if (password.length < SHORTEST || password.length > LONGEST) return 'too-short';
      if (password !== rePassword) return 'different';
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom('password_resets')
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', clock.now())
          .returning('user_id')
          .executeTakeFirst();
        // Of two at once, the second finds nothing.
        if (!used) return 'expired';
        await trx.deleteFrom('password_resets').where('user_id', '=', used.user_id).execute();
        // Whoever opened the mailed link has proved the address.
        await updateUser(trx, used.user_id, { password_hash, is_email_verified: true });
        await sessions.revokeAll(used.user_id, trx);
        return 'changed';
      });
    },
  };
}

export type PasswordResetService = ReturnType<typeof passwordResetService>;

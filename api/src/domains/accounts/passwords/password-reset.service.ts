import type { Database } from '#db/database.ts';
import { hashToken } from '#http/authentication.ts';
import type { Clock } from '#ports/clock.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { passwordProblem, type PasswordProblem } from './password-rules.ts';
import * as queries from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';
import { restorePassword } from '#domains/accounts/profile/address-undos.queries.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { updateUser, userById } from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: SessionService;
  emails: SecurityEmails;
  security: Pick<SecurityService, 'note'>;
  limits: AccountLimits;
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly rePassword: string;
}

/** `expired`: unknown, used, or too old; the answer does not tell which. Other outcomes are problems of the new password. */
export type ResetOutcome = 'changed' | 'expired' | 'different' | PasswordProblem['kind'];

/** New passwords through the mailed link: valid an hour, used once, ends every session. */
export function passwordResetService({ db, clock, sessions, emails, security, limits }: Dependencies) {
  const valid = (token: string) => queries.validReset(db, hashToken(token), clock.now());

  return {
    /** Does not use the link up. */
    async isValid(token: string): Promise<boolean> {
      return (await valid(token)) !== undefined;
    },

    async change({ token, password, rePassword }: NewPassword, network: string): Promise<ResetOutcome> {
      await limits.linksFromNetwork.check(network);
      const reset = await valid(token);
      const user = reset && (await userById(db, reset.user_id));
      if (!user) return 'expired';
      const problem = passwordProblem(password, user);
      if (problem) return problem.kind;
      if (password !== rePassword) return 'different';
      const password_hash = await hashPassword(password);
      const letters = await emails.beforeTransaction();
      const outcome = await db.transaction().execute(async (trx): Promise<ResetOutcome> => {
        const used = await queries.useReset(trx, hashToken(token), clock.now());
        if (!used) return 'expired';
        await queries.removeResets(trx, used.user_id);
        await updateUser(trx, used.user_id, { password_hash });
        await restorePassword(trx, { id: user.id, email: user.email, passwordHash: password_hash });
        await sessions.revokeAll(used.user_id, trx);
        await security.note(trx, user.id, 'password_changed');
        await letters(trx).passwordChanged(user);
        return 'changed';
      });
      if (outcome === 'changed') sessions.forget(user.id);
      return outcome;
    },
  };
}

export type PasswordResetService = ReturnType<typeof passwordResetService>;

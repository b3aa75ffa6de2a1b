import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { hashToken } from '#http/authentication.ts';
import { DomainError } from '#http/domain-error.ts';
import { HOUR_MS, type Clock } from '#ports/clock.ts';
import type { MailPort } from '#ports/mail.ts';
import { addReset } from '#domains/accounts/passwords/password-resets.queries.ts';
import { putRegistration } from '#domains/accounts/profile/addresses.queries.ts';
import type { CodeStore } from '#domains/accounts/codes/codes.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { passwordProblem } from '#domains/accounts/passwords/password-rules.ts';
import { hashPassword } from '#domains/accounts/passwords/passwords.ts';
import { requireDelivery } from '#domains/accounts/codes/require-delivery.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import { accountOfEmail } from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  mail: MailPort;
  codes: CodeStore;
  emails: SecurityEmails;
  limits: AccountLimits;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  re_password: string;
  mobile?: string | undefined;
}

const RESET_LIFETIME_MS = HOUR_MS;
/** How long a registration waits for its code; new codes can be asked for meanwhile. */
const REGISTRATION_LIFETIME_MS = 24 * HOUR_MS;

/** Accounts with e-mail and password that live in our own database, as deployed mobile clients make them. */
export function registrationService({ db, clock, mail, codes, emails, limits }: Dependencies) {
  /** Refuses when one more email would be too many for the address or the caller. */
  async function countEmail(email: string, network: string): Promise<void> {
    // The caller first: one who is refused must not use up what the recipient may get.
    await limits.emailsFromNetwork.check(network);
    await limits.messagesToRecipient.check(email.toLowerCase());
  }

  return {
    /**
     * Notes the registration and mails its code; it becomes an account when the code arrives. An address that has an account
     * looks the same, and its owner is notified.
     */
    async register(
      { name, email, password, re_password, mobile }: Registration,
      network: string,
      language?: string,
    ): Promise<void> {
      if (password !== re_password) {
        throw new DomainError('validation', 'The passwords do not match.', {
          fields: { re_password: 'does not match' },
        });
      }
      const problem = passwordProblem(password, { name, email });
      if (problem)
        throw new DomainError('validation', `The field password ${problem.text}.`, {
          fields: { password: problem.text },
        });
      requireDelivery(mail);
      await countEmail(email, network);
      const now = clock.now();
      const expires_at = new Date(now.getTime() + REGISTRATION_LIFETIME_MS);
      const password_hash = await hashPassword(password);
      const target = email.toLowerCase();
      const given = { email, name, mobile: mobile ?? null, password_hash, created_at: now, expires_at };
      // Noted for the address of an account too, where no code belongs to it: sign-in then answers alike as well.
      const { isSecond, ...registration } = await putRegistration(db, given);
      const owner = await accountOfEmail(db, email);
      if (owner) {
        const code = await codes.issue(target, { kind: 'account', userId: owner.id });
        await emails.alreadyRegistered({ email: owner.email, language: owner.language ?? language }, code);
      } else {
        const code = await codes.issue(target, { kind: 'registration', registration });
        await emails.welcome({ email, language }, code, isSecond);
      }
    },

    /** The answer and its time are the same whether the address is known or not. */
    async forgotPassword(email: string, network: string, language?: string): Promise<void> {
      await countEmail(email, network);
      requireDelivery(mail);
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(clock.now().getTime() + RESET_LIFETIME_MS);
      const known = await addReset(db, email, hashToken(token), expires);
      if (!known) return mail.sendNothing();
      await emails.newPassword({ email, language: known.language ?? language }, token);
    },
  };
}

export type RegistrationService = ReturnType<typeof registrationService>;

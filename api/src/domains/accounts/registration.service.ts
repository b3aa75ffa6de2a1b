import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { hashToken } from '../../http/authentication.ts';
import type { Limiter } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailPort } from '../../ports/mail.ts';
import type { OtpService } from './otp.service.ts';
import { hashPassword } from './passwords.ts';
import { requireDelivery } from './require-delivery.ts';
import * as users from './users.queries.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  mail: MailPort;
  otp: OtpService;
  recipientLimit: Limiter;
  publicUrl: string;
  companyName: () => Promise<string>;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  re_password: string;
  mobile?: string | undefined;
}

const E_MAIL = 3;
const RESET_LIFE = 60 * 60_000;

/** Accounts with e-mail and password that live in our own database, as deployed mobile clients make them. */
export function registrationService({
  db,
  clock,
  mail,
  otp,
  recipientLimit,
  publicUrl,
  companyName,
}: Dependencies) {
  return {
    async register({ name, email, password, re_password, mobile }: Registration): Promise<void> {
      if (password !== re_password) {
        throw new Refusal('validation', 'The passwords do not match.', {
          fields: { re_password: 'does not match' },
        });
      }
      requireDelivery(mail);
      const accounts = await users.usersByEmail(db, email);
      if (accounts.some((account) => account.is_email_verified)) {
        throw new Refusal('emailTaken', 'This e-mail address is registered already.', {
          fields: { email: 'is registered already' },
        });
      }
      const password_hash = await hashPassword(password);
      // Whoever registered before has never confirmed the address, so the newest registration counts.
      const waiting = accounts.find((account) => account.password_hash);
      if (waiting) await users.updateUser(db, waiting.id, { name, password_hash, mobile: mobile ?? null });
      else {
        const subject = `mail-${randomBytes(18).toString('base64url')}`;
        const user = { name, email, mobile: mobile ?? null, password_hash, login_type: E_MAIL };
        await users.createUser(db, user, subject);
      }
      const company = await companyName();
      await mail.send({
        to: email,
        subject: `Welcome to ${company}`,
        body: `Hello ${name},\n\nwelcome to ${company}. A second message brings the code that confirms your address.`,
      });
      await otp.send({ email });
    },

    /** The answer is the same whether the address is known or not. */
    async forgotPassword(email: string): Promise<void> {
      recipientLimit.check(email.toLowerCase());
      requireDelivery(mail);
      const account = (await users.usersByEmail(db, email)).find((user) => user.password_hash);
      if (!account) return;
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('password_resets')
        .values({
          token_hash: hashToken(token),
          user_id: account.id,
          expires_at: new Date(clock.now().getTime() + RESET_LIFE),
        })
        .execute();
      await mail.send({
        to: account.email,
        subject: `Choose a new password for ${await companyName()}`,
        body: `Open this address within an hour to choose a new password:\n${publicUrl}/reset-password?token=${token}`,
      });
    },
  };
}

export type RegistrationService = ReturnType<typeof registrationService>;

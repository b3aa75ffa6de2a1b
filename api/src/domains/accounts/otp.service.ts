import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Limiter } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailPort } from '../../ports/mail.ts';
import type { SmsPort } from '../../ports/sms.ts';
import { requireDelivery } from './require-delivery.ts';
import { updateUser, usersByEmail } from './users.queries.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  mail: MailPort;
  sms: SmsPort;
  pepper: string;
  /** Sends per recipient. */
  recipientLimit: Limiter;
  /** Whether this server sends SMS itself; otherwise the identity service does. */
  sendsSms: () => Promise<boolean>;
  companyName: () => Promise<string>;
}

const LIFE = 10 * 60_000;
const ATTEMPTS = 5;

export interface OtpTarget {
  number?: string | undefined;
  email?: string | undefined;
}

/** Digits with a leading plus, as deployed clients expect it; undefined when it cannot be a phone number. */
export function normalisedNumber(number: string): string | undefined {
  const digits = number
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '')
    .replace(/^\+/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

function targetOf({ number, email }: OtpTarget): { channel: 'sms' | 'mail'; to: string } {
  if (email !== undefined) return { channel: 'mail', to: email.toLowerCase() };
  const to = number === undefined ? undefined : normalisedNumber(number);
  if (!to)
    throw new Refusal('validation', 'Please enter a valid phone number or e-mail address.', {
      fields: { number: 'is not a phone number' },
    });
  return { channel: 'sms', to };
}

/** Codes of six digits by mail or SMS, valid ten minutes, the same one again inside that time. */
export function otpService({
  db,
  clock,
  mail,
  sms,
  pepper,
  recipientLimit,
  sendsSms,
  companyName,
}: Dependencies) {
  const keyed = (text: string) => createHmac('sha256', pepper).update(text);
  /** The code follows from target and nonce, so it can be sent again without being stored. */
  const codeOf = (to: string, nonce: Buffer) =>
    String(keyed('otp').update(to).update(nonce).digest().readUInt32BE() % 1_000_000).padStart(6, '0');

  async function liveCode(to: string): Promise<{ code: string; expiresAt: Date; isNew: boolean }> {
    const now = clock.now();
    const fresh = randomBytes(16);
    const expires = new Date(now.getTime() + LIFE);
    const { rows } = await sql<{ nonce: Buffer; expires_at: Date }>`
      insert into otp_codes (target, nonce, expires_at) values (${to}, ${fresh}, ${expires})
      on conflict (target) do update set
        nonce = case when otp_codes.expires_at > ${now} then otp_codes.nonce else excluded.nonce end,
        attempts = case when otp_codes.expires_at > ${now} then otp_codes.attempts else 0 end,
        expires_at = case when otp_codes.expires_at > ${now} then otp_codes.expires_at else excluded.expires_at end
      returning nonce, expires_at`.execute(db);
    const { nonce, expires_at } = rows[0]!;
    return { code: codeOf(to, nonce), expiresAt: expires_at, isNew: nonce.equals(fresh) };
  }

  return {
    async send(wanted: OtpTarget): Promise<void> {
      const { channel, to } = targetOf(wanted);
      recipientLimit.check(to);
      if (channel === 'sms' && !(await sendsSms())) {
        throw new Refusal('wrongState', 'Codes for phone numbers are sent by the sign-in service.');
      }
      requireDelivery(channel === 'sms' ? sms : mail);
      // Whether an address has an account is nobody's business, so an unknown one looks the same and gets nothing.
      if (channel === 'mail' && (await usersByEmail(db, to)).length === 0) return;
      const { code, expiresAt, isNew } = await liveCode(to);
      const company = await companyName();
      // A second text message costs money and says the same (wire contract 2).
      if (channel === 'sms' && isNew)
        await sms.send({
          to,
          body: `${code} is your ${company} code. It is valid for ten minutes. Do not share it.`,
          expiresAt,
        });
      if (channel === 'mail')
        await mail.send({
          to,
          subject: `${code} is your ${company} code`,
          body: `Your code is ${code}. It is valid for ten minutes. If you did not ask for it, ignore this message.`,
          expiresAt,
        });
    },

    /** Checks a code and hands out the id that `user_signup` accepts once. */
    async verify(wanted: OtpTarget, otp: string): Promise<string> {
      const { channel, to } = targetOf(wanted);
      const { rows } = await sql<{ nonce: Buffer; attempts: number; expires_at: Date }>`
        update otp_codes set attempts = attempts + 1 where target = ${to} returning nonce, attempts, expires_at`.execute(
        db,
      );
      const [row] = rows;
      if (!row) throw new Refusal('wrongState', 'No code has been sent there. Please ask for one.');
      if (row.expires_at <= clock.now() || row.attempts > ATTEMPTS) {
        throw new Refusal('wrongState', 'This code has expired. Please ask for a new one.', { status: 400 });
      }
      const given = Buffer.from(otp.replaceAll(/[\s-]/g, '').padEnd(6).slice(0, 6));
      if (!timingSafeEqual(given, Buffer.from(codeOf(to, row.nonce)))) {
        throw new Refusal('validation', 'This is not the code that we sent.', {
          status: 400,
          fields: { otp: 'is not the code' },
        });
      }
      await db.deleteFrom('otp_codes').where('target', '=', to).execute();
      return channel === 'mail'
        ? this.confirmEmail(to)
        : this.prove(`otp-${keyed(`phone ${to}`).digest('base64url').slice(0, 27)}`, to);
    },

    /** Marks the e-mail account of an address as confirmed. */
    async confirmEmail(email: string): Promise<string> {
      const [account] = await usersByEmail(db, email);
      if (!account?.auth_id)
        throw new Refusal('wrongState', 'No code has been sent there. Please ask for one.');
      if (!account.is_email_verified) await updateUser(db, account.id, { is_email_verified: true });
      return this.prove(account.auth_id, email);
    },

    async prove(authId: string, target: string): Promise<string> {
      const expires_at = new Date(clock.now().getTime() + LIFE);
      await db
        .insertInto('otp_proofs')
        .values({ auth_id: authId, target, expires_at })
        .onConflict((conflict) =>
          conflict.column('auth_id').doUpdateSet({ target, expires_at, used_at: null }),
        )
        .execute();
      return authId;
    },

    /** Uses up a proof; false when there is none. */
    async consume(authId: string): Promise<{ target: string } | undefined> {
      const now = clock.now();
      return db
        .updateTable('otp_proofs')
        .set({ used_at: now })
        .where('auth_id', '=', authId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('target')
        .executeTakeFirst();
    },
  };
}

export type OtpService = ReturnType<typeof otpService>;

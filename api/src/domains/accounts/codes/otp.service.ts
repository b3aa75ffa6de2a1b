import { createHmac } from 'node:crypto';
import type { Database, Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { MailPort } from '#ports/mail.ts';
import type { SmsPort } from '#ports/sms.ts';
import { registrationOf } from '#domains/accounts/profile/addresses.queries.ts';
import { nameOf, wrongCode, type Claim, type CodeStore } from './codes.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import type { Proof, ProofStore } from './proofs.ts';
import { requireDelivery } from './require-delivery.ts';
import { codeMessage } from '#texts/emails.ts';
import { languageAmong } from '#texts/text-language.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { EmailBrand } from '#domains/notifications/email-writer.ts';
import { normalisedNumber, type TextMessages } from './text-messages.ts';
import { accountOfEmail, userById } from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  mail: MailPort;
  sms: SmsPort;
  pepper: string;
  codes: CodeStore;
  proofs: ProofStore;
  texts: TextMessages;
  confirmation: ConfirmationService;
  emails: SecurityEmails;
  limits: AccountLimits;
  emailBrand: () => Promise<EmailBrand>;
}

export interface OtpTarget {
  number?: string | undefined;
  email?: string | undefined;
}

/** Who asks for a code or enters one. */
export interface OtpCaller {
  /** Set when the request carries a session. */
  readonly userId: number | undefined;
  readonly network: string;
  /** Of the request. */
  readonly language: string | undefined;
}

function targetOf({ number, email }: OtpTarget): { channel: 'sms' | 'mail'; to: string } {
  if (email !== undefined) return { channel: 'mail', to: email.toLowerCase() };
  const to = number === undefined ? undefined : normalisedNumber(number);
  if (!to)
    throw new DomainError('validation', 'Please enter a valid phone number or email address.', {
      fields: { number: 'is not a phone number' },
    });
  return { channel: 'sms', to };
}

/** `get-otp` and `verify-otp`: sends codes and accepts them (ADR 0049). */
export function otpService({
  db,
  clock,
  mail,
  sms,
  pepper,
  codes,
  proofs,
  texts,
  confirmation,
  emails,
  limits,
  emailBrand,
}: Dependencies) {
  /** What a code for this address proves now, for this caller, and the language of the account that it belongs to. */
  async function claimOf(
    email: string,
    callerId: number | undefined,
  ): Promise<{ claim: Claim; language?: string | null }> {
    const caller = callerId === undefined ? undefined : await userById(db, callerId);
    const account = await accountOfEmail(db, email);
    const registration = await registrationOf(db, email, clock.now());
    if (account) return { claim: { kind: 'account', userId: account.id }, language: account.language };
    if (caller?.pending_email?.toLowerCase() === email)
      return { claim: { kind: 'change', userId: caller.id }, language: caller.language };
    return { claim: registration ? { kind: 'registration', registration } : { kind: 'nothing' } };
  }

  async function sendText(to: string, { network, language: wanted }: OtpCaller): Promise<void> {
    await texts.require(to, network);
    const { company, language } = await emailBrand();
    // With its message or not at all: a code that holds is not texted again.
    await db.transaction().execute(async (trx) => {
      const { code, expiresAt, isNew } = await codes.issue(to, { kind: 'phone' }, trx);
      // A second text message costs money and repeats the first (docs/spec/accounts.md#codes).
      if (!isNew) return;
      await texts.count(to);
      const body = codeMessage(languageAmong(wanted, language), { code, company });
      await sms.send({ to, body, expiresAt }, trx);
    });
  }

  return {
    /** Sends a code; inside its ten minutes and five guesses the same one again. An address without an account looks the same and gets nothing. */
    async send(wanted: OtpTarget, caller: OtpCaller): Promise<void> {
      const { userId, network } = caller;
      const { channel, to } = targetOf(wanted);
      if (channel === 'sms') return sendText(to, caller);
      await limits.emailsFromNetwork.check(network);
      await limits.messagesToRecipient.check(to);
      requireDelivery(mail);
      const { claim, language } = await claimOf(to, userId);
      const issued = await codes.issue(to, claim);
      if (claim.kind === 'nothing') return mail.sendNothing();
      const recipient = { email: to, language: language ?? caller.language };
      // The email states that entering the code gives the address to an account.
      if (claim.kind === 'change') return emails.confirmChange(recipient, issued);
      return emails.code(recipient, issued);
    },

    /** Accepts a code and hands out the id that `user_signup` accepts once. */
    async verify(wanted: OtpTarget, otp: string, { userId: callerId, network }: OtpCaller): Promise<string> {
      const { channel, to } = targetOf(wanted);
      await limits.wrongCodesFromNetwork.check(network);
      await limits.wrongCodesForRecipient.check(to);
      const entered = await codes.check(to, callerId, otp);
      await limits.wrongCodesFromNetwork.release(network);
      await limits.wrongCodesForRecipient.release(to);
      const prove = async (trx: Db, proof: Proof) => {
        await codes.use(entered, trx);
        return proofs.put(trx, proof);
      };
      if (channel === 'sms') {
        const digest = createHmac('sha256', pepper).update(`phone ${to}`).digest('base64url');
        const subject = `otp-${digest.slice(0, 27)}`;
        return db.transaction().execute((trx) => prove(trx, { target: to, subject }));
      }
      const { claim } = await claimOf(to, callerId);
      // The claim may have gone or changed since the code was sent.
      if (nameOf(claim) !== entered.claimName) throw wrongCode();
      let authId = '';
      await confirmation.confirm(to, claim, async (trx, userId) => {
        authId = await prove(trx, { target: to, userId });
      });
      return authId;
    },
  };
}

export type OtpService = ReturnType<typeof otpService>;

import type { MailPort } from '../../ports/mail.ts';
import type { LiveCode } from './codes.ts';

interface Dependencies {
  mail: MailPort;
  publicUrl: string;
  companyName: () => Promise<string>;
}

const REGISTERED_TWICE =
  'A registration with this address was made a short time before. This code replaces the one of the letter before it. Use it only if you registered twice yourself.';
const NOT_YOU = 'If this was not you, choose a new password now and sign out on every device.';

/**
 * Letters about accounts: codes, and events that a person should hear of. None of them holds text that a caller chose. The
 * server knows no language of a person, so they are in English.
 */
export function lettersOf({ mail, publicUrl, companyName }: Dependencies) {
  /** Nothing is written where letters cannot be delivered. */
  async function write(to: string, subject: (company: string) => string, body: string, expiresAt?: Date) {
    if (!mail.isConfigured || !to) return;
    const words = { to, subject: subject(await companyName()), body };
    await mail.send(expiresAt ? { ...words, expiresAt } : words);
  }
  const withUndo = (token: string) =>
    `If this was not you, open this address within seven days. It restores this e-mail address and ends all sessions:\n${publicUrl}/api/undo-address-change?token=${token}`;

  return {
    welcome: (to: string, { code, expiresAt }: LiveCode, isSecond: boolean) =>
      write(
        to,
        (company) => `${code} is your ${company} code`,
        `Welcome. Your code is ${code}. It confirms your address and is valid for ten minutes.\n\n${
          isSecond ? `${REGISTERED_TWICE}\n\n` : ''
        }If you did not register, ignore this letter.`,
        expiresAt,
      ),
    alreadyRegistered: (to: string, { code, expiresAt }: LiveCode) =>
      write(
        to,
        (company) => `You already have a ${company} account`,
        `A registration with your address was just made, and you already have an account. Sign in as before, or enter the code ${code}, which is valid for ten minutes. If you forgot your password, ask for a new one on the sign-in page.\n\nIf you did not register, ignore this letter. Your account has not changed.`,
        expiresAt,
      ),
    confirmChange: (to: string, { code, expiresAt }: LiveCode) =>
      write(
        to,
        (company) => `${code} is your ${company} code`,
        `Your code is ${code}. It makes this the address of your account and is valid for ten minutes. Enter it where you changed the address.\n\nIf you did not ask for this, ignore this letter and give the code to no one.`,
        expiresAt,
      ),
    addressIsYours: (to: string) =>
      write(
        to,
        (company) => `Your address was entered in another ${company} account`,
        'A user wanted to make this the address of another account. It stays the address of your account, and nothing has changed.',
      ),
    addressChangeAsked: (to: string, token: string) =>
      write(
        to,
        (company) => `A new address for your ${company} account`,
        `Another e-mail address was entered for your account. This one stays valid until the new one is confirmed.\n\n${withUndo(token)}`,
      ),
    addressChanged: (to: string, token: string) =>
      write(
        to,
        (company) => `The address of your ${company} account has changed`,
        `Your account has another e-mail address now.\n\n${withUndo(token)}`,
      ),
    signInMethodAdded: (to: string) =>
      write(
        to,
        (company) => `A new way to sign in to ${company}`,
        `A sign-in with another service was added to your account. ${NOT_YOU}`,
      ),
    passwordChanged: (to: string) =>
      write(
        to,
        (company) => `Your ${company} password has changed`,
        `Your password was changed, and all sessions have ended. If this was not you, choose a new password now:\n${publicUrl}/forgot-password`,
      ),
    signedOutEverywhere: (to: string) =>
      write(
        to,
        (company) => `Signed out of ${company} on every device`,
        `All sessions of your account have ended. ${NOT_YOU}`,
      ),
    accountDeleted: (to: string) =>
      write(
        to,
        (company) => `Your ${company} account has been deleted`,
        'Your account and what belonged to it have been deleted. If this was not you, write to us.',
      ),
  };
}

export type Letters = ReturnType<typeof lettersOf>;

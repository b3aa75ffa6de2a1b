import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';
import { IdentityError } from '../identity-error.ts';
import { digest, isSameSecret, newPhoneCode, newSecret } from '../secrets.ts';

const lifetime = 5 * 60_000;
const mostTries = 5;

const schema = z.object({
  /** Digest of the session info → the code that was sent. */
  pending: z.record(
    z.string(),
    z.object({ phoneNumber: z.string(), code: z.string(), tries: z.number(), expiresAt: z.number() }),
  ),
});

/** Six-digit codes sent by text message. Valid for five minutes and five tries, used once. */
export interface PhoneCodes {
  issue(phoneNumber: string): Promise<{ sessionInfo: string; code: string }>;
  /**
   * Uses the code up and answers the number it proves. Throws INVALID_SESSION_INFO, SESSION_EXPIRED, INVALID_CODE,
   * TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  use(sessionInfo: string, code: string): Promise<string>;
}

/** Throws MISSING_PHONE_NUMBER or INVALID_PHONE_NUMBER; returns the number in E.164. */
export function requirePhoneNumber(phoneNumber: string | undefined): string {
  if (!phoneNumber) throw new IdentityError('MISSING_PHONE_NUMBER');
  const compact = phoneNumber.replaceAll(/[\s()-]/g, '');
  if (!/^\+[1-9]\d{6,14}$/.test(compact)) throw new IdentityError('INVALID_PHONE_NUMBER : Invalid format.');
  return compact;
}

export async function openPhoneCodes(folder: string, clock: Clock): Promise<PhoneCodes> {
  const document = await openDocument({
    file: path.join(folder, 'phone-codes.json'),
    schema,
    empty: { pending: {} },
  });

  return {
    async issue(phoneNumber) {
      const sessionInfo = newSecret(48);
      const code = newPhoneCode();
      await document.change(({ pending }) => {
        for (const [key, each] of Object.entries(pending)) {
          if (each.expiresAt < clock() - lifetime) delete pending[key];
        }
        pending[digest(sessionInfo)] = { phoneNumber, code, tries: 0, expiresAt: clock() + lifetime };
      });
      return { sessionInfo, code };
    },

    async use(sessionInfo, code) {
      // The failed try must be stored as well, so the outcome is an answer of the edit and not thrown in it.
      const outcome = await document.change(({ pending }) => {
        const key = digest(sessionInfo);
        const sent = pending[key];
        if (!sent) return { problem: 'INVALID_SESSION_INFO' };
        if (sent.expiresAt <= clock()) return { problem: 'SESSION_EXPIRED' };
        sent.tries += 1;
        if (sent.tries > mostTries) return { problem: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
        if (!isSameSecret(sent.code, code)) return { problem: 'INVALID_CODE' };
        delete pending[key];
        return { phoneNumber: sent.phoneNumber };
      });
      if (outcome.phoneNumber === undefined) throw new IdentityError(outcome.problem ?? 'INVALID_CODE');
      return outcome.phoneNumber;
    },
  };
}

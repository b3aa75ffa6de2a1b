import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';
import { IdentityError } from '../identity-error.ts';
import { digest, newSecret } from '../secrets.ts';

const lifetime = 60 * 60_000;

const actionCode = z.object({
  purpose: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
  uid: z.string(),
  /** The address that the code was mailed to, or that the account is to get. */
  email: z.string(),
  expiresAt: z.number(),
});
export type ActionCode = z.infer<typeof actionCode>;

const schema = z.object({ codes: z.record(z.string(), actionCode) });

/** One-time codes in mailed links ("out of band" codes in the vendor's words). Valid for an hour, used once. */
export interface ActionCodes {
  issue(code: Omit<ActionCode, 'expiresAt'>): Promise<string>;
  /** Looks without using up. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  inspect(code: string): ActionCode;
  /** Uses it up. Of two at once, one wins; the other gets INVALID_OOB_CODE. */
  use(code: string): Promise<ActionCode>;
}

export async function openActionCodes(folder: string, clock: Clock): Promise<ActionCodes> {
  const document = await openDocument({
    file: path.join(folder, 'action-codes.json'),
    schema,
    empty: { codes: {} },
  });

  function requireUsable(found: ActionCode | undefined): ActionCode {
    if (!found) throw new IdentityError('INVALID_OOB_CODE');
    if (found.expiresAt <= clock()) throw new IdentityError('EXPIRED_OOB_CODE');
    return found;
  }

  return {
    async issue(values) {
      const code = newSecret();
      await document.change(({ codes }) => {
        const dayAgo = clock() - 24 * lifetime;
        for (const [key, each] of Object.entries(codes)) if (each.expiresAt < dayAgo) delete codes[key];
        codes[digest(code)] = { ...values, expiresAt: clock() + lifetime };
      });
      return code;
    },
    inspect: (code) => requireUsable(document.read().codes[digest(code)]),
    use: (code) =>
      document.change(({ codes }) => {
        const found = requireUsable(codes[digest(code)]);
        delete codes[digest(code)];
        return found;
      }),
  };
}

import { forgotPassword } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { callFx } from '../person-ports.ts';
import { identityFx, type IdentityFailure } from './identity.ts';
import type { SignInFailure } from './sign-in.model.ts';

const mailByIdentityFx = identityFx((identity, email: string) =>
  identity.sendPasswordReset(email).catch((failure: IdentityFailure) => {
    // Whether an address has an account is nobody's business.
    if (failure.code !== 'auth/user-not-found') throw failure;
  }),
);
const mailByUsFx = callFx(forgotPassword, { showsOwnErrors: true });

/**
 * Mails a link to choose a new password. The password is at the identity service or with our back end (ADR 0028), so both are
 * asked; for an unknown address they answer alike and mail nothing.
 */
export const sendPasswordResetFx = createEffect<string, void, SignInFailure>(async (email) => {
  await Promise.all([mailByIdentityFx(email), mailByUsFx({ email })]);
});

/** Whose password the code of a mailed link would change. */
export const checkResetCodeFx = identityFx((identity, code: string) => identity.checkResetCode(code));

export const confirmPasswordResetFx = identityFx(
  (identity, { code, password }: { code: string; password: string }) =>
    identity.confirmPasswordReset(code, password),
);

export const confirmEmailFx = identityFx((identity, code: string) => identity.confirmEmail(code));

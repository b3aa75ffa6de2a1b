import { forgotPassword, signOutEverywhere } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { identityFx, type IdentityFailure } from '#user/session/identity/identity.ts';
import type { SignInFailure } from './sign-in.model.ts';

const mailByIdentityFx = identityFx((identity, email: string) =>
  identity.sendPasswordReset(email).catch((failure: IdentityFailure) => {
    // The answer must not reveal whether an address has an account.
    if (failure.code !== 'auth/user-not-found') throw failure;
  }),
);
const mailByUsFx = callFx(forgotPassword);

/**
 * Mails a link to choose a new password. The password is at the identity service or with our back end (ADR 0028), so both are
 * asked; for an unknown address they answer alike and mail nothing.
 */
export const sendPasswordResetFx = createEffect<string, void, SignInFailure>(async (email) => {
  await Promise.all([mailByIdentityFx(email), mailByUsFx({ email })]);
});

/** Whose password the code of a mailed link would change. */
export const checkResetCodeFx = identityFx((identity, code: string) => identity.checkResetCode(code));

interface NewPassword {
  code: string;
  email: string;
  password: string;
}

/** Stores the new password, and proves the user with it. */
const storePasswordFx = identityFx(async (identity, { code, email, password }: NewPassword) => {
  await identity.confirmPasswordReset(code, password);
  return identity.signIn(email, password).catch(() => undefined);
});
const endSessionsFx = callFx(signOutEverywhere);

/**
 * Changes the password at the identity service and ends the sessions that the back end gave for the old one. When that
 * does not succeed, the back end ends them at the next sign-in, which shows that the password changed.
 */
export const confirmPasswordResetFx = createEffect<NewPassword, void, IdentityFailure>(async (given) => {
  const proof = await storePasswordFx(given);
  if (proof) await endSessionsFx({ auth_id: proof.uid, id_token: proof.idToken }).catch(() => undefined);
});

export const confirmEmailFx = identityFx((identity, code: string) => identity.confirmEmail(code));

import { sample } from 'effector';
import { sayLater } from '../locales/later-texts.ts';
import { notifyFx } from '../person-ports.ts';
import { identityFx } from './identity.ts';
import { problemOf } from './identity-problems.ts';

/** Mails a link to choose a new password; for an unknown address it answers alike and mails nothing. */
export const sendPasswordResetFx = identityFx((identity, email: string) => identity.sendPasswordReset(email));

/** Mails the link to confirm the address once more. */
export const sendConfirmationFx = identityFx<void, void>((identity) => identity.sendConfirmation());

/** Whose password the code of a mailed link would change. */
export const checkResetCodeFx = identityFx((identity, code: string) => identity.checkResetCode(code));

export const confirmPasswordResetFx = identityFx(
  (identity, { code, password }: { code: string; password: string }) =>
    identity.confirmPasswordReset(code, password),
);

export const confirmEmailFx = identityFx((identity, code: string) => identity.confirmEmail(code));

/** The button has no place of its own for a failure. */
sample({
  clock: sendConfirmationFx.failData,
  fn: ({ code }) => ({ tone: 'danger' as const, text: sayLater(problemOf(code).key, { code }) }),
  target: notifyFx,
});

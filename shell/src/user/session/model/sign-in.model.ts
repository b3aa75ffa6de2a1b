import { userRegister, type ApiError } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { exchangeFx, loginTypes } from '#user/session/identity/exchange.model.ts';
import { runsVendorScripts } from '#user/session/identity/identity-config.ts';
import {
  identityFx,
  isIdentityFailure,
  unknownDetails,
  type IdentityFailure,
  type IdentityProof,
} from '#user/session/identity/identity.ts';
import type { SignUp } from './session.model.ts';

// proof      the identity service identifies the user
// exchange   the back end gives a session for a proof, see exchange.model.ts
// own account  e-mail and password that the back end keeps itself (ADR 0028)

export type SignInFailure = IdentityFailure | ApiError;

export interface Credentials {
  email: string;
  password: string;
}

const proveFx = identityFx((identity, { email, password }: Credentials) => identity.signIn(email, password));
const proveByGoogleFx = identityFx<void, IdentityProof>((identity) => identity.signInWithGoogle());

/** What the back end gets about a user whom the identity service knows. */
export const withProof = (type: keyof typeof loginTypes, proof: IdentityProof) => ({
  type: loginTypes[type],
  auth_id: proof.uid,
  id_token: proof.idToken,
  ...(proof.email ? { email: proof.email } : {}),
  ...(proof.name ? { name: proof.name } : {}),
  ...(proof.phone ? { mobile: proof.phone } : {}),
});

/** Users who registered by email have their password here, all others at the identity service. */
const enterOwnAccountFx = createEffect<
  { credentials: Credentials; refusal: IdentityFailure },
  SignUp,
  SignInFailure
>(async ({ credentials, refusal }) => {
  try {
    return await exchangeFx({ type: loginTypes.email, ...credentials });
  } catch (thrown) {
    const error = thrown as ApiError;
    // Unknown credentials: the message must not reveal which of the two services refused them.
    throw error.key === 'invalidCredentials' ? refusal : error;
  }
});

/** E-mail and password. */
export const signInFx = createEffect<Credentials, SignUp, SignInFailure>(async (credentials) => {
  try {
    return await exchangeFx(withProof('email', await proveFx(credentials)));
  } catch (refusal) {
    if (isIdentityFailure(refusal) && unknownDetails.has(refusal.code)) {
      return enterOwnAccountFx({ credentials, refusal });
    }
    throw refusal;
  }
});

/** The window of Google. */
export const signInWithGoogleFx = createEffect<void, SignUp, SignInFailure>(async () =>
  exchangeFx(withProof('google', await proveByGoogleFx())),
);

/** Makes an account; the back end mails a code that proves the address, see `code.model.ts`. */
export const registerFx = callFx(userRegister);

/** Which ways of signing in the site offers (settings) and its pages have the scripts for; e-mail alone until they are known. */
export const $offers = $settings.map((settings) => ({
  email: settings?.email_password_login !== '0',
  phone:
    settings?.number_with_otp_login === '1' &&
    (settings.otp_service_provider === 'twilio' || runsVendorScripts()),
  google: settings?.social_login === '1' && runsVendorScripts(),
}));

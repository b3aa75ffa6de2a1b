import type { ApiError } from '@lintel/api-contract';
import type { IdentityService, IdentityToken } from '@lintel/contract';
import { translateDeferred } from '#locales/deferred-texts.ts';
import {
  isIdentityFailure,
  preloadIdentity,
  unknownDetails,
  type IdentityClient,
  type IdentityProof,
} from './identity.ts';
import { problemOf } from './identity-problems.ts';

/** A failure of the identity service as that of a call, with a sentence for the user. */
function asApiError(caught: unknown): unknown {
  if (!isIdentityFailure(caught)) return caught;
  const { code } = caught;
  if (code === 'auth/network-request-failed') return { kind: 'offline', retryable: true } satisfies ApiError;
  const message = translateDeferred(problemOf(code).key, { code });
  return { kind: 'rejected', retryable: false, message } satisfies ApiError;
}

const tokenOf = ({ uid, idToken }: IdentityProof): IdentityToken => ({ auth_id: uid, id_token: idToken });

/** The Shell object's `identity`. */
export async function openIdentityService(
  load: () => Promise<IdentityClient> = preloadIdentity,
): Promise<IdentityService> {
  const identity = await load().catch((caught: unknown) => {
    throw asApiError(caught);
  });
  const token = (proof: Promise<IdentityProof>) =>
    proof.then(tokenOf, (caught: unknown) => {
      throw asApiError(caught);
    });
  const tokenIfKnown = (proof: Promise<IdentityProof>) =>
    proof.then(tokenOf, (caught: unknown) => {
      if (isIdentityFailure(caught) && unknownDetails.has(caught.code)) return null;
      throw asApiError(caught);
    });
  return {
    prove: (email, password) => tokenIfKnown(identity.signIn(email, password)),
    changePassword: ({ email, password, newPassword }) =>
      tokenIfKnown(identity.changePassword(email, password, newPassword)),
    proveGoogle: () => token(identity.signInWithGoogle()),
    sendCode: (number) =>
      identity.sendPhoneCode(number).catch((caught: unknown) => {
        throw asApiError(caught);
      }),
    proveNumber: (sending, code) => token(identity.confirmPhoneCode(sending, code)),
  };
}

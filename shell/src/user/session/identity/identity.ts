import { attach, createEffect, createStore, type Effect } from 'effector';

/** What the identity service knows about a user who has just proved their identity. */
export interface IdentityProof {
  uid: string;
  /** Signed by the identity service; the back end checks it. */
  idToken: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** With country code; empty when the user did not prove one. */
  phone: string;
}

/** A refusal of the identity service: the vendor's code, e.g. `auth/weak-password`. */
export interface IdentityFailure {
  kind: 'identity';
  code: string;
}

/** The identity service in the words of this product; see `firebase-identity.ts`. All reject with {@link IdentityFailure}. */
export interface IdentityClient {
  signIn(email: string, password: string): Promise<IdentityProof>;
  /** Signs in with the present password and changes it; older tokens end. */
  changePassword(email: string, password: string, newPassword: string): Promise<IdentityProof>;
  /** Opens the vendor's window; must be called while a press of the user counts. */
  signInWithGoogle(): Promise<IdentityProof>;
  /** Texts a code to a number with country code; resolves with what names this sending. */
  sendPhoneCode(number: string): Promise<string>;
  /** Checks a code that was texted, also after the page was loaded again. */
  confirmPhoneCode(sending: string, code: string): Promise<IdentityProof>;
  sendPasswordReset(email: string): Promise<void>;
  /** Whose password the mailed code would change. */
  checkResetCode(code: string): Promise<string>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  confirmEmail(code: string): Promise<void>;
}

/** Codes of the identity service for unknown credentials. */
export const unknownDetails: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-not-found',
  'auth/wrong-password',
]);

export const isIdentityFailure = (caught: unknown): caught is IdentityFailure =>
  typeof caught === 'object' && caught !== null && (caught as IdentityFailure).kind === 'identity';

/** Fetches the vendor's SDK. Nothing of it is in the first load: visitors and returning people never need it. */
export const loadIdentity = async (): Promise<IdentityClient> => {
  const { openFirebaseIdentity } = await import(/* webpackChunkName: "identity" */ './firebase-identity.ts');
  return openFirebaseIdentity();
};

let loading: Promise<IdentityClient> | null = null;

/** Fetches it once; a failure is not remembered, so the next attempt tries again. */
export function preloadIdentity(): Promise<IdentityClient> {
  loading ??= loadIdentity().catch((error: unknown) => {
    loading = null;
    throw { kind: 'identity', code: 'auth/network-request-failed', cause: error };
  });
  return loading;
}

/** How to get at the identity service; replaced in tests. */
export const $identitySource = createStore<() => Promise<IdentityClient>>(preloadIdentity);

/** An effect that asks the identity service; its code is fetched with the first one. */
export const identityFx = <Params, Result>(
  ask: (identity: IdentityClient, params: Params) => Promise<Result>,
): Effect<Params, Result, IdentityFailure> =>
  attach({
    source: $identitySource,
    mapParams: (params: Params, source) => ({ params, source }),
    effect: createEffect<{ params: Params; source: () => Promise<IdentityClient> }, Result, IdentityFailure>(
      async ({ params, source }) => ask(await source(), params),
    ),
  });

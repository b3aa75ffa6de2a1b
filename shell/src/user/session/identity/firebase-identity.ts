import { FirebaseError, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
  updatePassword,
  verifyPasswordResetCode,
  type Auth,
  type ConfirmationResult,
  type User,
} from 'firebase/auth';
import type { IdentityClient, IdentityFailure, IdentityProof } from './identity.ts';
import { readIdentityConfig, runsVendorScripts, type IdentityConfig } from './identity-config.ts';
import { withTimeout } from '#core/with-timeout.ts';

/** The SDK waits for ever where a script of its own does not arrive. */
const IDENTITY_TIMEOUT_MS = 30_000;

const failed = (code: string): IdentityFailure => ({ kind: 'identity', code });

const refuse = (error: unknown): never => {
  throw failed(error instanceof FirebaseError ? error.code : 'auth/internal-error');
};

/** The SDK's answer in our words: its failures as data, and `auth/timeout` when it takes too long. */
const asked = <Result>(answer: Promise<Result>): Promise<Result> =>
  withTimeout(IDENTITY_TIMEOUT_MS, answer.catch(refuse), () => failed('auth/timeout'));

/** Refuses what the page has no scripts for, instead of waiting for ones that its policy refuses. */
const notAllowed = () => Promise.reject(failed('auth/operation-not-allowed'));

const proofOf = async (user: User): Promise<IdentityProof> => ({
  uid: user.uid,
  idToken: await user.getIdToken(),
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  name: user.displayName ?? '',
  phone: user.phoneNumber ?? '',
});

const proved = ({ user }: { user: User }) => proofOf(user);

/** Firebase Auth of this page; for the sandbox also its replacement of the vendor's account window. */
export async function openFirebaseIdentity(): Promise<IdentityClient> {
  const config = readIdentityConfig();
  if (config.local) {
    const { standInForGapi } = await import(/* webpackChunkName: "identity" */ './local-google.ts');
    standInForGapi(window);
  }
  return createFirebaseIdentity(config);
}

/**
 * Firebase Auth. It keeps no user signed in: the session is the back end's bearer token, so the SDK remembers its user in
 * memory only.
 */
export function createFirebaseIdentity(
  config: IdentityConfig,
  origin: string = location.origin,
): IdentityClient {
  const { local, ...options } = config;
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (local) connectAuthEmulator(auth, origin, { disableWarnings: true });
  /** Mails and text messages come in the language of the page, which the user may change at any time. */
  const inLanguageOfPage = () => {
    auth.languageCode = document.documentElement.lang || null;
    return auth;
  };

  return {
    signIn: (email, password) => asked(signInWithEmailAndPassword(auth, email, password).then(proved)),
    changePassword: (email, password, newPassword) =>
      asked(
        signInWithEmailAndPassword(auth, email, password).then(async ({ user }) => {
          await updatePassword(user, newPassword);
          return proofOf(user);
        }),
      ),
    // No time limit: the user may look for a password in that window.
    signInWithGoogle: () =>
      runsVendorScripts()
        ? signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
            .then(proved)
            .catch(refuse)
        : notAllowed(),
    async sendPhoneCode(number) {
      if (!runsVendorScripts()) return notAllowed();
      const { verificationId } = await asked(textCode(inLanguageOfPage(), number));
      return verificationId;
    },
    confirmPhoneCode: (sending, code) =>
      asked(signInWithCredential(auth, PhoneAuthProvider.credential(sending, code)).then(proved)),
    sendPasswordReset: (email) =>
      asked(sendPasswordResetEmail(inLanguageOfPage(), email, { url: `${origin}/login` })),
    checkResetCode: (code) => asked(verifyPasswordResetCode(auth, code)),
    confirmPasswordReset: (code, password) => asked(confirmPasswordReset(auth, code, password)),
    confirmEmail: (code) => asked(applyActionCode(auth, code)),
  };
}

/** Every sending has a verifier of its own: a used one never answers again. */
async function textCode(auth: Auth, number: string): Promise<ConfirmationResult> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await signInWithPhoneNumber(auth, number, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

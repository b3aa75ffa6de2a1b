import { FirebaseError, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import type { Identity, IdentityFailure, IdentityProof } from './identity.ts';
import { readIdentityConfig, type IdentityConfig } from './identity-config.ts';

const failure = (error: unknown): IdentityFailure => ({
  kind: 'identity',
  code: error instanceof FirebaseError ? error.code : 'auth/internal-error',
});

const refuse = (error: unknown): never => {
  throw failure(error);
};

const proofOf = async (user: User): Promise<IdentityProof> => ({
  uid: user.uid,
  idToken: await user.getIdToken(),
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  name: user.displayName ?? '',
});

/**
 * Firebase Auth. It keeps nobody signed in: the session is the back end's bearer token, so the SDK remembers its user in
 * memory only, for a mail that is to be sent again.
 */
export function createFirebaseIdentity(
  config: IdentityConfig = readIdentityConfig(),
  origin: string = location.origin,
): Identity {
  const { local, ...options } = config;
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (local) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.useDeviceLanguage();

  /** Where the mailed link leads to when its work is done. */
  const afterwards = { url: `${origin}/login` };

  return {
    signIn: (email, password) =>
      signInWithEmailAndPassword(auth, email, password)
        .then(({ user }) => proofOf(user))
        .catch(refuse),
    register: ({ name, email, password }) =>
      createUserWithEmailAndPassword(auth, email, password)
        .then(async ({ user }) => {
          await updateProfile(user, { displayName: name });
          // The account is there; a mail that fails can be asked for again.
          await sendEmailVerification(user, afterwards).catch(() => undefined);
          return proofOf(user);
        })
        .catch(refuse),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email, afterwards).catch(refuse),
    checkResetCode: (code) => verifyPasswordResetCode(auth, code).catch(refuse),
    confirmPasswordReset: (code, password) => confirmPasswordReset(auth, code, password).catch(refuse),
    confirmEmail: (code) => applyActionCode(auth, code).catch(refuse),
    async sendConfirmation() {
      const { currentUser } = auth;
      if (!currentUser) throw { kind: 'identity', code: 'auth/user-token-expired' } satisfies IdentityFailure;
      await sendEmailVerification(currentUser, afterwards).catch(refuse);
    },
  };
}

import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import { seconds, type Clock } from '../clock.ts';
import type { Account } from './accounts.ts';
import { IdentityError } from '../identity-error.ts';
import type { SigningKey } from './signing-key.ts';

export type SignInProvider = 'password' | 'phone' | 'google.com';

/** How and when (milliseconds) the user signed in; every token of that session repeats it. */
export interface SignIn {
  provider: SignInProvider;
  at: number;
}

/** Lifetime of an ID token, in seconds. */
export const idTokenLifetime = 3600;

/** Signs and reads ID tokens with the claims of the real vendor (RS256). */
export interface IdTokens {
  issue(account: Account, signIn: SignIn): Promise<string>;
  /** Throws TOKEN_EXPIRED or INVALID_ID_TOKEN. */
  read(token: string): Promise<{ uid: string; signIn: SignIn }>;
}

function identitiesOf(account: Account): Record<string, string[]> {
  const identities: Record<string, string[]> = {};
  if (account.email) identities.email = [account.email];
  if (account.phoneNumber) identities.phone = [account.phoneNumber];
  for (const { providerId, rawId } of account.federated) identities[providerId] = [rawId];
  return identities;
}

export function createIdTokens(key: SigningKey, project: string, clock: Clock): IdTokens {
  const keySet = createLocalJWKSet({ keys: [key.publicJwk] });
  const issuer = `https://securetoken.google.com/${project}`;

  return {
    issue(account, signIn) {
      const now = seconds(clock());
      return new SignJWT({
        name: account.displayName,
        picture: account.photoUrl,
        user_id: account.uid,
        auth_time: seconds(signIn.at),
        email: account.email,
        email_verified: account.email ? account.emailVerified : undefined,
        phone_number: account.phoneNumber,
        firebase: { identities: identitiesOf(account), sign_in_provider: signIn.provider },
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(project)
        .setSubject(account.uid)
        .setIssuedAt(now)
        .setExpirationTime(now + idTokenLifetime)
        .sign(key.privateKey);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer,
          audience: project,
          algorithms: ['RS256'],
          currentDate: new Date(clock()),
        });
        const { sign_in_provider: provider } = payload.firebase as { sign_in_provider: SignInProvider };
        return { uid: payload.sub ?? '', signIn: { provider, at: Number(payload.auth_time) * 1000 } };
      } catch (error) {
        throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      }
    },
  };
}

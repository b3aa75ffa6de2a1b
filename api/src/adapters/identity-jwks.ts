import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Identity, IdentityPort } from '../ports/identity.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Failures that say something about the token; others say something about the way to the keys. */
const isVerdict = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';

/** Firebase Auth, or a service that signs the same way: RS256 tokens, keys published as a JWKS. */
export function jwksIdentity({ jwksUrl, project }: { jwksUrl: string; project: string }): IdentityPort {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return {
    async verify(idToken): Promise<Identity | undefined> {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${project}`,
          audience: project,
          requiredClaims: ['sub', 'exp'],
        });
        if (!payload.sub) return undefined;
        return {
          subject: payload.sub,
          email: text(payload.email),
          emailVerified: payload.email_verified === true,
          phone: text(payload.phone_number),
          name: text(payload.name),
        };
      } catch (error) {
        if (isVerdict(error)) return undefined;
        throw error;
      }
    },
  };
}

import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { seconds, type Clock } from '../clock.ts';
import { normaliseEmail, type FederatedProfile } from './accounts.ts';
import { IdentityError } from '../identity-error.ts';
import type { SigningKey } from './signing-key.ts';

const lifetime = 5 * 60;
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** A stub for Google: states the chosen account in a signed assertion of five minutes. */
export interface Google {
  assert(person: { email: string; name: string }): Promise<string>;
  /** Throws INVALID_IDP_RESPONSE. */
  read(assertion: string): Promise<FederatedProfile>;
}

export function createGoogle(key: SigningKey, publicOrigin: string, clock: Clock): Google {
  const issuer = `${publicOrigin}/sandbox/google`;
  const keySet = createLocalJWKSet({ keys: [key.publicJwk] });
  /** The same address is the same user, whenever it is chosen. */
  const personId = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 21);

  return {
    assert({ email, name }) {
      const address = normaliseEmail(email);
      const now = seconds(clock());
      return new SignJWT({ email: address, email_verified: true, name: name.trim() || address })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .setIssuer(issuer)
        .setAudience('google-sign-in')
        .setSubject(personId(address))
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(key.privateKey);
    },

    async read(assertion) {
      try {
        const { payload } = await jwtVerify(assertion, keySet, {
          issuer,
          audience: 'google-sign-in',
          algorithms: ['RS256'],
          currentDate: new Date(clock()),
        });
        const { sub, email, name, picture } = claims.parse(payload);
        return {
          providerId: 'google.com',
          rawId: sub,
          email,
          ...(name ? { displayName: name } : {}),
          ...(picture ? { photoUrl: picture } : {}),
        };
      } catch {
        throw new IdentityError(
          'INVALID_IDP_RESPONSE : The supplied credential is malformed or has expired.',
        );
      }
    },
  };
}

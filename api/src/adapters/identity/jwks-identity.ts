import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Identity, IdentityPort } from '#ports/identity.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Failures that say something about the token; others say something about the way to the keys. */
const isVerdict = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';

const LOOKUP_TIMEOUT_MS = 5000;
const lookupAnswer = z.object({ users: z.array(z.object({ validSince: z.string().optional() })).min(1) });

const lookupError = z.object({ error: z.object({ message: z.string() }) });
/** Refusals that are about the token, and not about the key or the request. */
const VERDICTS = /^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND|USER_DISABLED)\b/;

/** Seconds since 1970 as a moment. */
const moment = (value: unknown) =>
  typeof value === 'number' && value > 0 ? new Date(value * 1000) : undefined;

/**
 * Asks the service whether a token still counts: undefined when it does not, for example after a new password; else since
 * when sign-ins count.
 */
async function lookUp(url: string, idToken: string): Promise<{ validSince: Date | undefined } | undefined> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  if (reply.ok) {
    const { users } = lookupAnswer.parse(await reply.json());
    return { validSince: moment(Number(users[0]?.validSince)) };
  }
  const refusal = lookupError.safeParse(await reply.json().catch(() => undefined)).data?.error.message;
  if (refusal && VERDICTS.test(refusal)) return undefined;
  throw new Error(`the identity service answered ${reply.status}`);
}

interface Options {
  jwksUrl: string;
  project: string;
  /** The vendor's `accounts:lookup` with its key; without it a new password is not noticed here. */
  lookupUrl?: string | undefined;
}

/** Firebase Auth, or a service that signs the same way: RS256 tokens, keys published as a JWKS. */
export function jwksIdentity({ jwksUrl, project, lookupUrl }: Options): IdentityPort {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return {
    async verify(idToken): Promise<Identity | undefined> {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${project}`,
          audience: project,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        if (!payload.sub) return undefined;
        const known = lookupUrl ? await lookUp(lookupUrl, idToken) : { validSince: undefined };
        if (!known) return undefined;
        const { validSince } = known;
        const signedInAt = moment(payload['auth_time']) ?? moment(payload.iat);
        return {
          subject: payload.sub,
          email: text(payload.email),
          emailVerified: payload.email_verified === true,
          phone: text(payload.phone_number),
          name: text(payload.name),
          ...(signedInAt ? { signedInAt } : {}),
          ...(validSince ? { validSince } : {}),
        };
      } catch (error) {
        if (isVerdict(error)) return undefined;
        throw error;
      }
    },
  };
}

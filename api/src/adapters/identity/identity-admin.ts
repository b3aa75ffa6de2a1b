import fs from 'node:fs/promises';
import { z } from 'zod';
import { accessTokens } from '#adapters/google/service-account.ts';
import type { IdentityAdminConfig } from '#config/identity-config.ts';
import type { IdentityAccounts, IdentityMethod } from '#ports/identity-accounts.ts';

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const REQUEST_TIMEOUT_MS = 10_000;
const failure = z.object({ error: z.object({ message: z.string() }) });
const found = z.object({
  users: z
    .array(
      z.object({
        email: z.string().optional(),
        phoneNumber: z.string().optional(),
        providerUserInfo: z.array(z.object({ providerId: z.string() })).default([]),
      }),
    )
    .default([]),
});
/** The vendor's names of the ways to sign in. */
const PROVIDERS: Record<IdentityMethod, string> = {
  password: 'password',
  phone: 'phone',
  google: 'google.com',
};
const methods = Object.keys(PROVIDERS) as IdentityMethod[];
const tokenFile = z.object({ token: z.string() });

/** A refusal of the identity service, in its own words. */
class IdentityRefusal extends Error {}
const isMissing = (error: unknown) =>
  error instanceof IdentityRefusal && error.message.startsWith('USER_NOT_FOUND');

/** Firebase Auth as its operator sees it (`accounts:…` below a project), or a service with the same protocol. */
export function identityAdmin({ baseUrl, access }: IdentityAdminConfig): IdentityAccounts {
  const tokens = 'serviceAccountFile' in access ? accessTokens({ ...access, scope: SCOPE }) : undefined;
  const token = async () =>
    'operatorTokenFile' in access
      ? tokenFile.parse(JSON.parse(await fs.readFile(access.operatorTokenFile, 'utf8'))).token
      : (await tokens!.get()).token;

  async function call(name: string, body: object): Promise<unknown> {
    const reply = await fetch(`${baseUrl}/accounts:${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (reply.ok) return reply.json();
    if (reply.status === 401) tokens?.forget();
    const refusal = failure.safeParse(await reply.json().catch(() => undefined)).data?.error.message;
    if (refusal) throw new IdentityRefusal(refusal);
    throw new Error(`the identity service answered ${reply.status}`);
  }

  return {
    async find(subject) {
      try {
        const { users } = found.parse(await call('lookup', { localId: [subject] }));
        const [user] = users;
        if (!user) return undefined;
        const names = user.providerUserInfo.map(({ providerId }) => providerId);
        return {
          email: user.email,
          phone: user.phoneNumber,
          methods: methods.filter((method) => names.includes(PROVIDERS[method])),
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async setEmail(subject, email) {
      await call('update', { localId: subject, email, emailVerified: true });
    },
    async removeMethod(subject, method) {
      await call('update', { localId: subject, deleteProvider: [PROVIDERS[method]] });
    },
    async remove(subject) {
      try {
        await call('delete', { localId: subject });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

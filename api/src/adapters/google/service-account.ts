import fs from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const REQUEST_TIMEOUT_MS = 15_000;
/** A token is replaced this long before it runs out, milliseconds. */
const TOKEN_MARGIN_MS = 60_000;

const accountSchema = z.object({
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
  token_uri: z.string(),
});
const grantSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export interface ServiceAccountOptions {
  /** The vendor's key file of a service account; read when it is first needed. */
  readonly serviceAccountFile: string;
  /** Where assertions are exchanged; the key file's `token_uri` unless set. */
  readonly tokenUrl?: string | undefined;
  /** What the tokens may be used for. */
  readonly scope: string;
}

/** OAuth 2 for a service account: a signed assertion against an access token, kept until shortly before it runs out. */
export function accessTokens({ serviceAccountFile, tokenUrl, scope }: ServiceAccountOptions) {
  let current: { token: string; until: number } | undefined;

  async function grant() {
    const account = accountSchema.parse(JSON.parse(await fs.readFile(serviceAccountFile, 'utf8')));
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const reply = await fetch(tokenUrl ?? account.token_uri, {
      method: 'POST',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      body,
    });
    if (!reply.ok) throw new Error(`the token endpoint answered ${reply.status}`);
    const { access_token, expires_in } = grantSchema.parse(await reply.json());
    return {
      token: access_token,
      until: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS,
      project: account.project_id,
    };
  }
  let running: ReturnType<typeof grant> | undefined;
  let project = '';

  return {
    async get() {
      if (!current || current.until <= Date.now()) {
        // Many messages at once share one exchange.
        running ??= grant().finally(() => (running = undefined));
        const fresh = await running;
        project = fresh.project;
        current = fresh;
      }
      return { token: current.token, project };
    },
    forget: () => (current = undefined),
  };
}

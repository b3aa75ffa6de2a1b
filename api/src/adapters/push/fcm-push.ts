import fs from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { PushMessage, PushOutcome, PushPort } from '#ports/push.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
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
const failureSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

export interface FcmOptions {
  /** The vendor's key file of a service account; read when it is first needed. */
  readonly serviceAccountFile: string;
  /** Start of the vendor's addresses. */
  readonly baseUrl: string;
  /** Where assertions are exchanged; the key file's `token_uri` unless set. */
  readonly tokenUrl?: string | undefined;
}

const post = (url: string, init: RequestInit) =>
  fetch(url, { method: 'POST', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...init });

/** OAuth 2 for a service account: a signed assertion against an access token, kept until shortly before it runs out. */
function accessTokens({ serviceAccountFile, tokenUrl }: FcmOptions) {
  let current: { token: string; until: number } | undefined;

  async function grant() {
    const account = accountSchema.parse(JSON.parse(await fs.readFile(serviceAccountFile, 'utf8')));
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const reply = await post(tokenUrl ?? account.token_uri, { body });
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

const bodyOf = ({ device, title, body, data }: PushMessage) =>
  JSON.stringify({
    message: {
      token: device,
      notification: { title, body },
      data,
      android: { notification: { click_action: data.click_action, sound: 'default' } },
      apns: { payload: { aps: { sound: 'default' } } },
    },
  });

/** Firebase Cloud Messaging, HTTP v1, or what speaks the same. */
export function fcmPush(options: FcmOptions): PushPort {
  const tokens = accessTokens(options);

  async function verdict(reply: Response): Promise<PushOutcome> {
    const parsed = failureSchema.safeParse(await reply.json().catch(() => undefined));
    const failure = parsed.data?.error;
    const code = failure?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? failure?.status;
    // A 404 that is not the vendor's own means a wrong address, not an unknown device.
    if (code === 'UNREGISTERED' || code === 'NOT_FOUND' || code === 'SENDER_ID_MISMATCH')
      return 'unregistered';
    if (reply.status === 400) return 'refused';
    if (reply.status === 401) tokens.forget();
    throw new Error(`the messaging service answered ${reply.status} ${code ?? ''}`.trim());
  }

  return {
    async send(message) {
      const { token, project } = await tokens.get();
      const reply = await post(`${options.baseUrl}/v1/projects/${project}/messages:send`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: bodyOf(message),
      });
      return reply.ok ? 'sent' : verdict(reply);
    },
  };
}

import path from 'node:path';
import { exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { seconds, type Clock } from '../clock.ts';
import { newSecret } from '../secrets.ts';
import { openDocument } from '../storage/document.ts';
import { MessagingError } from './messaging-error.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Lifetime of an access token, in seconds. */
const LIFETIME_S = 3599;

const schema = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
  token_uri: z.string(),
});
const publicSchema = z.object({ key: z.string() });

/** The account that a back end sends as: a key file in the vendor's form, and access tokens against signed assertions. */
export interface ServiceAccount {
  /** Throws `invalid_grant`. */
  exchange(assertion: string): Promise<{ access_token: string; expires_in: number; token_type: 'Bearer' }>;
  /** Throws UNAUTHENTICATED. */
  require(authorization: string | undefined): Promise<void>;
}

/** Reads `service-account.json`, or writes it the first time; the file is for the back end, readable by its owner only. */
export async function openServiceAccount(options: {
  folder: string;
  project: string;
  publicOrigin: string;
  clock: Clock;
}): Promise<ServiceAccount> {
  const { folder, project, publicOrigin, clock } = options;
  const account = await openDocument({
    file: path.join(folder, 'service-account.json'),
    schema,
    empty: {
      type: 'service_account',
      project_id: project,
      private_key_id: '',
      private_key: '',
      client_email: `sandbox@${project}.iam.gserviceaccount.com`,
      token_uri: '',
    },
  });
  const published = await openDocument({
    file: path.join(folder, 'service-account-public.json'),
    schema: publicSchema,
    empty: { key: '' },
  });
  if (!account.read().private_key) {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const [privateKey, publicKey] = await Promise.all([
      exportPKCS8(pair.privateKey),
      exportSPKI(pair.publicKey),
    ]);
    await published.change((draft) => {
      draft.key = publicKey;
    });
    await account.change((draft) => {
      draft.private_key = privateKey;
      draft.private_key_id = newSecret(8);
    });
  }
  // The site may be reached under another address than last time.
  const tokenUri = `${publicOrigin}/sandbox/messaging/token`;
  if (account.read().token_uri !== tokenUri)
    await account.change((draft) => {
      draft.token_uri = tokenUri;
    });
  const { client_email: email, private_key: pem } = account.read();
  const [privateKey, publicKey] = await Promise.all([
    importPKCS8(pem, 'RS256'),
    importSPKI(published.read().key, 'RS256'),
  ]);
  const verify = (token: string, issuer: string, audience: string) =>
    jwtVerify(token, publicKey, {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock()),
    });

  return {
    async exchange(assertion) {
      const { payload } = await verify(assertion, email, tokenUri).catch(() => {
        throw new MessagingError(400, 'invalid_grant', 'Invalid JWT Signature.');
      });
      if (payload.scope !== SCOPE) throw new MessagingError(400, 'invalid_scope', 'Invalid scope.');
      const now = seconds(clock());
      const access_token = await new SignJWT({})
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer('sandbox')
        .setAudience('messages')
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_S)
        .sign(privateKey);
      return { access_token, expires_in: LIFETIME_S, token_type: 'Bearer' };
    },
    async require(authorization = '') {
      const [, token = ''] = /^Bearer (.+)$/i.exec(authorization) ?? [];
      await verify(token, 'sandbox', 'messages').catch(() => {
        throw new MessagingError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
      });
    },
  };
}

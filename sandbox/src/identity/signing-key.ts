import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';
import { openDocument } from '../storage/document.ts';

const schema = z.object({ kid: z.string(), privateJwk: z.record(z.string(), z.unknown()).optional() });

/** The one key that signs ID tokens. It lives on disk, so tokens stay valid over a restart. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey | Uint8Array;
  /** What `/jwks.json` publishes; holds no private part. */
  publicJwk: JWK;
}

/** Reads the key, or makes a 2048-bit RSA key the first time. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const document = await openDocument({
    file: path.join(folder, 'signing-key.json'),
    schema,
    empty: { kid: '' },
  });
  if (!document.read().privateJwk) {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const privateJwk = await exportJWK(pair.privateKey);
    await document.change((draft) => {
      draft.kid = randomBytes(8).toString('hex');
      draft.privateJwk = { ...privateJwk };
    });
  }
  const { kid, privateJwk } = document.read();
  const jwk = privateJwk as JWK;
  return {
    kid,
    privateKey: await importJWK(jwk, 'RS256'),
    publicJwk: { kty: 'RSA', n: jwk.n, e: jwk.e, kid, alg: 'RS256', use: 'sig' },
  };
}

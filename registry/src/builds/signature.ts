import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Release, ReleaseFile } from '@lintel/contract';
import { z } from 'zod';
import type { SignedDescriptions } from '#store/release-store.ts';
import { buildFile, releaseFile } from './build-description.ts';
import { differenceOf, recordOf } from './release-record.ts';

/** The signature of a build, beside its descriptions. */
export const SIGNATURE_FILE = 'signature.json';

const signatureFile = z.strictObject({
  /** The public key: SubjectPublicKeyInfo of Ed25519 in base64, as {@link publicKey} takes it. */
  key: z.string().max(200),
  /** 64 bytes in base64. */
  signature: z.string().max(200),
});

/** A public key of Ed25519 in base64, as `openssl pkey -pubout -outform DER | base64` prints it. */
export const publicKey = z
  .string()
  .max(200)
  .refine((text) => keyOf(text)?.asymmetricKeyType === 'ed25519', 'is no public key of Ed25519 in base64');

function keyOf(text: string) {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

/**
 * What is signed: `lintel-release 1`, then for each file of the build, its descriptions too, a line as `sha256sum` prints it, in the order
 * of the names' code units.
 */
function statementOf(files: Record<string, ReleaseFile>, signed: SignedDescriptions): string {
  const hashes = new Map<string, string>();
  for (const name of ['release.json', 'build.json'] as const)
    hashes.set(name, createHash('sha256').update(signed[name]).digest('hex'));
  for (const [name, { integrity }] of Object.entries(files))
    hashes.set(name, Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex'));
  const lines = [...hashes.keys()].sort().map((name) => `${hashes.get(name)}  ${name}\n`);
  return `lintel-release 1\n${lines.join('')}`;
}

/** Whether one of these keys has signed a release: all bytes of its files, and everything that its record has of the build. */
export function isSignedBy(keys: readonly string[], release: Release, signed: SignedDescriptions): boolean {
  const [signature, described, built] = [
    signatureFile.safeParse(parse(signed['signature.json'])).data,
    releaseFile.safeParse(parse(signed['release.json'])).data,
    buildFile.safeParse(parse(signed['build.json'])).data,
  ];
  if (!signature || !described || !built || !keys.includes(signature.key)) return false;
  const { files } = release;
  const key = keyOf(signature.key);
  const statement = Buffer.from(statementOf(files, signed));
  if (!key || !verify(null, statement, key, Buffer.from(signature.signature, 'base64'))) return false;
  return differenceOf(release, recordOf({ described, built, files })) === undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

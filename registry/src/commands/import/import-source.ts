import type { Release } from '@lintel/contract';
import { z } from 'zod';
import { MOST_OF_A_FILE } from '#builds/build-folder.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore, type SignedDescriptions } from '#store/release-store.ts';

/** Another registry, of which nothing is believed: a folder, a bucket, or the server of its site. */
export interface ImportSource {
  /** What messages call it. */
  readonly name: string;
  /** A file of it by its name in a registry; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** What was signed of a release; empty where that is not known. */
  signed(release: Release): Promise<SignedDescriptions[]>;
}

/** A registry in a folder or a bucket. */
export const sourceOfFiles = (files: RegistryFiles, name: string): ImportSource => ({
  name,
  read: (file) => files.read(file),
  signed: (release) => new ReleaseStore(files).signed(release),
});

/** Of one file, in milliseconds. */
const TIMEOUT_MS = 60_000;

const text = z.string().max(1_000_000);
const signatures = z
  .array(z.strictObject({ 'release.json': text, 'build.json': text, 'signature.json': text }))
  .max(100);

/**
 * The registry behind a site: what browsers read of it, and with a team's token the signatures of releases. No lock is believed
 * that comes without encryption.
 */
export function sourceOfSite(address: string, token: string): ImportSource {
  if (!URL.canParse(address))
    throw new RegistryError(`${address} is no address; write https://homes.example.`);
  const { origin, protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new RegistryError(`${address} is not https, and what comes without can be changed on its way.`);

  async function request(path: string, init: RequestInit = {}): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const reply = await fetch(origin + path, { redirect: 'error', signal, ...init });
      if (reply.status === 404) return null;
      if (!reply.ok) throw new Error(`it answers ${reply.status}`);
      return await limited(reply);
    } catch (error) {
      throw new RegistryError(`${path} cannot be read from ${origin}: ${(error as Error).message}.`);
    }
  }

  return {
    name: origin,
    read: (name) => request(name.startsWith('assets/') ? `/${name}` : `/registry/${name}`),
    async signed({ name, version, build }) {
      if (!token) return [];
      const answer = await request('/registry/api/signatures', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ release: `${name}@${version}-${build}` }),
      });
      return signatures.parse(JSON.parse(answer?.toString('utf8') ?? '[]'));
    },
  };
}

/** The bytes of an answer, which may be no more than a file of a release has. */
async function limited(reply: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of reply.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_OF_A_FILE) throw new Error(`it has more than ${MOST_OF_A_FILE} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

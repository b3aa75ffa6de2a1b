import { acceptedEncodings } from '#site/responses/accepted-encodings.ts';
import type { Release } from '@lintel/contract';
import { hasTwins, type ReleaseStore } from '#store/release-store.ts';
import type { Sendable } from '#site/responses/send-bytes.ts';

/** A file of a release by its name without hash: `icon-192` → `icon-192.1a2b3c4d5e.png`. */
export const fileNamed = (release: Release, name: string): string | undefined =>
  Object.keys(release.files).find((file) => file.split('.')[0] === name);

/** Reads what names a release in an address, `1.2.0-ab12cd34`; null when nothing is named so. */
export function versionAndBuild(text: string): { version: string; build: string } | null {
  const [, version, build] = /^(\d[\w.-]*)-([0-9a-f]{8})$/.exec(text) ?? [];
  return version && build ? { version, build } : null;
}

/**
 * The file that `mfe-chat/1.2.0-ab12cd34/remoteEntry.js` names, compressed if there is a twin that the browser takes; null when the
 * release has no such file.
 */
export async function releaseAsset(
  releases: ReleaseStore,
  address: string,
  accepted: string | undefined,
): Promise<Sendable | null> {
  const [, name, text = '', file = ''] = /^(shell|mfe-[a-z]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
  const id = versionAndBuild(text);
  const release = name && id ? await releases.recorded(name, id) : null;
  if (!release || !id || !Object.hasOwn(release.files, file)) return null;
  for (const encoding of hasTwins(release.files[file]!) ? acceptedEncodings(accepted) : []) {
    const bytes = await releases.asset(release.name, id, file + endingOf[encoding]);
    if (bytes) return { name: file, bytes, encoding };
  }
  const bytes = await releases.asset(release.name, id, file);
  return bytes && { name: file, bytes };
}

const endingOf = { br: '.br', gzip: '.gz' };

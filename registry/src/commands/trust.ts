import type { Release } from '@lintel/contract';
import { labelOf } from '#checks/contract-violation.ts';
import type { LockChoice } from '#checks/lock-change.ts';
import { isSignedBy } from '#builds/signature.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore, SignedDescriptions } from '#store/release-store.ts';

/** The keys of which one has to have signed the releases of a part; null where no signature is needed. */
export type KeysOf = (name: string) => readonly string[] | null;

/** For registries without keys. */
export const noKeys: KeysOf = () => null;

/** Fails when a release needs a signature and has none that holds. */
export function refuseUnsigned(keysOf: KeysOf, release: Release, signed: SignedDescriptions[]): void {
  const keys = keysOf(release.name);
  if (!keys) return;
  if (signed.length === 0)
    throw new RegistryError(`${labelOf(release)} has no signature, and its team has keys.`);
  if (!signed.some((one) => isSignedBy(keys, release, one)))
    throw new RegistryError(`The signature of ${labelOf(release)} is not one of its team over this release.`);
}

/** {@link refuseUnsigned} for releases that the registry has, as they are now. */
export async function refuseUnsignedReleases(
  keysOf: KeysOf,
  releases: ReleaseStore,
  wanted: Release[],
): Promise<void> {
  for (const release of wanted) {
    if (keysOf(release.name)) refuseUnsigned(keysOf, release, await releases.signed(release));
  }
}

/**
 * {@link refuseUnsigned} for all that a lock brings to visitors, but for what is switched off: also what they would fall back to, unless
 * the live lock has it. A fallback that is gone brings nothing.
 */
export async function refuseUnsignedLock(
  keysOf: KeysOf,
  releases: ReleaseStore,
  { shell, remotes, lastGood }: LockChoice,
  live: LockChoice | null,
): Promise<void> {
  const on = Object.entries(remotes).filter(([, { state }]) => state === 'on');
  const pinned = [['shell', shell] as const, ...on];
  const known = new Set(
    live && [...Object.values(live.remotes), ...Object.values(live.lastGood)].map(({ digest }) => digest),
  );
  const fallbacks = on.flatMap(([name]) => {
    const pin = lastGood[name as keyof typeof lastGood];
    return pin && !known.has(pin.digest) ? [releases.recorded(name, pin)] : [];
  });
  const found = await Promise.all([...pinned.map(([name, pin]) => releases.read(name, pin)), ...fallbacks]);
  await refuseUnsignedReleases(
    keysOf,
    releases,
    found.filter((release) => release !== null),
  );
}

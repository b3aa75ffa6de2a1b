import type { Lock, PinnedRelease, Release, RemoteName } from '@lintel/contract';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { releaseSet, type ContractViolation, type ReleaseSet } from './contract-violation.ts';
import { contractViolations } from './check-releases.ts';

type State = 'on' | 'off';

/** What a new lock changes. */
export interface LockChange {
  /** Name → release wanted; everything else stays as it is. */
  set?: Record<string, Release>;
  /** Remotes to switch off or on. */
  state?: Partial<Record<RemoteName, State>>;
}

/** What a lock chooses. */
export type LockChoice = Pick<Lock, 'shell' | 'remotes' | 'lastGood'>;

/** Why a change would be refused; empty when it would not. Writes nothing. */
export async function checkLockChange(
  releases: ReleaseStore,
  parent: Lock | null,
  change: LockChange,
): Promise<ContractViolation[]> {
  return violationsOf(releases, parent, await choiceOf(releases, parent, change));
}

/** The releases that a change would put together. */
export async function releasesAfter(
  releases: ReleaseStore,
  parent: Lock | null,
  change: LockChange,
): Promise<ReleaseSet> {
  return releaseSet(releases, await choiceOf(releases, parent, change), 'the new lock');
}

/** The lock that is live with the wanted changes. */
export async function choiceOf(
  releases: ReleaseStore,
  parent: Lock | null,
  { set = {}, state = {} }: LockChange,
): Promise<LockChoice> {
  const shell = set['shell'] ? await pinned(releases, set['shell']) : parent?.shell;
  if (!shell) throw new RegistryError('The first lock of an environment needs a release of the shell.');

  const remotes: Lock['remotes'] = { ...parent?.remotes };
  const lastGood: Lock['lastGood'] = { ...parent?.lastGood };
  for (const [name, release] of Object.entries(set) as [RemoteName, Release][]) {
    if (!release.manifest) continue;
    const before = remotes[name];
    const next = await pinned(releases, release);
    // The same sources under another version are another release: another folder and another container.
    if (before && (before.version !== next.version || before.build !== next.build))
      lastGood[name] = withoutState(before);
    remotes[name] = { ...next, state: state[name] ?? before?.state ?? 'on' };
  }
  for (const [name, wanted] of Object.entries(state) as [RemoteName, State][]) {
    const entry = remotes[name];
    if (!entry) throw new RegistryError(`${name} is not part of this environment.`);
    remotes[name] = { ...entry, state: wanted };
  }
  return { shell, remotes, lastGood };
}

/** Why a choice may not go live after `parent`. */
export async function violationsOf(
  releases: ReleaseStore,
  parent: Lock | null,
  choice: LockChoice,
): Promise<ContractViolation[]> {
  const next = await releaseSet(releases, choice, 'the new lock');
  const before = parent && (await releaseSet(releases, parent, `lock ${parent.revision}`));
  return contractViolations(next, before);
}

const pinned = (releases: ReleaseStore, release: Release) => releases.pin(release.name, release);

const withoutState = ({ version, build, digest }: PinnedRelease): PinnedRelease => ({
  version,
  build,
  digest,
});

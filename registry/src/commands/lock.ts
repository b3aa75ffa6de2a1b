import type { Lock, PinnedRelease, Release, RemoteName } from '@lintel/contract';
import { releaseSet, type Refusal, type ReleaseSet, type RuleName } from '#checks/contract-violation.ts';
import { refusals } from '#checks/contract-violations.ts';
import type { EnvironmentStore, Note } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';

type State = 'on' | 'off';

export interface LockChange extends Note {
  /** Name → release wanted; everything else stays as it is. */
  set?: Record<string, Release>;
  /** Remotes to switch off or on. */
  state?: Partial<Record<RemoteName, State>>;
  /** Rules that may be broken on purpose. */
  allow?: readonly RuleName[];
  /** Whether the lock becomes live at once (default), or is only written, e.g. for a trial. */
  live?: boolean;
}

/** What a lock chooses. */
export type Choice = Pick<Lock, 'shell' | 'remotes' | 'lastGood'>;

/**
 * Writes the next lock of an environment and makes it live. A release that is replaced becomes the last known good one.
 * Changes nothing (and answers the lock that is live) when the releases are already those.
 */
export async function changeLock(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  change: LockChange,
): Promise<Lock> {
  const parent = await environment.live();
  const choice = await chosen(releases, parent, change);
  return writeLock(releases, environment, { parent, choice, ...change });
}

/**
 * {@link changeLock} by the names of releases; `hold` writes the lock without making it live. `live` tells whether it is, as one
 * that would hold nothing new is.
 */
export async function lockReleases(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  {
    wanted,
    hold = false,
    ...change
  }: Note & { wanted: string[]; hold?: boolean; allow?: readonly RuleName[] },
): Promise<Lock & { live: boolean }> {
  const found = await Promise.all(wanted.map((one) => releases.find(one)));
  const set = Object.fromEntries(found.map((release) => [release.name, release]));
  const lock = await changeLock(releases, environment, { set, live: !hold, ...change });
  return { ...lock, live: (await environment.live())?.revision === lock.revision };
}

/** Why a change would be refused; empty when it would not. Writes nothing. */
export async function check(
  releases: ReleaseStore,
  parent: Lock | null,
  change: Pick<LockChange, 'set' | 'state'>,
): Promise<Refusal[]> {
  return refusalsOf(releases, parent, await chosen(releases, parent, change));
}

/** The releases that a change would put together. */
export async function setAfter(
  releases: ReleaseStore,
  parent: Lock | null,
  change: Pick<LockChange, 'set' | 'state'>,
): Promise<ReleaseSet> {
  return releaseSet(releases, await chosen(releases, parent, change), 'the new lock');
}

/** Checks a choice against what is live, writes it as the next lock and makes that live. */
export async function writeLock(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  {
    parent,
    choice,
    by,
    reason,
    allow = [],
    live = true,
  }: Omit<LockChange, 'set' | 'state'> & { parent: Lock | null; choice: Choice },
): Promise<Lock> {
  const found = await refusalsOf(releases, parent, choice);
  const refused = found.filter(({ rule }) => !allow.includes(rule));
  if (refused.length > 0)
    throw new RegistryError(
      refused.map(({ rule, release, reason: why }) => `${release}: ${why} (${rule})`).join('\n'),
    );
  if (parent && same(parent, choice)) return parent;

  const lock: Lock = {
    schema: 1,
    environment: environment.environment,
    // After a revert the live lock is not the newest one, and no lock is ever written twice.
    revision: (await environment.newestRevision()) + 1,
    parent: parent?.revision ?? null,
    createdAt: new Date().toISOString(),
    by,
    reason,
    shell: choice.shell,
    remotes: choice.remotes,
    lastGood: choice.lastGood,
  };
  await environment.addLock(lock);
  if (live) await environment.point(lock.revision, parent?.revision ?? null, { by, reason });
  return lock;
}

/** The lock that is live with the wanted changes. */
async function chosen(
  releases: ReleaseStore,
  parent: Lock | null,
  { set = {}, state = {} }: Pick<LockChange, 'set' | 'state'>,
): Promise<Choice> {
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

async function refusalsOf(releases: ReleaseStore, parent: Lock | null, choice: Choice): Promise<Refusal[]> {
  const next = await releaseSet(releases, choice, 'the new lock');
  const before = parent && (await releaseSet(releases, parent, `lock ${parent.revision}`));
  return refusals(next, before);
}

const pinned = (releases: ReleaseStore, release: Release) => releases.pin(release.name, release);

const withoutState = ({ version, build, digest }: PinnedRelease): PinnedRelease => ({
  version,
  build,
  digest,
});

const same = (lock: Lock, { shell, remotes }: Pick<Lock, 'shell' | 'remotes'>) =>
  JSON.stringify([lock.shell, sorted(lock.remotes)]) === JSON.stringify([shell, sorted(remotes)]);

const sorted = (remotes: Lock['remotes']) => Object.entries(remotes).sort(([a], [b]) => a.localeCompare(b));

import type { Lock } from '@lintel/contract';
import type { RuleName } from '#checks/contract-violation.ts';
import { choiceOf, violationsOf, type LockChoice, type LockChange } from '#checks/lock-change.ts';
import type { EnvironmentStore, ChangeNote, SideEffect } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { whileNaming } from './taking-turns.ts';

/** How a lock is written, and by whom. */
interface LockOptions extends ChangeNote {
  /** Rules that may be broken on purpose. */
  allow?: readonly RuleName[];
  /** Whether the lock becomes live at once (default), or is only written, e.g. for a canary. */
  live?: boolean;
}

/**
 * Writes the next lock of an environment and makes it live. A release that is replaced becomes the last known good one.
 * Changes nothing (and answers the lock that is live) when the releases are already those.
 */
export async function changeLock(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  change: LockChange & LockOptions,
): Promise<Lock & SideEffect> {
  const parent = await environment.liveForChange();
  const choice = await choiceOf(releases, parent, change);
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
  }: ChangeNote & { wanted: string[]; hold?: boolean; allow?: readonly RuleName[] },
): Promise<Lock & SideEffect & { live: boolean }> {
  const found = await Promise.all(wanted.map((one) => releases.find(one)));
  const set = Object.fromEntries(found.map((release) => [release.name, release]));
  const lock = await changeLock(releases, environment, { set, live: !hold, ...change });
  return { ...lock, live: (await environment.live())?.revision === lock.revision };
}

interface NextLock extends LockOptions {
  parent: Lock | null;
  choice: LockChoice;
}

/** Checks a choice against what is live, writes it as the next lock and makes that live. */
export const writeLock = (
  releases: ReleaseStore,
  environment: EnvironmentStore,
  next: NextLock,
): Promise<Lock & SideEffect> =>
  whileNaming(releases.files, next.choice, next.parent, () => writeNext(releases, environment, next));

async function writeNext(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { parent, choice, by, reason, allow = [], live = true }: NextLock,
): Promise<Lock & SideEffect> {
  await refuseViolations(releases, parent, choice, allow);
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
  if (!live) return lock;
  return { ...lock, ...(await environment.point(lock.revision, parent?.revision ?? null, { by, reason })) };
}

/** Fails when releases do not fit beside each other, or take away what the lock before has. */
export async function refuseViolations(
  releases: ReleaseStore,
  parent: Lock | null,
  choice: LockChoice,
  allow: readonly RuleName[],
): Promise<void> {
  const found = await violationsOf(releases, parent, choice);
  const refused = found.filter(({ rule }) => !allow.includes(rule));
  if (refused.length > 0)
    throw new RegistryError(
      refused.map(({ rule, release, reason }) => `${release}: ${reason} (${rule})`).join('\n'),
    );
}

const same = (lock: Lock, { shell, remotes }: Pick<Lock, 'shell' | 'remotes'>) =>
  JSON.stringify([lock.shell, sorted(lock.remotes)]) === JSON.stringify([shell, sorted(remotes)]);

const sorted = (remotes: Lock['remotes']) => Object.entries(remotes).sort(([a], [b]) => a.localeCompare(b));

import type { Lock } from '@lintel/contract';
import type { RuleName } from '#checks/contract-violation.ts';
import type { LockChoice } from '#checks/lock-change.ts';
import { EnvironmentStore, type ChangeNote, type SideEffect } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { canIDeploy, type Deployability } from './can-i-deploy.ts';
import { diff, type Difference } from './diff.ts';
import { writeLock } from './lock.ts';
import { whileNaming } from './taking-turns.ts';

export interface Promotion extends ChangeNote {
  /** `12` = a lock of this environment; `staging@412` = the releases of a lock of another one. */
  wanted: string;
  /**
   * The lock that must be live for this to happen; without it, whichever is live when the command begins, of which a held lock takes
   * nothing back.
   */
  expect?: number;
  allow?: readonly RuleName[];
}

/** Makes a lock live: an own one as it is, another environment's as a new lock with the same releases. */
export async function promote(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { wanted, expect, ...note }: Promotion,
): Promise<Lock & SideEffect> {
  const live = await liveAsExpected(environment, expect);
  const lock = await lockNamed(environment, wanted);
  if (lock.environment === environment.environment) {
    const back = live && expect === undefined ? await takenBack(environment, live, lock) : '';
    if (live && back)
      throw new RegistryError(
        `${madeBefore(lock, live)}: promoting it takes back ${back}. Write a new lock, or promote it with --expect ${live.revision}.`,
      );
    return pointTo(releases, environment, { live, lock, note });
  }
  return adopt(releases, environment, { live, lock, ...note });
}

/** Makes a lock that is written live, with releases that are there. */
const pointTo = (
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { live, lock, note }: { live: Lock | null; lock: Lock; note: ChangeNote },
): Promise<Lock & SideEffect> =>
  whileNaming(releases.files, lock, live, async () => {
    await stillThere(releases, lock);
    return { ...lock, ...(await environment.point(lock.revision, live?.revision ?? null, note)) };
  });

/**
 * What a lock that was only written until now would take back of what went live since, for people; empty when nothing. It has every part
 * that it does not change as that was then, and no other team would notice.
 */
export async function takenBack(environment: EnvironmentStore, live: Lock, lock: Lock): Promise<string> {
  const base = lock.parent === null ? null : await environment.findLock(lock.parent);
  if (!base || base.revision === live.revision) return '';
  if (await environment.wasLive(lock)) return '';
  const own = new Set(diff(base, lock).map(({ name }) => name));
  const back = diff(live, base).filter(({ name }) => !own.has(name));
  return back.map(({ name, from, to }) => `${name} (${from ?? 'none'} → ${to ?? 'none'})`).join(', ');
}

/** Begins the refusal of a lock that was made before the live one. */
export const madeBefore = (lock: Lock, live: Lock): string =>
  `Lock ${lock.revision} was made from lock ${lock.parent}, and lock ${live.revision} is live by now`;

/** Makes the releases of a lock from elsewhere live, as a new lock of this environment. */
export function adopt(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { live, lock, ...note }: ChangeNote & { live: Lock | null; lock: LockChoice; allow?: readonly RuleName[] },
): Promise<Lock & SideEffect> {
  return writeLock(releases, environment, {
    parent: live,
    choice: adopted(live, lock),
    ...note,
  });
}

/** What a lock from elsewhere chooses here. */
export const adopted = (live: Lock | null, { shell, remotes, lastGood }: LockChoice): LockChoice => ({
  shell,
  remotes,
  lastGood: { ...lastGood, ...replaced(live, remotes) },
});

/** Makes the lock that was live before (or an earlier one that is named) live again: one small write, and the lock is the same file as before. */
export async function revert(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { to, expect, ...note }: ChangeNote & { to?: number; expect?: number },
): Promise<Lock & SideEffect> {
  const shown = await environment.live();
  const live = await liveAsExpected(environment, expect);
  // The same command ended before visitors had its lock, which they have by now: it goes back no further.
  if (to === undefined && live && (await isWayBack(environment, shown, live))) return live;
  const lock = await earlierLock(environment, live, to);
  return pointTo(releases, environment, { live, lock, note });
}

/** Whether visitors who had one lock have been brought to the one that was live before it. */
const isWayBack = async (environment: EnvironmentStore, from: Lock | null, to: Lock): Promise<boolean> =>
  from !== null && from.revision !== to.revision && (await environment.before(from)) === to.revision;

/** Where the way back leads. What was never live is no way back: it becomes live by `promote`, with its checks and approvals. */
async function earlierLock(
  environment: EnvironmentStore,
  live: Lock | null,
  to: number | undefined,
): Promise<Lock> {
  const revision = live && (to ?? (await environment.before(live)));
  if (!revision) throw new RegistryError(`Environment ${environment.environment} has nothing to go back to.`);
  const lock = await environment.lock(revision);
  if (await environment.wasLive(lock)) return lock;
  throw new RegistryError(`Lock ${revision} was never live; promote makes it live.`);
}

/** The live lock; fails when it is not the one that the caller has looked at. */
async function liveAsExpected(
  environment: EnvironmentStore,
  expect: number | undefined,
): Promise<Lock | null> {
  const live = await environment.liveForChange();
  if (expect === undefined || expect === live?.revision) return live;
  throw new RegistryError(
    `Environment ${environment.environment} is at lock ${live?.revision ?? 'none'}, not ${expect}; look again before you change it.`,
  );
}

/** What a lock would change: parts, and for one that is promoted the reasons against it. */
export interface Preview {
  /** The live lock that it is compared with; null before the first. */
  live: number | null;
  /** The lock, as `promote` and `revert` take it. */
  wanted: string;
  differences: Difference[];
  /** Null for a lock that was live before: going back is not checked. */
  verdict: Deployability | null;
}

/** What `promote` of a lock, or `revert` to the one before or to another, would change; writes nothing. */
export async function previewOf(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { promote: wanted, to }: { promote?: string; to?: number },
): Promise<Preview> {
  const live = await environment.live();
  const lock = await (wanted === undefined
    ? earlierLock(environment, live, to)
    : lockNamed(environment, wanted));
  await stillThere(releases, lock);
  const pins = [['shell', lock.shell] as const, ...Object.entries(lock.remotes)];
  return {
    live: live?.revision ?? null,
    wanted: wanted ?? String(lock.revision),
    differences: live ? diff(live, lock) : [],
    verdict:
      wanted === undefined
        ? null
        : await canIDeploy(releases, environment, {
            wanted: await Promise.all(pins.map(([name, pin]) => releases.read(name, pin))),
            tabHours: 24,
          }),
  };
}

/** What visitors of this environment have now is what they fall back to. */
function replaced(live: Lock | null, remotes: Lock['remotes']): Lock['lastGood'] {
  const changed = Object.entries(live?.remotes ?? {}).filter(
    ([name, pin]) => remotes[name as keyof typeof remotes]?.digest !== pin.digest,
  );
  return Object.fromEntries(
    changed.map(([name, { version, build, digest }]) => [name, { version, build, digest }]),
  );
}

/** Fails when a release of a lock is not there: a lock outlives its releases, which retention may have taken away. */
export async function stillThere(releases: ReleaseStore, lock: Lock): Promise<void> {
  await Promise.all([
    releases.read('shell', lock.shell),
    ...Object.entries(lock.remotes).map(([name, pin]) => releases.read(name, pin)),
  ]);
}

/** The lock that `12` (an own one) or `staging@12` names. */
export async function lockNamed(environment: EnvironmentStore, wanted: string): Promise<Lock> {
  const [, source, number] = /^(?:([a-z][a-z0-9-]*)@)?(\d+)$/.exec(wanted) ?? [];
  if (!number) throw new RegistryError(`${wanted} is not a lock; write 12 or staging@12.`);
  const named = source === undefined ? environment : new EnvironmentStore(environment.files, source);
  return named.lock(Number(number));
}

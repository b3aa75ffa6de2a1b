import type { Lock, Release } from '@lintel/contract';
import type { ContractViolation } from '#checks/contract-violation.ts';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { readServedLocks } from '#store/served-locks.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { checkLockChange, releasesAfter } from '#checks/lock-change.ts';
import { sharedCopies, type SharedCopy } from '#checks/shared-copies.ts';

/** The reasons against releases beside the rest of one lock. */
export interface DeployVerdict {
  lock: number;
  /** `live`: what every new page gets; `open tabs`: replaced, but pages with it were handed out lately. */
  held: 'live' | 'open tabs';
  refusals: ContractViolation[];
}

export interface Deployability {
  yes: boolean;
  verdicts: DeployVerdict[];
  /** Copies of shared libraries that a page will have once these releases are live. */
  shared: SharedCopy[];
  /** False when no server has recorded which locks it handed out, so that only the live lock could be looked at. */
  tabsKnown: boolean;
}

/** Whether releases may go live beside what is live, and beside every lock that open tabs may still hold. */
export async function canIDeploy(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  {
    wanted,
    tabHours,
    now = new Date(),
  }: {
    wanted: Release[];
    /** How long a tab counts as open after its page was handed out. */
    tabHours: number;
    now?: Date;
  },
): Promise<Deployability> {
  const live = await environment.live();
  const served = await readServedLocks(environment);
  const since = new Date(now.getTime() - tabHours * 3_600_000).toISOString();
  const held = Object.entries(served ?? {})
    .filter(([revision, at]) => at >= since && Number(revision) !== live?.revision)
    .map(([revision]) => environment.lock(Number(revision)));
  const set = Object.fromEntries(wanted.map((release) => [release.name, release]));
  const verdict = async (lock: Lock | null, heldBy: DeployVerdict['held']): Promise<DeployVerdict> => ({
    lock: lock?.revision ?? 0,
    held: heldBy,
    refusals: await checkLockChange(releases, lock, { set }),
  });
  const verdicts = await Promise.all([
    verdict(live, 'live'),
    ...(await Promise.all(held)).map((lock) => verdict(lock, 'open tabs')),
  ]);
  return {
    yes: verdicts.every(({ refusals }) => refusals.length === 0),
    verdicts,
    shared: sharedCopies(await releasesAfter(releases, live, { set })),
    tabsKnown: served !== null,
  };
}

/** For people. */
export function deployabilityText({ yes, verdicts, shared, tabsKnown }: Deployability): string {
  return [
    yes ? 'yes' : 'no',
    ...verdicts.flatMap(({ lock, held, refusals }) => [
      `  beside ${lock === 0 ? 'nothing' : `lock ${lock} (${held})`}: ${refusals.length === 0 ? 'nothing speaks against it' : ''}`.trimEnd(),
      ...refusals.map(({ release, reason, rule }) => `    ${release}: ${reason} (${rule})`),
    ]),
    ...(shared.length > 0
      ? [
          `  shared, one copy each: ${shared.map(({ library, version }) => `${library} ${version}`).join(', ')}`,
        ]
      : []),
    ...(tabsKnown
      ? []
      : [
          '  open tabs: not known, because no server of this environment has recorded the locks that it handed out',
        ]),
  ].join('\n');
}

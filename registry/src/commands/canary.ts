import type { Candidate, Lock, Pointer } from '@lintel/contract';
import {
  REGISTRY,
  type EnvironmentStore,
  type ChangeNote,
  type SideEffect,
} from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { madeBefore, stillThere, takenBack } from './promote.ts';
import { whileNaming } from './taking-turns.ts';

/** A lock for a share of the visitors, or the end of that. */
export interface CanaryRequest extends ChangeNote {
  lock?: number;
  /** Of the visitors, 0 to 100. */
  percent: number;
  /** The same salt keeps the same visitors. */
  salt?: string;
  /** Percent of its visitors that may meet an error. */
  errorRate: number;
  /** Visitors before errors count. */
  minVisitors: number;
  /** Networks that errors must come from, so that one caller alone cannot end it. */
  minNetworks?: number;
  /** Ends it: all visitors get the stable lock. */
  stop: boolean;
}

/** What a canary's operator should hear of besides its shares: which other it ended, and why the registry once aborted it. */
export interface CanarySideEffect extends SideEffect {
  aborted?: string;
}

/** Gives a share of the visitors another lock than the live one. */
export async function canary(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { by, reason, ...wanted }: CanaryRequest,
): Promise<Pointer & CanarySideEffect> {
  const live = await environment.liveForChange();
  if (!live) throw new RegistryError(`Environment ${environment.environment} has no lock yet.`);
  const before = (await environment.pointer())?.candidate ?? null;
  const candidate = wanted.stop ? null : candidateOf(live.revision, wanted, before);
  const lock = candidate && (await environment.lock(candidate.lock));
  const aborted =
    candidate && before?.lock !== candidate.lock && (await whyAborted(environment, candidate.lock));
  const { ended } = await whileNaming(releases.files, lock ?? live, live, async () => {
    if (lock) await refuseLoss(releases, environment, live, lock);
    // A canary that is ended is gone, whichever it is.
    return environment.setCandidate(
      candidate,
      live.revision,
      { by, reason },
      wanted.stop ? undefined : before,
    );
  });
  const pointer = await environment.pointer();
  // A canary that is stopped is meant to end.
  const side = { ...(ended && !wanted.stop && { ended }), ...(aborted && { aborted }) };
  return { schema: 1, stable: live.revision, candidate, ...pointer, ...side };
}

/** What the registry noted when it ended the last canary of a lock; undefined when a user did, or when there was none. */
async function whyAborted(environment: EnvironmentStore, lock: number): Promise<string | undefined> {
  const moves = await environment.moves();
  const last = moves.findLastIndex(({ pointer }) => pointer.candidate?.lock === lock);
  const end = moves[last + 1];
  return last >= 0 && end?.by === REGISTRY ? end.reason.replace(/^aborted: /, '') : undefined;
}

/** Fails when visitors of a lock would get releases that are gone, or lose what went live since it was written. */
async function refuseLoss(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  live: Lock,
  lock: Lock,
): Promise<void> {
  await stillThere(releases, lock);
  const back = await takenBack(environment, live, lock);
  if (back)
    throw new RegistryError(`${madeBefore(lock, live)}: its visitors would lose ${back}. Write a new lock.`);
}

function candidateOf(
  live: number,
  { lock, percent, salt = `lock-${lock}`, ...limits }: Omit<CanaryRequest, keyof ChangeNote>,
  before: Candidate | null,
): Candidate {
  if (lock === undefined) throw new RegistryError('Name the lock, e.g. registry canary 12 --percent 5.');
  if (lock === live) throw new RegistryError(`Lock ${lock} is live for everybody already.`);
  return {
    lock,
    percent,
    salt,
    // With another share of the visitors it goes on, and its counts with it.
    begun: (before?.lock === lock && before.salt === salt && before.begun) || new Date().toISOString(),
    abort: {
      errorRate: limits.errorRate / 100,
      minVisitors: limits.minVisitors,
      ...(limits.minNetworks === undefined ? {} : { minNetworks: limits.minNetworks }),
    },
  };
}

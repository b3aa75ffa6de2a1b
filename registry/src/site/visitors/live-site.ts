import type { Lock, PinnedRelease, Pointer } from '@lintel/contract';
import { LRUCache } from 'lru-cache';
import { REGISTRY, type EnvironmentStore } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { lockFor } from '#site/canary/cohort.ts';
import { localPorts, type LocalReleases } from '#site/overrides/local-release.ts';
import { overriddenLock, queryOf, type Override } from '#site/overrides/overrides.ts';
import { resolveSite, type ResolvedSite } from '#site/lock/resolve-site.ts';
import { createCanaryMetrics } from '#site/canary/canary-metrics.ts';
import { Canary, canaryKey } from '#site/canary/canary.ts';

/** A site that a visitor gets, under a name that differs when its contents do. */
export interface ChosenSite {
  key: string;
  resolved: ResolvedSite;
}

/** Which site each visitor gets: the live lock, the canary's, or an override that a link asked for. */
export interface LiveSite {
  pointer(): Promise<Pointer>;
  /** `visitor` = null gets the stable lock. */
  forVisitor(pointer: Pointer, visitor: string | null): Promise<ChosenSite>;
  mixed(pointer: Pointer, override: Override): Promise<ChosenSite>;
  atRevision(revision: number): Promise<ResolvedSite | null>;
  /** The counts of the canary that is under way. */
  canary(pointer: Pointer): Canary | null;
  /** A request of this visitor came in. */
  seen(visitor: string): Promise<void>;
  /** An error of a page; ends the canary when that was one too many. */
  countError(error: { revision: number; visitor: string | null; network: string }): Promise<void>;
  /** What was counted is written. */
  settled(): Promise<void>;
}

/** How far back another shell is looked for. */
const ANCESTORS = 50;

export function createLiveSite(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  {
    countsAge,
    local,
  }: {
    /** How old the counts of other servers may be, in milliseconds. */
    countsAge?: number;
    /** Where releases from this machine come from; without it none do. */
    local?: LocalReleases;
  } = {},
): LiveSite {
  const resolved = new LRUCache<string, Promise<ResolvedSite>>({ max: 20 });
  const shared = createCanaryMetrics(environment, countsAge === undefined ? {} : { every: countsAge });
  let canary: { key: string; counts: Canary } | null = null;

  function resolve(key: string, lock: () => Promise<Lock>): Promise<ResolvedSite> {
    const known = resolved.get(key);
    if (known) return known;
    const loading = lock().then(async (one) => resolveSite(releases, one, await shellBefore(one)));
    resolved.set(key, loading);
    loading.catch(() => resolved.delete(key));
    return loading;
  }

  /** The shell of the nearest earlier lock that has another one. */
  async function shellBefore(lock: Lock): Promise<PinnedRelease | null> {
    let at: Lock | null = lock;
    for (let steps = 0; at && steps < ANCESTORS; steps += 1) {
      if (at.shell.digest !== lock.shell.digest) return at.shell;
      at = at.parent === null ? null : await environment.lock(at.parent).catch(() => null);
    }
    return null;
  }
  const atRevision = (revision: number) => resolve(String(revision), () => environment.lock(revision));

  function canaryOf({ stable, candidate }: Pointer): Canary | null {
    if (!candidate) return null;
    const key = canaryKey(stable, candidate);
    if (canary?.key !== key) canary = { key, counts: new Canary(candidate) };
    const { counts } = canary;
    void shared.share(key, counts)?.then(() => endIfOverBudget(stable, counts));
    return counts;
  }

  async function endIfOverBudget(stable: number, counts: Canary): Promise<void> {
    const reason = counts.verdict;
    if (reason === undefined) return;
    // Another server may have ended it at this moment.
    await environment.endCanary(counts.candidate.lock, stable, { by: REGISTRY, reason }).catch(() => {});
  }

  const site: LiveSite = {
    async pointer() {
      const pointer = await environment.pointer();
      if (pointer) return pointer;
      throw new RegistryError(
        `Environment ${environment.environment} has no lock yet; publish and lock first.`,
      );
    },
    async forVisitor(pointer, visitor) {
      const revision = lockFor(pointer, visitor);
      return { key: String(revision), resolved: await atRevision(revision) };
    },
    async mixed(pointer, override) {
      const key = `${pointer.stable} ${queryOf(override).toString()}`;
      const lock = async () =>
        overriddenLock(releases, environment, await environment.lock(pointer.stable), override);
      const ports = localPorts(override);
      const found = await resolve(key, lock);
      const chosen = local && ports.length > 0 ? await local.withLocal(found, ports) : found;
      // The file of the worker is the live shell's, whichever shell a page has.
      const live = (await atRevision(pointer.stable)).site;
      const worker = live.worker === undefined ? {} : { worker: live.worker };
      // A server on this machine has other bytes after each build, under the same name.
      const entries = ports.map(([name]) => chosen.releases.get(name)?.files['remoteEntry.js']?.integrity);
      return {
        key: [key, ...entries].join(' '),
        resolved: { ...chosen, site: { ...chosen.site, ...worker, isMixed: true } },
      };
    },
    atRevision: (revision) => atRevision(revision).catch(() => null),
    canary: canaryOf,
    async seen(visitor) {
      // What is counted is in the way of no request.
      const pointer = await environment.pointer().catch(() => null);
      const counts = pointer && canaryOf(pointer);
      if (counts && lockFor(pointer, visitor) === counts.candidate.lock) counts.seen(visitor);
    },
    async countError({ revision, visitor, network }) {
      const pointer = await site.pointer();
      const counts = canaryOf(pointer);
      if (!counts || visitor === null || revision !== counts.candidate.lock) return;
      counts.failed(visitor, network);
      await endIfOverBudget(pointer.stable, counts);
    },
    settled: shared.settled,
  };
  return site;
}

import type { Integrity, Owner, PinnedRelease, Pointer, Release, RemoteName } from '@lintel/contract';
import { bucketOf, lockFor } from '#site/canary/cohort.ts';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** What one part of the page is, and why. */
export interface ExplainedPart {
  name: 'shell' | RemoteName;
  version: string;
  build: string;
  state: 'on' | 'off';
  owner: Owner | null;
  /** Of the first script that the browser runs of it. */
  integrity: Integrity;
  digest: Integrity;
  mounts: string[];
  fallsBackTo: string | null;
  why: string;
}

export interface Explanation {
  environment: string;
  revision: number;
  parent: number | null;
  createdAt: string;
  by: string;
  reason: string;
  /** Why a visitor gets this lock. */
  why: string;
  parts: ExplainedPart[];
}

/** Which lock is live for a visitor, what it pins, why, and what each remote falls back to. */
export async function explain(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { only, visitor = null }: { only?: string | undefined; visitor?: string | null } = {},
): Promise<Explanation> {
  const pointer = await environment.pointer();
  if (!pointer) throw new RegistryError(`Environment ${environment.environment} has no lock yet.`);
  const lock = await environment.lock(lockFor(pointer, visitor));
  const remotes = (Object.keys(lock.remotes) as RemoteName[]).sort();
  if (only && only !== 'shell' && !remotes.includes(only as RemoteName))
    throw new RegistryError(`${only} is not part of environment ${lock.environment}.`);
  const all: { name: ExplainedPart['name']; pin: PinnedRelease; state: 'on' | 'off' }[] = [
    { name: 'shell', pin: lock.shell, state: 'on' },
    ...remotes.map((name) => ({ name, pin: lock.remotes[name]!, state: lock.remotes[name]!.state })),
  ];
  const parts = all
    .filter(({ name }) => !only || name === only)
    .map(async ({ name, pin, state }): Promise<ExplainedPart> => {
      const release = await releases.read(name, pin);
      const pinned = name === 'shell' ? undefined : lock.lastGood[name];
      // Retention may have taken it away before this lock went live again.
      const before = pinned && (await releases.recorded(name, pinned));
      return {
        name,
        version: pin.version,
        build: pin.build,
        state,
        owner: release.owner ?? null,
        integrity: entryOf(release),
        digest: pin.digest,
        mounts: release.manifest?.mounts.map(({ path }) => path) ?? release.paths,
        fallsBackTo: before ? `${before.version}-${before.build}` : null,
        why: await since(environment, lock.revision, name, pin),
      };
    });
  const { revision, parent, createdAt, by, reason } = lock;
  return {
    environment: lock.environment,
    revision,
    parent,
    createdAt,
    by,
    reason,
    why: whyThisLock(pointer, visitor),
    parts: await Promise.all(parts),
  };
}

/** For people. */
export function explanationText({ parts, ...lock }: Explanation): string {
  const head = [
    `environment ${lock.environment}, lock ${lock.revision} (parent ${lock.parent ?? 'none'}): ${lock.why}`,
    `  written ${lock.createdAt} by ${lock.by}${lock.reason && `: ${lock.reason}`}`,
  ];
  const bodies = parts.map((part) =>
    [
      `${part.name} ${part.version}-${part.build} ${part.state}`,
      `  owner ${part.owner ? `${part.owner.team} <${part.owner.contact}>` : 'not recorded'}`,
      `  integrity ${part.integrity}`,
      `  mounts ${part.mounts.join(' ')}`,
      ...(part.name === 'shell'
        ? []
        : [`  falls back to ${part.fallsBackTo ?? 'a placeholder (no earlier release)'}`]),
      `  because ${part.why}`,
    ].join('\n'),
  );
  return [...head, ...bodies].join('\n');
}

function whyThisLock({ stable, candidate }: Pointer, visitor: string | null): string {
  if (!candidate) return 'the pointer names it';
  const canary = `lock ${candidate.lock} is on trial with ${candidate.percent} % of the visitors`;
  if (visitor === null) return `stable; ${canary}`;
  const bucket = bucketOf(visitor, candidate.salt);
  const gets = lockFor({ schema: 1, stable, candidate }, visitor) === candidate.lock ? 'the trial' : 'stable';
  return `${canary}, and this visitor stands in bucket ${bucket} of 10000: ${gets}`;
}

/** The oldest lock in a row of parents that chose this same release. */
async function since(
  environment: EnvironmentStore,
  revision: number,
  name: ExplainedPart['name'],
  pin: PinnedRelease,
): Promise<string> {
  let chosenBy = await environment.lock(revision);
  while (chosenBy.parent !== null) {
    const before = await environment.lock(chosenBy.parent);
    const pinThere = name === 'shell' ? before.shell : before.remotes[name];
    if (pinThere?.digest !== pin.digest) break;
    chosenBy = before;
  }
  const { by, createdAt, reason } = chosenBy;
  return `lock ${chosenBy.revision} chose it, ${createdAt}, by ${by}${reason && `: ${reason}`}`;
}

function entryOf(release: Release): Integrity {
  const file = release.files[release.initial[0] ?? ''];
  if (!file) throw new RegistryError(`${release.name} ${release.version} has no entry.`);
  return file.integrity;
}

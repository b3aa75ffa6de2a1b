import { randomUUID } from 'node:crypto';
import type { Lock, Release } from '@lintel/contract';
import { labelOf } from '#checks/contract-violation.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { isDiskFull, RegistryError } from '#store/registry-error.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { whileRemoving } from './taking-turns.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After so long, files without a record belong to a publication that was interrupted. */
const ABANDONED_AFTER_MS = DAY_MS;
/** How far the clock of this process may be from that of the folder or bucket: marks and releases go by both. */
const CLOCKS_DIFFER_MS = 30 * 60 * 1000;

export interface Retention {
  /** How long an open tab or a link may go on after its lock was replaced, and a release may wait for its first lock. */
  days: number;
  /** Only lists what would be removed. */
  dryRun?: boolean;
  now?: Date;
}

/**
 * Removes releases that no visitor can come across any more. Stays: whatever is named by a lock, as live, as fallback, or as
 * candidate, that is live, a canary, the one to revert to, was live in the last days, or was written in them; and every
 * release published in them. Files that a publication or another write left behind when it came to an end half-way go after a day. Locks stay for ever; they are a few hundred bytes each.
 */
export async function retain(
  releases: ReleaseStore,
  { days, dryRun = false, now = new Date() }: Retention,
): Promise<{ removed: Release[]; half: string[]; kept: number }> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { files } = releases;
  const needed = neededSince(files, since);
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS);
  if (!dryRun) {
    await refuseOtherClock(files);
    await files.removeDrafts(abandoned);
    // The counts of a canary that has ended are not read again.
    for (const environment of await environmentsOf(files))
      if (!(await environment.pointer())?.candidate) await environment.forgetCanaries();
  }
  const all = (await Promise.all((await releases.names()).map((name) => releases.list(name)))).flat();
  const removed: Release[] = [];
  const removeUnneeded = (release: Release) =>
    whileRemoving(files, `${release.name}/${release.version}-${release.build}`, async () => {
      if ((await needed()).has(idOf(release.name, release))) return false;
      await releases.remove(release);
      return true;
    });
  for (const release of all) {
    if (release.createdAt >= since || (await needed()).has(idOf(release.name, release))) continue;
    if (dryRun || (await removeUnneeded(release))) removed.push(release);
  }
  const half: string[] = [];
  for (const { name, id, lastWrite } of await releases.unrecorded()) {
    if (lastWrite >= abandoned) continue;
    // The same build may have been published again meanwhile, which writes no file that is there.
    const removeAbandoned = async () => {
      if (await files.read(`releases/${name}/${id}.json`)) return false;
      if (!dryRun) await files.remove(`assets/${name}/${id}`);
      return true;
    };
    if (await (dryRun ? removeAbandoned() : whileRemoving(files, `${name}/${id}`, removeAbandoned)))
      half.push(`${name} ${id}`);
  }
  return { removed, half, kept: all.length - removed.length };
}

/** Refuses to go by a clock that would make what was written a moment ago old. A full disk does not show its clock. */
async function refuseOtherClock(files: RegistryFiles): Promise<void> {
  const folder = 'removals/clock';
  const mark = `${folder}/${randomUUID()}`;
  try {
    await files.create(mark, '');
  } catch (error) {
    if (isDiskFull(error)) return;
    throw error;
  }
  const written = await files.lastWrite(folder);
  await files.remove(mark);
  const ahead = Date.now() - (written?.getTime() ?? Date.now());
  if (Math.abs(ahead) <= CLOCKS_DIFFER_MS) return;
  const [days, hours] = [Math.abs(ahead) / DAY_MS, Math.abs(ahead) / (DAY_MS / 24)];
  const distance = days >= 1 ? `${Math.round(days)} days` : `${hours.toFixed(1)} hours`;
  throw new RegistryError(
    `The clock here is ${distance} ${ahead > 0 ? 'ahead of' : 'behind'} that of the registry's files, so gc would mistake the age of releases. Set it right first.`,
  );
}

const environmentsOf = async (files: RegistryFiles) =>
  (await EnvironmentStore.names(files)).map((name) => new EnvironmentStore(files, name));

/** Asks what locks need; what others lock while releases are removed counts from the next question on. */
function neededSince(files: RegistryFiles, since: string): () => Promise<Set<string>> {
  let known = { state: '', needed: new Set<string>() };
  return async () => {
    const environments = await environmentsOf(files);
    const state = JSON.stringify(
      await Promise.all(
        environments.map(async (one) => [one.environment, await one.pointer(), await one.newestRevision()]),
      ),
    );
    if (state === known.state) return known.needed;
    const needed = new Set<string>();
    for (const environment of environments)
      for (const revision of await reachable(environment, since))
        for (const release of namedBy(await environment.lock(revision))) needed.add(release);
    known = { state, needed };
    return needed;
  };
}

/** {@link retain} with an answer that can be sent. */
export async function collect(
  releases: ReleaseStore,
  { days, dryRun }: { days: number; dryRun: boolean },
): Promise<{ removed: string[]; kept: number; dryRun: boolean }> {
  const { removed, half, kept } = await retain(releases, { days, dryRun });
  return {
    removed: [...removed.map(labelOf), ...half.map((one) => `${one} (files without a record)`)],
    kept,
    dryRun,
  };
}

/** Locks that a user may have on screen, get next, or go back to. */
async function reachable(environment: EnvironmentStore, since: string): Promise<Set<number>> {
  const revisions = new Set<number>();
  const pointer = await environment.pointer();
  if (pointer) {
    revisions.add(pointer.stable);
    if (pointer.candidate) revisions.add(pointer.candidate.lock);
    const before = await environment.before(await environment.lock(pointer.stable));
    if (before !== null) revisions.add(before);
  }
  // A lock was live until the next move.
  const moves = await environment.moves();
  for (const [index, { pointer: then }] of moves.entries()) {
    const until = moves[index + 1]?.at ?? null;
    if (until !== null && until < since) continue;
    revisions.add(then.stable);
    if (then.candidate) revisions.add(then.candidate.lock);
  }
  for (const revision of await environment.revisions())
    if ((await environment.lock(revision)).createdAt >= since) revisions.add(revision);
  return revisions;
}

function namedBy(lock: Lock): string[] {
  return [
    idOf('shell', lock.shell),
    ...Object.entries(lock.remotes).map(([name, pin]) => idOf(name, pin)),
    ...Object.entries(lock.lastGood).map(([name, pin]) => idOf(name, pin)),
  ];
}

const idOf = (name: string, { version, build }: { version: string; build: string }) =>
  `${name} ${version}-${build}`;

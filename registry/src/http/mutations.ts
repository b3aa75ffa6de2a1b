import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { ruleNames } from '#checks/contract-violation.ts';
import { readBuild } from '#builds/build-folder.ts';
import { canary } from '#commands/canary.ts';
import { changeLock, lockReleases } from '#commands/lock.ts';
import { adopted, lockNamed, promote, revert } from '#commands/promote.ts';
import { publishPackages } from '#commands/publish-packages.ts';
import { publish } from '#commands/publish.ts';
import { noKeys, refuseUnsignedLock, refuseUnsignedReleases, type KeysOf } from '#commands/trust.ts';
import { collect } from '#commands/retention.ts';
import type { EnvironmentStore, ChangeNote } from '#store/environment-store.ts';
import { PackageStore } from '#store/package-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** One request of a team: what it is about, which parts must be its own (`*` = only operators), and what happens. */
export interface CommandRequest {
  target: string;
  parts: string[];
  run(note: ChangeNote): Promise<unknown>;
  reason?: string;
  /** Visitors get something that they did not have; with `REQUIRE_APPROVAL` two teams have to want it. */
  isRollout?: boolean;
  /** What waits for approval: exact builds, and all that a second team has to know of it. */
  pinned?(): Promise<{ target: string; body: unknown }>;
}

/** Reads the body of a request; fails when it is not what the command takes. */
export type ReadCommand = (body: unknown) => CommandRequest;

/** A part of the product. */
export const partName = z.string().regex(/^(shell|mfe-[a-z]{1,40})$/);
/** `mfe-chat@1.2.0`: nothing that could lead to another folder. */
export const releaseName = z.string().regex(/^(shell|mfe-[a-z]{1,40})@\d[\w.-]{0,80}$/);

/** Most releases or parts of one request; no environment has more. */
export const MANY = 100;
const revision = z.number().int().positive();
/** One line, since lists have a line for each. */
const reason = z
  .string()
  .max(1_000)
  .regex(/^\P{Cc}*$/u)
  .default('');
const allow = z.array(z.enum(ruleNames)).default([]);

const locked = z.object({
  releases: z.array(releaseName).min(1).max(MANY),
  hold: z.boolean().default(false),
  allow,
  reason,
});
const switched = z.object({ remotes: z.array(partName).min(1).max(MANY), reason });
const promoted = z.object({ lock: z.string().max(100), expect: revision.optional(), allow, reason });
const reverted = z.object({ to: revision.optional(), expect: revision.optional(), reason });
const canaryOptions = z.object({
  lock: revision.optional(),
  percent: z.number().min(0).max(100).default(1),
  salt: z.string().max(100).optional(),
  errorRate: z.number().min(0).max(100).default(1),
  minVisitors: z.number().int().nonnegative().default(200),
  minNetworks: z.number().int().positive().optional(),
  stop: z.boolean().default(false),
  reason,
});
const collected = z.object({
  days: z.number().min(1).max(3650).default(30),
  dryRun: z.boolean().default(false),
});

/** Only what is there: optional properties are absent or have a value. */
type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
const present = <T extends object>(some: T) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Present<T>;

const nameIn = (release: string) => release.split('@')[0] ?? '';

/** What a second team has to know of a change beside what it is about. */
const allowing = (rules: readonly string[]) => (rules.length > 0 ? ` allowing ${rules.join(', ')}` : '');

/** Commands that change something. */
export function mutationsOf(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  keysOf: KeysOf = noKeys,
): Record<string, ReadCommand> {
  const switchTo =
    (state: 'on' | 'off'): ReadCommand =>
    (body) => {
      const { remotes, reason: why } = switched.parse(body);
      const wanted = Object.fromEntries(remotes.map((name) => [name, state]));
      const run: CommandRequest['run'] = (note) =>
        changeLock(releases, environment, { state: wanted, ...note });
      return { target: remotes.join(' '), parts: remotes, run, reason: why, isRollout: state === 'on' };
    };
  return {
    lock(body) {
      const { releases: wanted, reason: why, ...how } = locked.parse(body);
      const run: CommandRequest['run'] = async (note) => {
        const found = await Promise.all(wanted.map((one) => releases.find(one)));
        await refuseUnsignedReleases(keysOf, releases, found);
        return lockReleases(releases, environment, { wanted, ...how, ...note });
      };
      // What a team gives up of its own may be meant; what would break others is for operators to decide.
      const breaksOthers = how.allow.some((rule) => !rule.startsWith('removed-')) ? ['*'] : [];
      const parts = [...wanted.map(nameIn), ...breaksOthers];
      const pinned: CommandRequest['pinned'] = async () => {
        const found = await Promise.all(wanted.map((one) => releases.find(one)));
        const builds = found.map(({ name, version, build }) => `${name}@${version}-${build}`);
        return {
          target: builds.join(' ') + allowing(how.allow),
          body: { ...how, releases: builds, reason: why },
        };
      };
      return { target: wanted.join(' '), parts, run, reason: why, isRollout: !how.hold, pinned };
    },
    off: switchTo('off'),
    on: switchTo('on'),
    promote(body) {
      const { lock, reason: why, ...how } = promoted.parse(body);
      const run: CommandRequest['run'] = async (note) => {
        const [named, live] = [await lockNamed(environment, lock), await environment.live()];
        const choice = named.environment === environment.environment ? named : adopted(live, named);
        await refuseUnsignedLock(keysOf, releases, choice, live);
        return promote(releases, environment, { wanted: lock, ...present(how), ...note });
      };
      const pinned = async () => ({ target: lock + allowing(how.allow), body });
      return { target: lock, parts: ['*'], run, reason: why, isRollout: true, pinned };
    },
    revert(body) {
      const { reason: why, ...how } = reverted.parse(body ?? {});
      const run: CommandRequest['run'] = (note) =>
        revert(releases, environment, { ...present(how), ...note });
      return { target: String(how.to ?? ''), parts: ['*'], run, reason: why };
    },
    canary(body) {
      const { reason: why, ...how } = canaryOptions.parse(body);
      const run: CommandRequest['run'] = async (note) => {
        if (how.lock !== undefined && !how.stop)
          await refuseUnsignedLock(
            keysOf,
            releases,
            await environment.lock(how.lock),
            await environment.live(),
          );
        return canary(releases, environment, { ...present(how), ...note });
      };
      const target = how.stop ? 'stop' : String(how.lock ?? '');
      const pinned = async () => ({ target: `${target} for ${how.percent} %`, body });
      return { target, parts: ['*'], run, reason: why, isRollout: !how.stop, pinned };
    },
    gc(body) {
      const how = collected.parse(body ?? {});
      return { target: how.dryRun ? 'dry run' : '', parts: ['*'], run: () => collect(releases, how) };
    },
  };
}

/** A build in a folder, as a request to publish it; the name in it tells whose it is. */
export async function publishRequest(
  releases: ReleaseStore,
  folder: string,
  keysOf: KeysOf = noKeys,
): Promise<CommandRequest> {
  const { name } = (await readBuild(folder)).described;
  return {
    target: name,
    parts: [name],
    async run() {
      const { release, added } = await publish(releases, folder, keysOf);
      return { name: release.name, version: release.version, build: release.build, added };
    },
  };
}

/** Packages in a folder, as a request of operators to publish them: what all teams build with is no team's own. */
export async function packagesRequest({ files }: ReleaseStore, folder: string): Promise<CommandRequest> {
  return {
    target: (await readdir(folder)).join(' ').slice(0, 1_000),
    parts: ['*'],
    run: () => publishPackages(new PackageStore(files), folder),
  };
}

import type { Lock, PinnedRelease, Release } from '@lintel/contract';
import { twinsOf } from '#builds/compressed-twins.ts';
import { refuseDocument } from '#builds/documents.ts';
import { foreignRecord } from '#builds/foreign-record.ts';
import { differenceOf } from '#builds/release-record.ts';
import { refuseUnchecked } from '#builds/unchecked-files.ts';
import { labelOf, type RuleName } from '#checks/contract-violation.ts';
import type { EnvironmentStore, ChangeNote } from '#store/environment-store.ts';
import { integrityOf } from '#store/integrity.ts';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import { hasTwins, type ReleaseStore, type SignedDescriptions } from '#store/release-store.ts';
import { namedBy } from '#commands/export-site.ts';
import { refuseViolations } from '#commands/lock.ts';
import { adopt } from '#commands/promote.ts';
import { whilePublishingAll } from '#commands/taking-turns.ts';
import { noKeys, refuseUnsigned, type KeysOf } from '#commands/trust.ts';
import { readForeignLocks, type ForeignLock } from './foreign-locks.ts';
import type { ImportSource } from './import-source.ts';

/** How an environment is taken over, and by whom. */
export interface ImportRequest extends ChangeNote {
  source: ImportSource;
  /** The environment's name there. */
  from: string;
  keysOf?: KeysOf;
  /** Rules that may be broken on purpose. */
  allow?: readonly RuleName[];
}

/** What an import brought. */
export interface Imported {
  environment: string;
  revision: number;
  /** The live lock there. */
  source: string;
  /** Releases that were not here before, and files that were read for them. */
  added: string[];
  files: number;
}

/** A release that a lock names, and whether it has to be brought. */
interface Wanted {
  record: Release;
  bytes: Buffer;
  isHere: boolean;
  signed: SignedDescriptions[];
}

/**
 * Takes the live lock of an environment of another registry, with all releases that it names, into this one. Every byte is checked
 * against the lock's hashes, nothing is overwritten, and the lock becomes live last: an import that ends half-way leaves
 * nothing that visitors get, and the next one goes on from there.
 */
export async function importEnvironment(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { source, from, keysOf = noKeys, allow = [], by, reason }: ImportRequest,
): Promise<Imported> {
  const { live, parent } = await readForeignLocks(source, from);
  const named = (parent ? [live, parent] : [live]).flatMap(namedBy);
  const pins = new Map(named.map(({ name, pin }) => [`${name} ${pin.digest}`, { name, pin }]));
  const marks = [...pins.values()].map(({ name, pin }) => ({ name, ...pin }));
  // Until the lock is live nothing needs its releases, and those of another registry may be old enough to be removed.
  return whilePublishingAll(releases.files, marks, async () => {
    const wanted: Wanted[] = [];
    for (const { name, pin } of pins.values())
      wanted.push(await checked(releases, source, keysOf, name, pin));
    const fresh = wanted.filter(({ isHere }) => !isHere);
    for (const one of fresh) await bring(releases, source, one);
    for (const { record, signed } of wanted) for (const one of signed) await releases.addSigned(record, one);
    const note = { by, reason: reason || `imported ${from}@${live.revision} from ${source.name}` };
    const lock = await makeLive(releases, environment, { live, parent, allow, ...note });
    return {
      environment: environment.environment,
      revision: lock.revision,
      source: `${from}@${live.revision}`,
      added: fresh.map(({ record }) => labelOf(record)),
      files: fresh.reduce((sum, { record }) => sum + Object.keys(record.files).length, 0),
    };
  });
}

/** Reads a record and its signatures, before anything is written: a release with other contents here ends the import. */
async function checked(
  releases: ReleaseStore,
  source: ImportSource,
  keysOf: KeysOf,
  name: string,
  pin: PinnedRelease,
): Promise<Wanted> {
  const bytes = await source.read(releases.fileOf(name, pin));
  if (!bytes) throw new RegistryError(`${source.name} has no record of ${name} ${pin.version}-${pin.build}.`);
  const record = foreignRecord(bytes, name, pin);
  const here = await releases.recorded(name, pin);
  const other = here && differenceOf(here, record);
  if (other)
    throw new RegistryError(
      `${labelOf(record)} is here already with other contents (${other}) than in ${source.name}; nothing is imported.`,
    );
  const signed = await source.signed(record);
  const known = here ? await releases.signed(here) : [];
  refuseUnsigned(keysOf, record, [...signed, ...known]);
  return { record, bytes, isHere: here !== null, signed };
}

/** Copies the files of a release and last its record, without which they are not found. */
async function bring(
  releases: ReleaseStore,
  source: ImportSource,
  { record, bytes: recordBytes }: Wanted,
): Promise<void> {
  const folder = releases.assetsOf(record.name, record);
  await eachOf(Object.entries(record.files), async ([file, measured]) => {
    const bytes = await source.read(`${folder}/${file}`);
    const what = `${file} of ${labelOf(record)}`;
    if (!bytes) throw new RegistryError(`${what} is missing in ${source.name}.`);
    if (integrityOf(bytes) !== measured.integrity || bytes.length !== measured.bytes)
      throw new RegistryError(`${what} is not what its record says.`);
    refuseDocument(file, bytes);
    refuseUnchecked(file, measured.kind, bytes);
    const twins = hasTwins(measured)
      ? await twinsOf(bytes, (name) => source.read(name), `${folder}/${file}`)
      : {};
    await releases.addAsset(record, file, bytes, twins);
  });
  await releases.files.create(releases.fileOf(record.name, record), recordBytes);
}

/** Into an empty environment come the locks as they are, so that open tabs and links still find theirs; else a new lock. */
async function makeLive(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  {
    allow,
    by,
    reason,
    ...foreign
  }: ChangeNote & { live: ForeignLock; parent: ForeignLock | null; allow: readonly RuleName[] },
): Promise<Lock> {
  const current = await environment.liveForChange();
  const live = await pinnedHere(releases, foreign.live);
  if (current) return adopt(releases, environment, { live: current, lock: live, allow, by, reason });
  await refuseViolations(releases, null, live, allow);
  const parent = foreign.parent && (await pinnedHere(releases, foreign.parent));
  const asLock = (lock: ForeignLock, before: number | null): Lock => ({
    schema: 1,
    environment: environment.environment,
    revision: lock.revision,
    parent: before,
    createdAt: lock.createdAt,
    // Locks that a site serves have no author.
    by: lock.by ?? by,
    reason: lock.reason ?? reason,
    shell: lock.shell,
    remotes: lock.remotes,
    lastGood: lock.lastGood,
  });
  const locks = [...(parent ? [asLock(parent, null)] : []), asLock(live, parent?.revision ?? null)];
  for (const lock of locks) await addOnce(environment, lock);
  await environment.point(live.revision, null, { by, reason });
  return environment.lock(live.revision);
}

/** Adds a lock, unless an earlier import, which came to an end half-way, has. */
async function addOnce(environment: EnvironmentStore, lock: Lock): Promise<void> {
  const known = await environment.findLock(lock.revision);
  if (!known) return environment.addLock(lock);
  const contents = ({ shell, remotes, lastGood }: Lock) => JSON.stringify([shell, remotes, lastGood]);
  if (contents(known) !== contents(lock))
    throw new RegistryError(
      `Lock ${lock.revision} of ${environment.environment} is here already with other releases; import it under another name (--env).`,
    );
  return undefined;
}

/** A lock that names the records that are here: the same release, published here on its own, has another time in it. */
async function pinnedHere(releases: ReleaseStore, lock: ForeignLock): Promise<ForeignLock> {
  const here = async <Pin extends PinnedRelease>(name: string, pin: Pin): Promise<Pin> => ({
    ...pin,
    digest: (await releases.pin(name, pin)).digest,
  });
  const all = async <Pin extends PinnedRelease>(pins: Partial<Record<string, Pin>>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(pins).map(async ([name, pin]) => [name, await here(name, pin!)] as const),
      ),
    );
  return {
    ...lock,
    shell: await here('shell', lock.shell),
    remotes: (await all(lock.remotes)) as Lock['remotes'],
    lastGood: (await all(lock.lastGood)) as Lock['lastGood'],
  };
}

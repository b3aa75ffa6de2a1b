import type { Lock } from '@lintel/contract';
import { z } from 'zod';
import { namedBy } from '#commands/export-site.ts';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import type { ImportSource } from './import-source.ts';

/** A lock of another registry; over HTTP nothing tells who wrote it, and why. */
export type ForeignLock = Omit<Lock, 'by' | 'reason'> & Partial<Pick<Lock, 'by' | 'reason'>>;

const revision = z.number().int().positive();
const pin = {
  version: z
    .string()
    .max(80)
    .regex(/^\d+\.\d+\.\d+(-[a-z\d_.]+)?$/),
  build: z.string().regex(/^[0-9a-f]{8}$/),
  digest: z.string().regex(/^sha256-[\w+/]{43}=$/),
};
const remotes = <Pin extends z.ZodType>(pinned: Pin) =>
  z.record(z.string().regex(/^mfe-[a-z]{1,40}$/), pinned);

const foreignLock = z.object({
  schema: z.literal(1),
  environment: z.string(),
  revision,
  parent: revision.nullable(),
  createdAt: z.iso.datetime(),
  by: z.string().max(200).optional(),
  reason: z.string().max(1_000).optional(),
  shell: z.object(pin),
  remotes: remotes(z.object({ ...pin, state: z.enum(['on', 'off']) })),
  lastGood: remotes(z.object(pin)),
});
const foreignPointer = z.object({ schema: z.literal(1), stable: revision });

/** The live lock of an environment of another registry, and the one to revert to while its releases are there. */
export async function readForeignLocks(
  source: ImportSource,
  environment: string,
): Promise<{ live: ForeignLock; parent: ForeignLock | null }> {
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(environment))
    throw new RegistryError(`${environment.slice(0, 60)} is no name of an environment.`);
  const read = async <T>(file: string, schema: z.ZodType<T>): Promise<T | null> => {
    const bytes = await source.read(`environments/${environment}/${file}`);
    if (!bytes) return null;
    try {
      return schema.parse(JSON.parse(bytes.toString('utf8')));
    } catch {
      throw new RegistryError(`${file} of ${environment} in ${source.name} is not as a registry writes it.`);
    }
  };
  const lock = async (number: number) =>
    (await read(`locks/${number}.json`, foreignLock)) as ForeignLock | null;
  const pointer = await read('pointer.json', foreignPointer);
  const live = pointer && (await lock(pointer.stable));
  if (!live) throw new RegistryError(`${source.name} has no environment ${environment} with a live lock.`);
  const parent = live.parent === null ? null : await lock(live.parent);
  return {
    live: await withoutGoneFallbacks(source, live),
    parent: parent && (await areThere(source, namedBy(parent))) ? parent : null,
  };
}

/** Retention may have taken away what a lock that was live long ago names. */
async function areThere(source: ImportSource, named: ReturnType<typeof namedBy>): Promise<boolean> {
  for (const {
    name,
    pin: { version, build },
  } of named)
    if (!(await source.read(`releases/${name}/${version}-${build}.json`))) return false;
  return true;
}

/** A lock that went live again after retention has its releases, and perhaps not what they fell back to. */
async function withoutGoneFallbacks(source: ImportSource, lock: ForeignLock): Promise<ForeignLock> {
  const kept = await eachOf(Object.entries(lock.lastGood), async ([name, pinned]) =>
    (await areThere(source, [{ name, pin: pinned }])) ? [[name, pinned] as const] : [],
  );
  return { ...lock, lastGood: Object.fromEntries(kept.flat()) };
}

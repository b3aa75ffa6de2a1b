import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Csp, Release, ReleaseFile } from '@lintel/contract';
import { z } from 'zod';
import { integrityOf } from '../store/integrity.ts';
import { RegistryError } from '../store/registry-error.ts';
import { eachOf } from '../store/registry-files.ts';
import { hasTwins, type ReleaseStore } from '../store/release-store.ts';
import { refuseUnchecked } from './unchecked-files.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

const versions = z.record(z.string(), z.string());
/** Hosts by their origin; pictures and sounds may come from anywhere that is encrypted. */
const origin = z.string().regex(/^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/);
const origins = z.array(origin).optional();
const anywhere = z.array(z.union([origin, z.literal('https:')])).optional();
const shapes = z.record(z.string(), z.record(z.string(), z.string()));
/** What a build says about itself, `release.json`. */
export const releaseFile = z.object({
  name: z.string().regex(/^(shell|mfe-[a-z]+)$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/),
  build: z.string().regex(/^[0-9a-f]{8}$/),
  manifest: z.looseObject({ name: z.string(), contract: z.number().int() }).nullable(),
  paths: z.array(z.string()),
  data: z.array(z.string()),
  owner: z.object({ team: z.string(), contact: z.string() }).optional(),
  provides: z
    .object({
      contract: z.number().int(),
      slots: z.array(z.string()),
      shared: versions,
      runtime: z.string().optional(),
      events: shapes,
    })
    .optional(),
  requires: z.object({ shared: versions, runtime: z.string().optional(), events: shapes }).optional(),
  csp: z.strictObject({ connect: origins, frame: origins, img: anywhere, media: anywhere }).optional(),
});
/** What the build's tool says about it, `build.json`. */
export const buildFile = z.object({
  container: z.string(),
  initial: z.array(z.string()),
  styles: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
});

/**
 * Takes a build folder into the registry: a hash for every file, compressed twins, and last one release record, without which
 * nobody finds the files. Publishing the same build again changes nothing.
 */
export async function publish(
  store: ReleaseStore,
  buildDir: string,
): Promise<{ release: Release; added: boolean }> {
  const described = await readJson(path.join(buildDir, 'release.json'), releaseFile);
  const existing = await store.recorded(described.name, described);
  if (existing) return { release: existing, added: false };

  const { container, initial, styles, chunks } = await readJson(path.join(buildDir, 'build.json'), buildFile);
  const names = (await filesBelow(buildDir)).filter((name) => !['release.json', 'build.json'].includes(name));
  for (const name of names) refuseUnchecked(name, kindOf(name), await readFile(path.join(buildDir, name)));
  const take = async (name: string): Promise<[string, ReleaseFile]> => {
    const bytes = await readFile(path.join(buildDir, name));
    const file = { integrity: integrityOf(bytes), bytes: bytes.length, kind: kindOf(name) };
    await store.addAsset(described, name, bytes, hasTwins(file) ? await compressed(bytes) : {});
    return [name, file];
  };
  const files = Object.fromEntries(await eachOf(names, take));

  const release: Release = {
    schema: 1,
    name: described.name as Release['name'],
    version: described.version,
    build: described.build,
    createdAt: new Date().toISOString(),
    container,
    base: `/assets/${described.name}/${described.version}-${described.build}/`,
    mirrors: [],
    files,
    initial: described.manifest ? ['remoteEntry.js'] : initial,
    styles,
    chunks,
    manifest: described.manifest as Release['manifest'],
    paths: described.paths,
    data: described.data,
    ...(described.owner ? { owner: described.owner } : {}),
    ...(described.provides ? { provides: described.provides } : {}),
    ...(described.requires ? { requires: described.requires } : {}),
    ...(described.csp ? { csp: described.csp as Csp } : {}),
  };
  if (await store.add(release)) return { release, added: true };
  return { release: (await store.recorded(release.name, release)) ?? release, added: false };
}

/** The twins of a file, by what their names end in. */
async function compressed(bytes: Buffer): Promise<Record<string, Buffer>> {
  const quality = bytes.length > 2_000_000 ? 6 : 11;
  return {
    '.br': await brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    '.gz': await gzipped(bytes, { level: 9 }),
  };
}

function kindOf(file: string): ReleaseFile['kind'] {
  if (/\.m?js$/.test(file)) return 'script';
  if (file.endsWith('.css')) return 'style';
  return /\.(json|txt|html)$/.test(file) ? 'data' : 'media';
}

async function filesBelow(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(dir, prefix), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory() ? filesBelow(dir, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    ),
  );
  return nested.flat().sort();
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RegistryError(
      `${path.dirname(file)} is not a finished build: ${path.basename(file)} is missing.`,
    );
  });
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new RegistryError(
    `${file} is not valid: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}.`,
  );
}

import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@lintel/contract';
import type { z } from 'zod';
import { integrityOf } from '#store/integrity.ts';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import {
  buildFile,
  releaseFile,
  type BuildFileContent,
  type ReleaseFileContent,
} from './build-description.ts';
import type { SignedDescriptions } from '#store/release-store.ts';
import { SIGNATURE_FILE } from './signature.ts';
import { refuseDocument } from './documents.ts';
import { refuseUnchecked } from './unchecked-files.ts';

const DESCRIPTIONS = ['release.json', 'build.json', SIGNATURE_FILE];

/** Most files of a build, the longest name of one, and its bytes. */
export const MOST_FILES = 1_000;
const LONGEST_NAME = 200;
export const MOST_OF_A_FILE = 16 * 1024 * 1024;
/** A file of a build: below its folder, in no other. */
const FILE_NAME = /^(?!.*\.\.)[\w-][\w.@~-]*(\/[\w-][\w.@~-]*)*$/;

/** Whether a release may have a file of this name. */
export const isFileName = (name: string): boolean => name.length <= LONGEST_NAME && FILE_NAME.test(name);

/** A finished build on disk, checked; nothing of it is in the registry yet. */
export interface BuildFolder {
  described: ReleaseFileContent;
  built: BuildFileContent;
  /** Every file but the descriptions and the signature, in order of their names. */
  files: Record<string, ReleaseFile>;
  /** Null when the build has no signature. */
  signed: SignedDescriptions | null;
}

/** Reads a build and refuses one that could not be served: odd names, pages, files that nothing checks, scripts that are missing. */
export async function readBuild(folder: string): Promise<BuildFolder> {
  const names = await filesBelow(folder);
  refuseNames(names);
  const described = await readJson(folder, names, 'release.json', releaseFile);
  const built = await readJson(folder, names, 'build.json', buildFile);
  const content = names.filter((name) => !DESCRIPTIONS.includes(name));
  const files = Object.fromEntries(
    await eachOf(content, async (name): Promise<[string, ReleaseFile]> => {
      const bytes = await readFile(path.join(folder, name));
      const kind = kindOf(name);
      refuseDocument(name, bytes);
      refuseUnchecked(name, kind, bytes);
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length, kind }];
    }),
  );
  refuseMissing(described, built, files);
  return { described, built, files, signed: await readSigned(folder, names) };
}

/** Refuses names that no release may have, and two that some disks take for one. */
export function refuseNames(names: string[]): void {
  if (names.length > MOST_FILES) throw new RegistryError(`The build has more than ${MOST_FILES} files.`);
  const odd = names.find((name) => !isFileName(name));
  if (odd !== undefined) throw new RegistryError(`${odd.slice(0, 100)} is no name for a file of a release.`);
  const seen = new Set<string>();
  for (const name of names) {
    const small = name.toLowerCase();
    if (seen.has(small)) throw new RegistryError(`${name} has the name of another file in other letters.`);
    seen.add(small);
  }
}

/** The descriptions as they were signed. */
async function readSigned(folder: string, names: string[]): Promise<SignedDescriptions | null> {
  if (!names.includes(SIGNATURE_FILE)) return null;
  const [release, build, signature] = await Promise.all(
    ['release.json', 'build.json', SIGNATURE_FILE].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return { 'release.json': release!, 'build.json': build!, 'signature.json': signature! };
}

/** A page with a release that names what it does not have is an error for every visitor. */
export function refuseMissing(
  { name, manifest }: ReleaseFileContent,
  built: BuildFileContent,
  files: BuildFolder['files'],
) {
  // A global name of the page: with another part's, that part would be taken for this one.
  const own = `${name}__`.replaceAll(/\W/g, '_');
  if (!built.container.startsWith(own))
    throw new RegistryError(`The container is ${built.container} and has to begin with ${own}.`);
  const scripts = [...(manifest ? ['remoteEntry.js'] : built.initial), ...Object.values(built.chunks).flat()];
  const missing =
    scripts.find((file) => files[file]?.kind !== 'script') ??
    built.styles.find((file) => files[file]?.kind !== 'style');
  if (missing !== undefined) throw new RegistryError(`The build names ${missing} and has no such file.`);
}

/** What a file is, by its name. */
export function kindOf(file: string): ReleaseFile['kind'] {
  if (/\.m?js$/.test(file)) return 'script';
  if (file.endsWith('.css')) return 'style';
  return /\.(json|txt)$/.test(file) ? 'data' : 'media';
}

async function filesBelow(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(dir, prefix), { withFileTypes: true }).catch(() => []);
  const nested = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory() ? filesBelow(dir, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    ),
  );
  return nested.flat().sort();
}

/** The name is compared with what the folder lists: some disks find `Release.json` as `release.json`. */
async function readJson<T>(folder: string, names: string[], name: string, schema: z.ZodType<T>): Promise<T> {
  if (!names.includes(name))
    throw new RegistryError(`${path.basename(folder)} is not a finished build: ${name} is missing.`);
  const parsed = schema.safeParse(parse(await readFile(path.join(folder, name), 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RegistryError(
    `${name} of ${path.basename(folder)} is not valid: ${issue?.path.join('.')} ${issue?.message}.`,
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import semver from 'semver';
import { z } from 'zod';
import { RegistryError } from '#store/registry-error.ts';

const unzipped = promisify(gunzip);

/** Of a package when it is unpacked. */
const MOST_UNPACKED_BYTES = 128 * 1024 * 1024;
/** Of a part of a tar file; also the size of its header. */
const BLOCK = 512;

/** Names that this registry gives out: those of our scope, and what `npm create` asks for. */
export const PACKAGE_NAME = /^(@lintel\/[a-z][a-z\d-]{0,60}|create-lintel-[a-z][a-z\d-]{0,40})$/;

const text = z.string().max(200);
const texts = z.record(text, text);
const manifest = z.object({
  name: z.string().regex(PACKAGE_NAME, 'is no name of a package of this product'),
  version: text.refine((version) => semver.valid(version) === version, 'is no version'),
  description: z.string().max(1_000).optional(),
  license: text.optional(),
  bin: z.union([text, texts]).optional(),
  engines: texts.optional(),
  dependencies: texts.optional(),
  peerDependencies: texts.optional(),
  peerDependenciesMeta: z.record(text, z.object({ optional: z.boolean().optional() })).optional(),
  optionalDependencies: texts.optional(),
});

/** What an installation has to know of a package before it fetches it. */
export type PackageManifest = z.infer<typeof manifest>;

/** Scripts that a package manager runs while it installs a package, on the machine of a developer. */
const RUN_WHEN_INSTALLED = ['preinstall', 'install', 'postinstall'];

/** The manifest in a package as `npm pack` writes it; refuses what no installation should meet. */
export async function manifestOf(archive: Buffer, file: string): Promise<PackageManifest> {
  const tar = await unzipped(archive, { maxOutputLength: MOST_UNPACKED_BYTES }).catch(() => {
    throw new RegistryError(`${file} is no package as npm pack writes it, or too large.`);
  });
  const found = filesNamed('package/package.json', tar);
  // The last of two would be installed, and the first one announced.
  if (found.length !== 1) throw new RegistryError(`${file} has to have one package.json.`);
  const json = jsonOf(found[0]!, file);
  const parsed = manifest.safeParse(json);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new RegistryError(`${file}: ${path.join('.')} of its package.json ${message}.`);
  }
  const scripts = z.object({ scripts: z.record(z.string(), z.string()).default({}) }).safeParse(json);
  const run = RUN_WHEN_INSTALLED.find((name) => !scripts.success || name in scripts.data.scripts);
  if (run) throw new RegistryError(`${file} runs a script when it is installed (${run}).`);
  return parsed.data;
}

function jsonOf(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RegistryError(`${file} has a package.json that is no JSON.`);
  }
}

/** The contents of all files of a name in a tar file; nothing behind a header that cannot be read. */
function filesNamed(wanted: string, tar: Buffer): Buffer[] {
  const found: Buffer[] = [];
  const textAt = (from: number, to: number) => tar.toString('latin1', from, to).replace(/\0.*$/s, '').trim();
  for (let at = 0; at + BLOCK <= tar.length;) {
    const size = Number.parseInt(textAt(at + 124, at + 136) || '0', 8);
    if (!Number.isSafeInteger(size) || size < 0) break;
    const content = at + BLOCK;
    if (textAt(at, at + 100) === wanted) found.push(tar.subarray(content, content + size));
    at = content + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Lock, PinnedRelease, Release, RemoteName } from '@lintel/contract';
import { pageHeaders, SANDBOXED } from '#site/lock/security-headers.ts';
import { createLiveSite } from '#site/visitors/live-site.ts';
import { pageFor } from '#site/pages/page.ts';
import { plainHead } from '#site/pages/page-head.ts';
import { render } from '#site/pages/rendered-page.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';
import { shellFile } from '#site/lock/shell-file.ts';
import { publicLock } from '#site/static/static-files.ts';
import { webManifest } from '#site/static/web-manifest.ts';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { integrityOf } from '#store/integrity.ts';
import { RegistryError } from '#store/registry-error.ts';
import { eachOf } from '#store/registry-files.ts';
import { hasTwins, type ReleaseStore } from '#store/release-store.ts';

/** What an export wrote. */
export interface Exported {
  environment: string;
  revision: number;
  folder: string;
  documents: number;
  releases: string[];
}

/** Where hosts look for rules about addresses and headers (Netlify, Cloudflare Pages and others); elsewhere they do no harm. */
const REDIRECTS = '_redirects';
const HEADERS = '_headers';
/** An address without a page: its document is what hosts answer with when there is no file. */
const NOWHERE = '/404';

/**
 * Writes the live lock of an environment as files that any static host serves: a document for each address of the lock, the
 * files of all its releases and of those that pages fall back to, and the registry's own. Only documents of addresses that are gone are
 * taken away, so tabs with an earlier export go on when the next one is written into the same folder.
 */
export async function exportSite(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  { to, connect, images = [] }: { to: string; connect: string[]; images?: string[] },
): Promise<Exported> {
  await mustBeOurs(to);
  const live = createLiveSite(releases, environment);
  const pointer = await live.pointer();
  const { resolved } = await live.forVisitor(pointer, null);
  const { lock, shellBefore } = resolved;
  const fallbacks = new Set(resolved.site.remotes.filter(({ lastGood }) => lastGood).map(({ name }) => name));
  const lastGood = Object.fromEntries(
    Object.entries(lock.lastGood).filter(([name]) => fallbacks.has(name as RemoteName)),
  );
  const pins = [
    ...namedBy({ ...lock, lastGood }),
    ...(shellBefore ? [{ name: 'shell', pin: await releases.pin('shell', shellBefore) }] : []),
  ];
  for (const { name, pin } of pins) await copyRelease(releases, to, name, pin);
  const registry = `registry/environments/${environment.environment}`;
  await write(
    to,
    `${registry}/locks/${lock.revision}.json`,
    `${JSON.stringify(publicLock(lock), null, 2)}\n`,
  );
  await writeAppFiles(releases, resolved, to);

  const patterns = [
    ...new Set([...resolved.releases.values()].flatMap(mountsOf).concat(resolved.shell.paths)),
  ];
  const { 'content-security-policy': policy, ...headers } = pageHeaders(resolved, { connect, img: images });
  for (const pattern of patterns) await write(to, fileOf(pattern), documentOf(pattern, resolved, policy));
  await removeDocuments(to, new Set(patterns.map(fileOf)));
  await write(to, '404.html', documentOf(NOWHERE, resolved, policy));
  await write(to, REDIRECTS, redirects(patterns));
  await write(to, HEADERS, headerRules({ ...headers, 'content-security-policy': policy }));
  // Written last: a reader of the pointer finds all other files.
  const stable = { schema: 1, stable: pointer.stable, candidate: null };
  await write(to, `${registry}/pointer.json`, `${JSON.stringify(stable)}\n`);
  return {
    environment: environment.environment,
    revision: lock.revision,
    folder: to,
    documents: patterns.length + 1,
    releases: [...new Set(pins.map(({ name, pin }) => `${name} ${pin.version}-${pin.build}`))],
  };
}

const mountsOf = (release: Release): string[] => release.manifest?.mounts.map((mount) => mount.path) ?? [];

/** Every release that a lock names: what visitors get, and what they fall back to. */
export const namedBy = (
  lock: Pick<Lock, 'shell' | 'remotes' | 'lastGood'>,
): { name: string; pin: PinnedRelease }[] => [
  { name: 'shell', pin: lock.shell },
  ...Object.entries(lock.remotes).map(([name, pin]) => ({ name, pin })),
  ...Object.entries(lock.lastGood).map(([name, pin]) => ({ name, pin })),
];

/** A folder that is new, empty, or was written by an export before. */
async function mustBeOurs(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.length > 0 && !names.includes('registry'))
    throw new RegistryError(
      `${folder} has other files in it; name a new folder, or that of an earlier export.`,
    );
}

async function copyRelease(releases: ReleaseStore, to: string, name: string, pin: PinnedRelease) {
  // Reads it first: a record with other bytes than the lock names goes nowhere.
  const release = await releases.read(name, pin);
  const copy = async (from: string, as: string, isRight = (_bytes: Buffer) => true) => {
    const bytes = await releases.files.read(from);
    if (bytes && isRight(bytes)) return write(to, as, bytes);
    const what = bytes ? 'in the registry is not what its record says' : 'is missing in the registry';
    throw new RegistryError(`${from} ${what}; publish ${name} ${pin.version} again.`);
  };
  await eachOf(Object.entries(release.files), async ([file, measured]) => {
    const from = `${releases.assetsOf(name, pin)}/${file}`;
    const as = release.base + file;
    const isRight = (bytes: Buffer) => integrityOf(bytes) === measured.integrity;
    await copy(from, as, isRight);
    if (!hasTwins(measured)) return;
    await copy(`${from}.br`, `${as}.br`, unpacked(brotliDecompressSync, isRight));
    await copy(`${from}.gz`, `${as}.gz`, unpacked(gunzipSync, isRight));
  });
  // Written last: a record states that its files are there.
  await copy(releases.fileOf(name, pin), `registry/${releases.fileOf(name, pin)}`);
}

/** Whether what a file unpacks to is right; one that cannot be unpacked is not. */
const unpacked =
  (unpack: (bytes: Buffer) => Buffer, isRight: (bytes: Buffer) => boolean) =>
  (bytes: Buffer): boolean => {
    try {
      return isRight(unpack(bytes));
    } catch {
      return false;
    }
  };

/** What every document of ours has in it: the lock that it shows. */
const OUR_MARK = 'id="lintel-site"';

/** Takes away documents of an earlier export at other addresses: they would go on with a release that was switched off. */
async function removeDocuments(to: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(to, { recursive: true });
  for (const name of names.map((one) => one.split(path.sep).join('/'))) {
    if (path.posix.basename(name) !== 'index.html' || kept.has(name) || name.startsWith('assets/')) continue;
    const file = path.join(to, name);
    if ((await readFile(file, 'utf8')).includes(OUR_MARK)) await rm(file);
  }
}

/** Worker, icons and web manifest at addresses that never change. */
async function writeAppFiles(releases: ReleaseStore, resolved: ResolvedSite, to: string): Promise<void> {
  const take = async (name: string, as: string) => {
    const found = await shellFile(releases, resolved, name);
    if (found) await write(to, as, found.bytes);
  };
  await take('service-worker', 'service-worker.js');
  for (const file of Object.keys(resolved.shell.files).filter((name) => name.endsWith('.png')))
    await take(file.split('.')[0]!, `icons/${file.split('.')[0]}.png`);
  await write(to, 'manifest.webmanifest', webManifest('{}', resolved.icons));
}

/** The same document as the server's, without answers; its policy is in it for hosts that send no headers. */
function documentOf(pattern: string, resolved: ResolvedSite, policy: string): string {
  const page = pageFor(pattern, resolved, { language: 'en' });
  const { body } = render(page, { answers: '{}', head: plainHead('Lintel'), photo: null });
  // A document cannot say this one of itself.
  const own = policy.replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="content-security-policy" content="${own.replaceAll('"', '&quot;')}">`;
  return body.toString('utf8').replace('<meta charset="utf-8">', () => `<meta charset="utf-8">\n${meta}`);
}

/** `/agents/:slug` → `agents/_slug/index.html`. */
const fileOf = (pattern: string): string =>
  path.posix.join(...folderOf(pattern).split('/').filter(Boolean), 'index.html');
const folderOf = (pattern: string): string => pattern.replaceAll(/:(\w+)/g, '_$1').replaceAll('*', '_rest');

/** Addresses with parameters get the document of their pattern; everything else has a file or is nowhere. */
const redirects = (patterns: string[]): string =>
  patterns
    .filter((pattern) => folderOf(pattern) !== pattern)
    .map((pattern) => `${pattern} ${folderOf(pattern)}/index.html 200\n`)
    .join('');

const headerRules = (headers: Record<string, string>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '  access-control-allow-origin: *',
    `  content-security-policy: ${SANDBOXED}`,
    '/registry/environments/*/pointer.json',
    '  cache-control: no-cache',
    '/service-worker.js',
    '  cache-control: no-cache',
    '',
  ].join('\n');

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  const full = path.join(folder, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, content);
}

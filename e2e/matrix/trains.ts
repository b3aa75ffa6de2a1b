import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { publishAs, registry, registryOf } from '../fixtures/registry.ts';

/** Archives of earlier releases, packed by `npm run releases:pack`. */
const kept = path.join(import.meta.dirname, 'releases');

/** The remotes of the matrix; the overlay, which shows a page from outside, comes along with each shell. */
export const remotes = ['mfe-catalogue', 'mfe-account', 'mfe-listings', 'mfe-chat', 'mfe-payments'] as const;
export type RemoteOfMatrix = (typeof remotes)[number];

/** Shell and remotes that left together; named by their version. */
export type Train = string;

/** The earlier releases of the registry under test, and the working copy as the one that leaves next, oldest first. */
export function publishTrains(): Train[] {
  const { parts } = JSON.parse(registry('explain', '--json')) as {
    parts: { name: string; version: string }[];
  };
  const working = parts.find(({ name }) => name === 'shell')!.version;
  const earlier = (
    JSON.parse(readFileSync(path.join(kept, 'releases.json'), 'utf8')) as { version: string }[]
  ).map(({ version }) => version);
  if (earlier.includes(working))
    throw new Error(`${working} is kept already: raise the working copy (docs/guides/keep-a-release.md)`);
  // A remote that its team released alone leaves in this train all the same.
  for (const { name, version } of parts) if (version !== working) publishAs(name, working);
  for (const version of earlier) registry('publish', ...unpacked(version));
  const trains = [...earlier, working];
  // What each of them is asked about: an environment in which nothing else was ever live.
  for (const train of trains) registryOf(environmentOf(train))('lock', ...releasesOf(train));
  return trains;
}

const folders: string[] = [];

/** Takes away what was unpacked. */
export function removeUnpacked(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** The build folders of a kept release. */
function unpacked(version: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-release-'));
  folders.push(folder);
  const tar = brotliDecompressSync(readFileSync(path.join(kept, `${version}.tar.br`)));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: tar });
  return readdirSync(folder).flatMap((name) =>
    readdirSync(path.join(folder, name, 'dist')).map((build) => path.join(folder, name, 'dist', build)),
  );
}

/** The environment whose live lock is one train. */
export const environmentOf = (train: Train): string => `train-${train.replaceAll('.', '-')}`;

/** All releases of a train, some of them of another one, as the command line and links name them. */
export const releasesOf = (train: Train, others: Partial<Record<RemoteOfMatrix, Train>> = {}): string[] =>
  ['shell', 'mfe-overlay', ...remotes].map((name) => `${name}@${others[name as RemoteOfMatrix] ?? train}`);

import type { Mount, Release } from '@lintel/contract';
import { fileNamed } from '#site/lock/release-file.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';

/** Names a file of a release together with its hash, without which browsers run no script. */
export function checked(release: Release, file: string): string {
  const entry = release.files[file];
  if (!entry) throw new Error(`${release.name} lists ${file} but has no such file`);
  return `integrity="${entry.integrity}" crossorigin="anonymous"`;
}

/**
 * The starter runs the other scripts, which the document only announces, and retries failed ones. When this shell cannot be loaded,
 * it runs the previous one as a whole.
 */
export function starters({ shell, shellBefore, starter }: ResolvedSite): string[] {
  const script = (file: string, release = shell) =>
    `<script defer src="${release.base}${file}" ${checked(release, file)}></script>`;
  if (!starter) return shell.initial.map((file) => script(file));
  const starterBefore = shellBefore && fileNamed(shellBefore, 'starter');
  return [
    script(starter),
    // No script can detect a missing starter, so the previous release's starter follows; it does nothing if the first one ran.
    ...(starterBefore ? [script(starterBefore, shellBefore)] : []),
  ];
}

/** Links to all that the first screen runs: the shell, the remote with its page, and what asks the back end where no answer is inlined. */
export function scriptLinks(
  resolved: ResolvedSite,
  owner: { release: Release; mount: Mount } | null,
): string[] {
  const { shell, starter } = resolved;
  return [
    ...(starter ? linksTo(shell, shell.initial).map((link) => link.replace('<link', runBy(resolved))) : []),
    ...(owner ? linksTo(owner.release, filesOf(owner.release, owner.mount)) : []),
    // A page whose answers do not travel with it asks for them at once, and the code for that is a chunk of the shell.
    ...(owner?.mount.data?.length ? [] : linksTo(shell, shell.chunks['api-client'] ?? [])),
  ];
}

function runBy({ shell, shellBefore }: ResolvedSite): string {
  const [before] = shellBefore && shell.initial.length === 1 ? shellBefore.initial : [];
  if (!before || shellBefore?.initial.length !== 1) return '<link data-run';
  return `<link data-run data-before="${shellBefore.base}${before}" data-hash="${shellBefore.files[before]?.integrity}"`;
}

const filesOf = ({ initial, chunks }: Release, { chunk }: Mount): string[] => [
  ...initial,
  ...(chunks['remote'] ?? []),
  ...(chunk ? (chunks[chunk] ?? []) : []),
];

/**
 * Must carry the same integrity and crossorigin as the later script, or the browser loads the file twice. Style sheet and picture
 * go first.
 */
const linksTo = (release: Release, files: string[]): string[] =>
  [...new Set(files)].map(
    (file) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${release.base}${file}" ${checked(release, file)}>`,
  );

/**
 * The same links where phones begin with a photo that the document shows: its bytes then have the line to themselves, and the
 * starter, which waits for them anyway, lifts the condition when they are painted.
 */
export const afterFirstPhoto = (links: readonly string[]): string[] =>
  links.map((link) => link.replace(/>$/, ' media="(min-width: 600px)">'));

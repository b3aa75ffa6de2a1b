import {
  coversAddress,
  type Locale,
  type Mount,
  type MountHead,
  type MountPhoto,
  type Release,
} from '@lintel/contract';
import type { InlinedCall } from './inlined-responses.ts';
import { callOf, type PageWords } from './page-head.ts';
import { firstPicture, firstPictures, pictureLink } from '#site/lock/first-picture.ts';
import { fileNamed } from '#site/lock/release-file.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';

/** The document for one address: shell, resolved lock as data, and everything the first screen will ask for. */
export interface Page {
  html: string;
  /** 404 when neither the shell nor a remote knows the address; the page is the same and shows it. */
  status: 200 | 404;
  /** Calls whose answers belong into the page, in its language. */
  data: InlinedCall[];
  /** How to learn what the page is about; null when it is about no one thing. */
  about: { call: InlinedCall; head: MountHead } | null;
  /** The photo that it begins with: which answer names it, and how wide it is shown. */
  photo: { call: InlinedCall; photo: MountPhoto } | null;
  /** Title and description where it has no subject. */
  words: PageWords | null;
  /** Pages with equal keys, equal answers and equal heads are equal. */
  key: string;
}

/** Stands in the page where the answers go. */
export const INLINED_RESPONSES = '<!--early-answers-->';
/** Stands in the page where title and description go. */
export const HEAD = '<!--head-->';
/** Stands in the page where its first photo goes. */
export const FIRST_PHOTO = '<!--first-photo-->';

/**
 * What stands there when the scripts of the page cannot be had or are not the right ones. Only the style sheet shows it, after a
 * while and as long as nothing else is drawn; the languages are those of the product, since nothing can choose one.
 */
const NOT_LOADED = `<div class="not-loaded" hidden>
<p>This page could not be loaded. <a href="">Try again</a></p>
<p lang="ar" dir="rtl">تعذّر تحميل هذه الصفحة. <a href="">حاول مرة أخرى</a></p>
<p lang="de">Diese Seite konnte nicht geladen werden. <a href="">Erneut versuchen</a></p>
</div>`;

const directionOf = (language: Locale) => (language === 'ar' ? 'rtl' : 'ltr');

/** JSON that cannot end the element that it stands in. */
export const inElement = (json: string) => json.replaceAll('<', '\\u003c');

/** How a page is asked for. */
export interface PageRequest {
  language: Locale;
  /** Stands in the page, e.g. which releases were chosen. */
  notice?: string;
  /** The address asks for nothing beside its path. */
  isPlain?: boolean;
}

export function pageFor(
  pathname: string,
  resolved: ResolvedSite,
  { language, notice = '', isPlain = true }: PageRequest,
): Page {
  const owner = ownerOf(pathname, resolved);
  const known = owner !== null || resolved.shell.paths.some((pattern) => coversAddress(pattern, pathname));
  const preloads = owner ? preloadsFor(owner.release, owner.mount) : [];
  const pictures = owner ? firstPictures(owner.release, owner.mount, resolved) : [];
  // A page whose answers do not travel with it asks for them at once, and the code for that is a chunk of the shell.
  if (!owner?.mount.data?.length)
    preloads.push(...preloadLinks(resolved.shell, resolved.shell.chunks['api-client'] ?? []));
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1513">
<link rel="icon" href="${resolved.icons['icon'] ?? 'data:,'}">
<link rel="apple-touch-icon" href="/icons/apple-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${HEAD}
${[...styles(resolved), ...scripts(resolved)].join('\n')}
${[...pictures.map(pictureLink), ...preloads].join('\n')}
<script type="application/json" id="lintel-site">${inElement(JSON.stringify(resolved.site))}</script>
</head>
<body>
<div id="root"></div>
${NOT_LOADED}
${firstPicture(pictures)}
${FIRST_PHOTO}
${notice}
${INLINED_RESPONSES}
<noscript>This site needs JavaScript. Please switch it on and reload the page.</noscript>
</body>
</html>
`;
  const calls = [...resolved.shell.data, ...(owner?.mount.data ?? [])];
  const data = known ? calls.map((path) => ({ path, language })) : [];
  const key = `${resolved.lock.revision} ${known} ${owner?.release.name ?? ''} ${owner?.mount.chunk ?? ''} ${language}`;
  return {
    html,
    status: known ? 200 : 404,
    data,
    about: owner && aboutOf(owner.mount, pathname, language),
    photo: owner && photoOf(owner.mount, { pathname, language, isPlain }),
    words: owner && wordsOf(owner.mount, language),
    key,
  };
}

function aboutOf({ head, path }: Mount, pathname: string, language: string): Page['about'] {
  const call = head && callOf(head, path, pathname);
  return head && call ? { call: { path: call, language }, head } : null;
}

function photoOf(
  { head, photo, path }: Mount,
  { pathname, language, isPlain }: { pathname: string; language: Locale; isPlain: boolean },
): Page['photo'] {
  if (!photo) return null;
  const call = photo.call === undefined ? head && callOf(head, path, pathname) : isPlain && photo.call;
  return call ? { call: { path: call, language }, photo } : null;
}

function wordsOf({ head, title, description, access }: Mount, language: Locale): PageWords | null {
  if (head) return null;
  return {
    title: title[language],
    description: description?.[language] ?? '',
    isPublic: access === 'public',
  };
}

interface Owner {
  release: Release;
  mount: Mount;
}

function ownerOf(pathname: string, { releases }: ResolvedSite): Owner | null {
  for (const release of releases.values()) {
    const mount = release.manifest?.mounts.find(({ path }) => coversAddress(path, pathname));
    if (mount) return { release, mount };
  }
  return null;
}

/** Each style sheet names its previous release, for when this one cannot be loaded. */
const styles = ({ shell, shellBefore }: ResolvedSite): string[] =>
  shell.styles.map((file, at) => {
    const before = shellBefore?.styles[at];
    const other = before && shellBefore.files[before];
    const instead = other ? ` data-before="${shellBefore.base}${before}" data-hash="${other.integrity}"` : '';
    return `<link rel="stylesheet" href="${shell.base}${file}" ${checked(shell, file)}${instead}>`;
  });

/**
 * The starter runs the other scripts, which are only preloaded here, and retries failed ones. When this shell cannot be loaded, it
 * runs the previous one as a whole.
 */
function scripts({ shell, shellBefore, starter }: ResolvedSite): string[] {
  const script = (file: string, release = shell) =>
    `<script defer src="${release.base}${file}" ${checked(release, file)}></script>`;
  if (!starter) return shell.initial.map((file) => script(file));
  const starterBefore = shellBefore && fileNamed(shellBefore, 'starter');
  const [before] = shellBefore && shell.initial.length === 1 ? shellBefore.initial : [];
  const instead =
    before && shellBefore?.initial.length === 1
      ? ` data-before="${shellBefore.base}${before}" data-hash="${shellBefore.files[before]?.integrity}"`
      : '';
  return [
    script(starter),
    // No script can detect a missing starter, so the previous release's starter follows; it does nothing if the first one ran.
    ...(starterBefore ? [script(starterBefore, shellBefore)] : []),
    ...preloadLinks(shell, shell.initial).map((link) => link.replace('<link', `<link data-run${instead}`)),
  ];
}

function preloadsFor(release: Release, mount: Mount): string[] {
  return preloadLinks(release, [
    ...release.initial,
    ...(release.chunks['remote'] ?? []),
    ...(mount.chunk ? (release.chunks[mount.chunk] ?? []) : []),
  ]);
}

/**
 * Must carry the same integrity and crossorigin as the later script, or the browser loads the file twice. Style sheet and picture
 * go first.
 */
const preloadLinks = (release: Release, files: string[]): string[] =>
  [...new Set(files)].map(
    (file) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${release.base}${file}" ${checked(release, file)}>`,
  );

function checked(release: Release, file: string): string {
  const entry = release.files[file];
  if (!entry) throw new Error(`${release.name} lists ${file} but has no such file`);
  return `integrity="${entry.integrity}" crossorigin="anonymous"`;
}

import {
  coversAddress,
  directions,
  locales,
  type Locale,
  type Mount,
  type MountHead,
  type MountPhoto,
  type Release,
} from '@lintel/contract';
import type { InlinedCall } from './inlined-responses.ts';
import { callOf, type PageWords } from './page-head.ts';
import { firstPicture, firstPictures, pictureLink } from '#site/lock/first-picture.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';
import { checked, scriptLinks, starters } from './script-links.ts';

/** The document for one address: shell, resolved lock as data, and everything the first screen will ask for. */
export interface Page {
  html: string;
  /** Links to what the first screen runs. */
  scripts: string[];
  /** Something asks for scripts that wait for a photo. */
  hasStarter: boolean;
  /** 404 when neither the shell nor a remote knows the address, 503 when its remote is switched off; the page is the same and shows it. */
  status: 200 | 404 | 503;
  /** Calls whose answers belong into the page, in its language. */
  data: InlinedCall[];
  /** How to find what the page is about; null when it is about no one thing. */
  about: { call: InlinedCall; head: MountHead; pattern: string } | null;
  /** The photo that it begins with: which answer names it, and how wide it is shown. */
  photo: { call: InlinedCall; photo: MountPhoto } | null;
  /** Title and description where it has no subject. */
  words: PageWords | null;
  /** Pages with equal keys, equal answers and equal heads are equal. */
  key: string;
}

/** Stands in the page where the answers go. */
export const INLINED_RESPONSES = '<!--early-answers-->';
/** Stands in the page where the links to its scripts go. */
export const SCRIPT_LINKS = '<!--script-links-->';
/** Stands in the page where title and description go. */
export const HEAD = '<!--head-->';
/** Stands in the page where its first photo goes. */
export const FIRST_PHOTO = '<!--first-photo-->';

/**
 * What stands there when the scripts of the page cannot be had or are not the right ones. Only the style sheet shows it, after a
 * while and as long as nothing else is drawn; the languages are those of the product, since nothing can choose one.
 */
const notLoaded: Record<Locale, readonly [sentence: string, again: string]> = {
  en: ['This page could not be loaded.', 'Try again'],
  ar: ['تعذّر تحميل هذه الصفحة.', 'حاول مرة أخرى'],
  de: ['Diese Seite konnte nicht geladen werden.', 'Erneut versuchen'],
};
const notLoadedIn = (language: Locale) => {
  const [sentence, again] = notLoaded[language];
  return `<p lang="${language}" dir="${directions[language]}">${sentence} <a href="">${again}</a></p>`;
};
const NOT_LOADED = `<div class="not-loaded" hidden>\n${locales.map(notLoadedIn).join('\n')}\n</div>`;

/** JSON that cannot end the element that it stands in. */
export const inElement = (json: string) => json.replaceAll('<', '\\u003c');

/** How a page is asked for. */
export interface SitePageRequest {
  language: Locale;
  /** Stands in the page, e.g. which releases were chosen. */
  notice?: string;
  /** The address asks for nothing beside its path. */
  isPlain?: boolean;
}

export function pageFor(
  pathname: string,
  resolved: ResolvedSite,
  { language, notice = '', isPlain = true }: SitePageRequest,
): Page {
  const owner = ownerOf(pathname, resolved);
  const known = owner !== null || resolved.shell.paths.some((pattern) => coversAddress(pattern, pathname));
  const status = known ? 200 : isSwitchedOff(pathname, resolved) ? 503 : 404;
  const pictures = owner ? firstPictures(owner.release, owner.mount, resolved) : [];
  const html = `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
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
${[...styles(resolved), ...starters(resolved)].join('\n')}
${[...pictures.map(pictureLink), SCRIPT_LINKS].join('\n')}
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
  const data = status !== 404 ? calls.map((path) => ({ path, language })) : [];
  const key = `${resolved.lock.revision} ${status} ${owner?.release.name ?? ''} ${owner?.mount.chunk ?? ''} ${language}`;
  return {
    html,
    scripts: scriptLinks(resolved, owner),
    hasStarter: resolved.starter !== null,
    status,
    data,
    about: owner && aboutOf(owner.mount, pathname, language),
    photo: owner && photoOf(owner.mount, { pathname, language, isPlain }),
    words: owner && wordsOf(owner.mount, language),
    key,
  };
}

function aboutOf({ head, path }: Mount, pathname: string, language: string): Page['about'] {
  const call = head && callOf(head, path, pathname);
  return head && call ? { call: { path: call, language }, head, pattern: path } : null;
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

/** Whether an address belongs to a remote that is not available at the moment, other than one that nothing owns. */
const isSwitchedOff = (pathname: string, { site }: ResolvedSite): boolean =>
  site.remotes.some(
    ({ state, active }) =>
      state === 'off' && active.manifest.mounts.some(({ path }) => coversAddress(path, pathname)),
  );

/** Each style sheet names its previous release, for when this one cannot be loaded. */
const styles = ({ shell, shellBefore }: ResolvedSite): string[] =>
  shell.styles.map((file, at) => {
    const before = shellBefore?.styles[at];
    const other = before && shellBefore.files[before];
    const instead = other ? ` data-before="${shellBefore.base}${before}" data-hash="${other.integrity}"` : '';
    return `<link rel="stylesheet" href="${shell.base}${file}" ${checked(shell, file)}${instead}>`;
  });

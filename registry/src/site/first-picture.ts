import type { Integrity, Mount, Release, Site } from '@lintel/contract';

/** The picture that a page begins with, for one width of the screen. */
export interface FirstPicture {
  url: string;
  /** Other addresses of the same bytes: mirrors, and the release before. */
  others: string[];
  integrity: Integrity;
  media: string;
}

const mediaOf = { narrow: '(max-width: 599.98px)', wide: '(min-width: 600px)' };

/** The picture of a page for each width that there is one for; the last one is what every browser can read. */
export function firstPictures(release: Release, { image }: Mount, { remotes }: Site): FirstPicture[] {
  if (!image) return [];
  const before = remotes.find(({ name }) => name === release.name)?.lastGood;
  return (['narrow', 'wide'] as const).flatMap((width) => {
    const [file, stored] =
      Object.entries(release.files).find(
        ([name, { kind }]) => kind === 'media' && name.split('.')[0] === image[width],
      ) ?? [];
    if (!file || !stored) return [];
    const { integrity } = stored;
    const entries = before?.pictures?.[file] === integrity ? [before.entry.url, ...before.entry.mirrors] : [];
    const folders = [
      ...release.mirrors,
      ...entries.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1)),
    ];
    const others = folders.map((folder) => folder + file);
    return [{ url: release.base + file, others, integrity, media: mediaOf[width] }];
  });
}

/**
 * Asks for the picture together with the first script, and tells the starter how to know it. Not `integrity`, which browsers do
 * not take for such links; the starter's `fetch` with the hash takes what this one has brought.
 */
export function pictureLink({ url, others, integrity, media }: FirstPicture): string {
  const instead = others.length ? ` data-others="${others.join(' ')}"` : '';
  return `<link data-picture rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="high" href="${url}" media="${media}" data-hash="${integrity}"${instead}>`;
}

/**
 * Where the starter shows it, before any other script has run. The page's style sheet says where it stands; the page draws the
 * same one over it and takes this one away.
 */
export const FIRST_PICTURE = '<picture class="first-picture"><img alt=""></picture>';

import type { Integrity, Mount, Release, ResolvedLock } from '@lintel/contract';
import type { ReleaseStore } from '#store/release-store.ts';
import { dataAddress } from './data-address.ts';

/** The picture that a page begins with, for one width of the screen. */
export interface FirstPicture {
  url: string;
  /** Other addresses of the same bytes: mirrors, and the release before. */
  others: string[];
  integrity: Integrity;
  media: string;
  /** The picture itself as a `data:` address, when it is small enough to travel with the document. */
  inline?: string;
}

/** Bytes. A phone on a slow line has such a picture with the first thing that it shows; a larger one would hold up the page. */
const SMALL = 16 * 1024;

/** The pictures that documents carry with them, by address: those for narrow screens, where their bytes are as recorded. */
export async function smallPictures(
  store: ReleaseStore,
  releases: Iterable<Release>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const release of releases)
    for (const { image } of release.manifest?.mounts ?? []) {
      const file = image && fileOf(release, image.narrow);
      const bytes = file && (await store.checked(release, file));
      if (bytes && bytes.length <= SMALL) found.set(release.base + file, dataAddress({ file, bytes }));
    }
  return found;
}

const fileOf = ({ files }: Release, name: string): string | undefined =>
  Object.keys(files).find((file) => files[file]?.kind === 'media' && file.split('.')[0] === name);

const mediaOf = { narrow: '(max-width: 599.98px)', wide: '(min-width: 600px)' };

/** The picture of a page for each width that there is one for; the last one is what every browser can read. */
export function firstPictures(
  release: Release,
  { image }: Mount,
  { site: { remotes }, small }: { site: ResolvedLock; small: ReadonlyMap<string, string> },
): FirstPicture[] {
  if (!image) return [];
  const before = remotes.find(({ name }) => name === release.name)?.lastGood;
  return (['narrow', 'wide'] as const).flatMap((width) => {
    const file = fileOf(release, image[width]);
    if (!file) return [];
    const { integrity } = release.files[file]!;
    const inline = small.get(release.base + file);
    const entries = before?.pictures?.[file] === integrity ? [before.entry.url, ...before.entry.mirrors] : [];
    const folders = [
      ...release.mirrors,
      ...entries.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1)),
    ];
    const others = folders.map((folder) => folder + file);
    return [
      { url: release.base + file, others, integrity, media: mediaOf[width], ...(inline && { inline }) },
    ];
  });
}

/**
 * Asks for the picture together with the first script, and tells the starter how to know it. Not `integrity`, which browsers do
 * not take for such links; the starter's `fetch` with the hash takes what this one has brought.
 */
export function pictureLink({ url, others, integrity, media, inline }: FirstPicture): string {
  if (inline) return '';
  const instead = others.length ? ` data-others="${others.join(' ')}"` : '';
  return `<link data-picture rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="high" href="${url}" media="${media}" data-hash="${integrity}"${instead}>`;
}

/**
 * The element that shows it before any other script has run: an inlined picture at once, another one by the starter. The style sheet
 * of the page positions it; the page draws the same picture over it and removes this one.
 */
export function firstPicture(pictures: readonly FirstPicture[]): string {
  if (pictures.length === 0) return '';
  const sources = pictures.map(({ url, media, inline }) =>
    inline
      ? `<source media="${media}" type="${/^data:([^;,]+)/.exec(inline)?.[1]}" data-of="${url}" srcset="${inline}">`
      : '',
  );
  return `<picture class="first-picture">${sources.join('')}<img alt="" decoding="sync"></picture>`;
}

import type { Readable, RemoteRelease, ResolvedLock } from '@lintel/contract';
import { firstPictureOf } from '#platform/first-picture.ts';
import { checkedPicture } from './checked-picture.ts';

export interface PicturesPorts {
  /** The copy of a picture that the page shows already. */
  shown(address: string): string | null;
  load(addresses: string[], integrity: string): Promise<string | null>;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** What to show of a picture of a release; see `picture` of the Shell object. */
export type Pictures = (release: RemoteRelease, file: URL) => Readable<string | null>;

/** Gives remotes the pictures of their releases, each checked against the lock, and each fetched at most once per page. */
export function createPictures(
  { remotes }: Pick<ResolvedLock, 'remotes'>,
  report: PicturesPorts['report'],
  { shown, load }: Omit<PicturesPorts, 'report'> = { shown: firstPictureOf, load: checkedPicture },
): Pictures {
  const known = new Map<string, Readable<string | null>>();

  /** The same bytes elsewhere: mirrors, and the release before where that has the picture as well. */
  function elsewhere(release: RemoteRelease, file: string, here: string): string[] {
    const before = remotes.find(({ name }) => name === release.name)?.lastGood;
    const others = before?.pictures?.[file] === release.pictures?.[file] ? [release, before] : [release];
    const addresses = others.flatMap((one) => (one ? foldersOf(one) : [])).map((folder) => folder + file);
    return [...new Set(addresses)].filter((address) => address !== here);
  }

  return (release, { href }) => {
    const { pictures } = release;
    if (!pictures) return { get: () => href, subscribe: () => () => {} };
    const found = known.get(href);
    if (found) return found;
    const folder = foldersOf(release).find((one) => href.startsWith(one)) ?? '';
    const file = href.slice(folder.length);
    const readable = loading(shown(href), async () => {
      const integrity = pictures[file];
      const address = integrity && (await load([href, ...elsewhere(release, file, href)], integrity));
      if (address) return address;
      report(new Error(`${file} is nowhere as the release has it`), { remote: release.name });
      // The next request may succeed.
      known.delete(href);
      return null;
    });
    known.set(href, readable);
    return readable;
  };
}

/** Where the files of a release lie. */
const foldersOf = ({ entry }: RemoteRelease): string[] =>
  [entry.url, ...entry.mirrors].map((url) => new URL('.', new URL(url, location.href)).href);

/** A value that is there, or comes once. */
function loading(value: string | null, load: () => Promise<string | null>): Readable<string | null> {
  const listeners = new Set<(value: string | null) => void>();
  if (value === null)
    void load().then((loaded) => {
      value = loaded;
      for (const listener of listeners) listener(loaded);
    });
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

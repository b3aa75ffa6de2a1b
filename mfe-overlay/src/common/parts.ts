import type { Owner, PinnedRelease, PublicLock, Release, RemoteName, ResolvedLock } from '@lintel/contract';
import type { Fetched } from './browser.ts';
import type { Records } from './records.ts';

/** Where a part is on screen: the page, or the names of slots. */
export interface ScreenPlace {
  remote: string;
  version: string;
  build: string;
  slot: string | null;
}

/** What was found out about one part of the site. */
export interface SitePart {
  name: Release['name'];
  version: string;
  build: string;
  owner: Owner | null;
  /**
   * `live`: what the lock names; `chosen`: another one, by a link; `recovered`: the release before, because that one did
   * not work; `off`: switched off.
   */
  origin: 'live' | 'chosen' | 'recovered' | 'off';
  /** Slots that it is in; the empty string stands for the page. */
  places: string[];
  /** Null until the page has asked for any of its files. */
  load: { milliseconds: number; bytes: number; files: number } | null;
  integrity: IntegrityState;
  container: string;
}

/**
 * Whether the page runs the bytes that the lock names. `pinned`: the record is the lock's and all files are the record's;
 * `files`: the files are the record's, but no lock names the record; `broken`: some are not.
 */
export type IntegrityState = 'pinned' | 'files' | 'broken' | 'unknown' | 'not-loaded';

export interface PageState {
  site: ResolvedLock;
  places: readonly ScreenPlace[];
  files: readonly Fetched[];
}

const id = ({ version, build }: { version: string; build: string }) => `${version}-${build}`;

/** Everything there is to say about the shell and each remote of the page. */
export async function partsOf({ site, places, files }: PageState, records: Records): Promise<SitePart[]> {
  const lock = await records.lock(site.environment, site.revision);
  const shell = shellRelease(files);
  const wanted = [
    ...(shell ? [{ name: 'shell' as const, running: shell, wanted: lock?.shell ?? shell, off: false }] : []),
    ...site.remotes.map(({ name, active, state }) => {
      const area = places.find(({ remote }) => remote === name);
      return { name, running: area ?? active, wanted: active, off: state === 'off' };
    }),
  ];
  const parts = await Promise.all(
    wanted.map(async ({ name, running, wanted: asked, off }): Promise<SitePart> => {
      const pin = pinOf(lock, name, running);
      const found = await records.release(name, id(running), pin?.digest ?? null);
      const own = files.filter(({ url }) => url.includes(`/assets/${name}/${id(running)}/`));
      return {
        name,
        version: running.version,
        build: running.build,
        owner: found?.record.owner ?? null,
        origin: off ? 'off' : originOf(lock, name, running, asked),
        places: name === 'shell' ? [''] : placesOf(places, name),
        load: loadOf(own, found?.record ?? null),
        integrity: await integrityOf(own, found, records),
        container: found?.record.container ?? '',
      };
    }),
  );
  const isOnScreen = (part: SitePart) => Number(part.places.length > 0);
  return parts.sort((a, b) => isOnScreen(b) - isOnScreen(a));
}

/** The shell's release stands in the address of its scripts. */
function shellRelease(files: readonly Fetched[]): { version: string; build: string } | null {
  for (const { url } of files) {
    const [, version, build] = /\/assets\/shell\/(.+)-(\w+)\/[^/]+$/.exec(url) ?? [];
    if (version && build) return { version, build };
  }
  return null;
}

const placesOf = (places: readonly ScreenPlace[], name: string): string[] => [
  ...new Set(places.filter(({ remote }) => remote === name).map(({ slot }) => slot ?? '')),
];

/** What the lock has about the release that runs: as live, or as last known good. */
function pinOf(lock: PublicLock | null, name: SitePart['name'], running: { version: string; build: string }) {
  const named: (PinnedRelease | undefined)[] =
    name === 'shell'
      ? [lock?.shell]
      : [lock?.remotes[name as RemoteName], lock?.lastGood[name as RemoteName]];
  return named.find((pin) => pin && id(pin) === id(running));
}

function originOf(
  lock: PublicLock | null,
  name: SitePart['name'],
  running: { version: string; build: string },
  asked: { version: string; build: string },
): SitePart['origin'] {
  if (id(running) !== id(asked)) return name === 'shell' ? 'chosen' : 'recovered';
  const live = name === 'shell' ? lock?.shell : lock?.remotes[name];
  return live && id(live) !== id(running) ? 'chosen' : 'live';
}

/** From the first byte asked for until everything was there that the part needs before it can begin. */
function loadOf(files: readonly Fetched[], record: Release | null): SitePart['load'] {
  if (files.length === 0) return null;
  const first = new Set([...(record?.initial ?? []), ...(record?.chunks['remote'] ?? [])]);
  const beginning = files.filter(({ url }) => first.has(url.slice(url.lastIndexOf('/') + 1)));
  const counted = beginning.length > 0 ? beginning : files;
  return {
    milliseconds: Math.round(
      Math.max(...counted.map(({ end }) => end)) - Math.min(...counted.map(({ start }) => start)),
    ),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
  };
}

async function integrityOf(
  files: readonly Fetched[],
  found: Awaited<ReturnType<Records['release']>>,
  records: Records,
): Promise<IntegrityState> {
  if (files.length === 0) return 'not-loaded';
  if (!found) return 'unknown';
  const { record, isPinned } = found;
  const checks = await Promise.all(
    files.map(async ({ url }) => {
      const known = record.files[url.slice(url.indexOf(record.base) + record.base.length)];
      return known ? records.hasBytes(url, known.integrity) : false;
    }),
  );
  if (!checks.every(Boolean)) return 'broken';
  return isPinned ? 'pinned' : 'files';
}

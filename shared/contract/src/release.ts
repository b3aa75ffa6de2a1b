import type { ByRemote, RemoteManifest, RemoteName } from './manifest.ts';

/**
 * Files that the registry writes and a browser reads. Glossary:
 * release = one build of the shell or of a remote, immutable, with a hash for every file;
 * lock = one environment's choice of releases, immutable and numbered; pointer = which lock is live, the only file that changes.
 */

/** `sha256-…`, as in an `integrity` attribute. */
export type Integrity = `sha256-${string}`;

export interface ReleaseFile {
  integrity: Integrity;
  bytes: number;
  kind: 'script' | 'style' | 'data' | 'media';
}

export interface Release {
  schema: 1;
  name: 'shell' | RemoteName;
  version: string;
  /** Eight hex digits over the sources; the same sources give the same build. */
  build: string;
  createdAt: string;
  /** Global name under which the federation finds the container; differs between versions. */
  container: string;
  /** URL path of the folder, with slashes at both ends. */
  base: string;
  /** Other base URLs that serve the same files. */
  mirrors: string[];
  /** Every emitted file, by its path below `base`. */
  files: Record<string, ReleaseFile>;
  /** Scripts that must be there first: the shell's entry, or a remote's remoteEntry.js. */
  initial: string[];
  /** Style sheets that the page links to; a remote has none. */
  styles: string[];
  /** Scripts of lazily loaded parts, by chunk name; `remote` is what a remote exposes. */
  chunks: Record<string, string[]>;
  manifest: RemoteManifest | null;
  /** URL patterns that the shell renders itself; empty for a remote. */
  paths: string[];
  /** Calls that the shell itself makes on every page; see `data` of a mount. */
  data: string[];
  /** The four below are missing in records from before they were measured. */
  owner?: Owner;
  provides?: Provides;
  requires?: Requires;
  csp?: Csp;
}

/** Other hosts that a release needs, which the policy of pages with it allows; scripts and styles never come from there. */
export interface Csp {
  connect?: string[];
  img?: string[];
  frame?: string[];
  media?: string[];
}

/** Name of an event with its version → fields and their types. */
export type EventShapes = Record<string, Record<string, string>>;

/** Whom to ask about a release. */
export interface Owner {
  team: string;
  contact: string;
}

/** What a release of the shell offers to remotes. */
export interface Provides {
  contract: number;
  slots: string[];
  /** Library → its version; the shell is the only provider. */
  shared: Record<string, string>;
  /** Version of the federation runtime, which remotes use instead of one of their own; missing in older records. */
  runtime?: string | undefined;
  events: EventShapes;
}

/** What a release of a remote expects, beside what its manifest declares. */
export interface Requires {
  /** Library → range of versions. */
  shared: Record<string, string>;
  /** Range of the federation runtime that its entry was built for; missing in older records. */
  runtime?: string | undefined;
  /** The events that it emits or consumes, in the shape that it was built against. */
  events: EventShapes;
}

/** Points at one release and pins every byte of it. */
export interface PinnedRelease {
  version: string;
  build: string;
  /** Hash of the release record's bytes. */
  digest: Integrity;
}

export interface Lock {
  schema: 1;
  environment: string;
  revision: number;
  parent: number | null;
  createdAt: string;
  by: string;
  reason: string;
  shell: PinnedRelease;
  remotes: ByRemote<PinnedRelease & { state: 'on' | 'off' }>;
  /** What to fall back to when the release above cannot be used. */
  lastGood: ByRemote<PinnedRelease>;
}

/** What is public of a lock: who wrote it, and why, is for teams and operators. */
export type PublicLock = Omit<Lock, 'by' | 'reason'>;

export interface Pointer {
  schema: 1;
  stable: number;
  /** How often the pointer was moved; a move must name it. Missing before the first counted move. */
  move?: number;
  candidate?: Candidate | null;
}

/** A lock that a part of the visitors gets, to see how it does. */
export interface Candidate {
  lock: number;
  /** 0 to 100, with two decimals at most. */
  percent: number;
  /** Decides which visitors; the same salt keeps the same visitors while the percentage grows. */
  salt: string;
  /** When it began, which distinguishes it from another canary of the same lock. */
  begun?: string;
  /** Ends the canary when more than this share of at least `minVisitors` visitors met an error, in at least `minNetworks` (5) networks. */
  abort: { errorRate: number; minVisitors: number; minNetworks?: number };
}

/** What the loader needs of a remote's release. */
export interface RemoteRelease {
  name: RemoteName;
  version: string;
  build: string;
  container: string;
  entry: { url: string; mirrors: string[]; integrity: Integrity };
  manifest: RemoteManifest;
  /**
   * Its pictures, by their path beside the entry. Missing when it has none, in older records, and in a build on the
   * developer's own machine, which no lock names.
   */
  pictures?: Record<string, Integrity>;
}

/** The part of a release record that a page's loader needs; null when it is not the record of a remote. */
export function remoteReleaseOf(release: Release): RemoteRelease | null {
  const path = release.initial[0] ?? '';
  const file = release.files[path];
  if (!file || !release.manifest) return null;
  // What documents say of pages concerns the server only.
  const mounts = release.manifest.mounts.map(
    ({ head: _head, description: _description, photo: _photo, ...mount }) => mount,
  );
  return {
    name: release.manifest.name,
    version: release.version,
    build: release.build,
    container: release.container,
    entry: {
      url: release.base + path,
      mirrors: release.mirrors.map((mirror) => mirror + path),
      integrity: file.integrity,
    },
    manifest: { ...release.manifest, mounts },
    ...picturesOf(release),
  };
}

/** The pictures of a release with their hashes, as {@link RemoteRelease} has them. */
function picturesOf({ files }: Release): Pick<RemoteRelease, 'pictures'> {
  const media = Object.entries(files).filter(([, { kind }]) => kind === 'media');
  if (media.length === 0) return {};
  return { pictures: Object.fromEntries(media.map(([file, { integrity }]) => [file, integrity])) };
}

/** A lock with the needed parts of its releases, as the page carries it. */
export interface ResolvedLock {
  environment: string;
  revision: number;
  /** Releases were chosen by a link; these are not the lock's. */
  isMixed?: true;
  /** The last one that worked in this browser, because pointer, lock or releases could not be read. */
  isKept?: true;
  /** The hashes that the file of the service worker may have, as in an `integrity` attribute. */
  worker?: string;
  remotes: { name: RemoteName; state: 'on' | 'off'; active: RemoteRelease; lastGood: RemoteRelease | null }[];
}

import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Reads all of it, or the bytes from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable;
}

export interface ListedFile {
  readonly path: string;
  readonly storedAt: Date;
}

/** The storage cannot be reached, or fails for a moment: the request may be repeated. */
export class StorageAway extends Error {}

/** Where uploaded files live. Paths are relative, with `/`, e.g. `users/3f2a.webp`. Calls throw {@link StorageAway}. */
export interface StoragePort {
  /** Stores the bytes; an existing file of that path is replaced as a whole or not at all. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  open(path: string): Promise<StoredFile | undefined>;
  /** A file that is not there counts as removed. */
  remove(path: string): Promise<void>;
  /** Every file below a folder, in any order; none when there is no such folder. */
  list(folder: string): AsyncIterable<ListedFile>;
}

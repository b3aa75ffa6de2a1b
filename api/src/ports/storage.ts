import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Reads all of it, or the bytes from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable;
}

/** Where uploaded files live. Paths are relative, with `/`, e.g. `users/3f2a.webp`. */
export interface StoragePort {
  /** Stores the bytes; an existing file of that path is replaced as a whole or not at all. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  open(path: string): Promise<StoredFile | undefined>;
  remove(path: string): Promise<void>;
}

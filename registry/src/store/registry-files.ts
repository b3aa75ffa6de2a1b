import { DamagedFile } from './registry-error.ts';

/**
 * Where a registry keeps its files: a folder of this machine or a bucket. Names are relative, with `/` between their parts. What
 * the stores above promise rests on two things: {@link RegistryFiles.create} lets one of several writers win, and a reader
 * gets a file whole or not at all.
 */
export interface RegistryFiles {
  /** The folder, where there is one, so that its files can be sent from the disk. */
  readonly folder: string | null;
  /** The bytes of a file; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Whether the file was created; one that is there already stays as it is. */
  create(name: string, content: Buffer | string): Promise<boolean>;
  /** Writes a file, whether or not there is one; the last of several writers wins. */
  replace(name: string, content: Buffer | string): Promise<void>;
  /** Names of the files and folders directly in a folder, in order; none when there is no such folder. */
  children(folder: string): Promise<string[]>;
  /** When something was last written in a folder; null when there is nothing in it. */
  lastWrite(folder: string): Promise<Date | null>;
  /** Takes away a file, or a folder with everything in it; nothing when there is neither. */
  remove(name: string): Promise<void>;
  /** Takes away what writers left that ended before their file was whole, and that was last written before this. */
  removeDrafts(before: Date): Promise<void>;
  /** Adds a line to a log; no line is lost when several add at the same time. */
  append(log: string, line: string): Promise<void>;
  /** The lines of a log, oldest first. */
  lines(log: string): Promise<string[]>;
}

/** The JSON in a file; null when there is no such file. Throws {@link DamagedFile} where it holds none. */
export async function readJson<T>(files: RegistryFiles, name: string): Promise<T | null> {
  const bytes = await files.read(name);
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as T);
  } catch {
    throw new DamagedFile(name);
  }
}

/** How many files are read or written at the same time. */
const AT_ONCE = 16;

/**
 * Does something with each of many, in order and a few at a time; many are more than a store or a disk likes at once. Fails when
 * nothing is under way any more, so that no late write follows the failure.
 */
export async function eachOf<From, To>(
  all: readonly From[],
  work: (one: From) => Promise<To>,
): Promise<To[]> {
  const done: To[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const batch = all.slice(at, at + AT_ONCE).map(work);
    await Promise.allSettled(batch);
    done.push(...(await Promise.all(batch)));
  }
  return done;
}

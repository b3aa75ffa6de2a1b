import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { z } from 'zod';

/**
 * One JSON document on disk. A change is answered only after the file that holds it has reached the disk, so a
 * process that dies at any moment loses nothing it has confirmed.
 */
export interface DurableDocument<T> {
  /** The confirmed state. Never edit it: change it through {@link DurableDocument.change}. */
  read(): T;
  /**
   * Edits a draft and waits until it is on disk. When `edit` throws, nothing changes and the promise rejects with
   * that error; when the disk refuses, it rejects and the confirmed state stays what it was.
   */
  change<R>(edit: (draft: T) => R): Promise<R>;
}

/** Where the state goes; replaced in tests that make the disk fail. */
export type WriteFile = (file: string, text: string) => Promise<void>;

/** Writes to a temporary file, syncs it, renames it into place and syncs the folder's entry. */
export const writeDurably: WriteFile = async (file, text) => {
  await writeFileAtomic(file, text, { mode: 0o600, fsync: true });
  const folder = await open(path.dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

async function readOrUndefined(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse<T>(file: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${file} is not readable as this program wrote it. Move it away to start with an empty one.`,
      { cause },
    );
  }
}

/** Opens the document, or starts it with `empty` when the file does not exist yet. */
export async function openDocument<T>(options: {
  file: string;
  schema: z.ZodType<T>;
  empty: T;
  write?: WriteFile;
}): Promise<DurableDocument<T>> {
  const { file, schema, empty, write = writeDurably } = options;
  await mkdir(path.dirname(file), { recursive: true });
  const text = await readOrUndefined(file);
  let confirmed = text === undefined ? empty : parse(file, text, schema);
  let latest = confirmed;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeLatest(): Promise<void> {
    const state = latest;
    try {
      await write(file, JSON.stringify(state));
      confirmed = state;
    } catch (error) {
      // What queued behind this write was built on a state that never became durable: it fails with it.
      latest = confirmed;
      running = Promise.resolve();
      next = undefined;
      throw error;
    }
  }

  /** Changes that arrive during a write share the next one, so a burst costs two writes and not hundreds. */
  function save(): Promise<void> {
    next ??= running.then(() => {
      next = undefined;
      running = writeLatest();
      return running;
    });
    return next;
  }

  return {
    read: () => confirmed,
    async change(edit) {
      const draft = structuredClone(latest);
      const result = edit(draft);
      latest = draft;
      await save();
      return result;
    },
  };
}

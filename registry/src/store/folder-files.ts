import { randomUUID } from 'node:crypto';
import { appendFile, link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryFiles } from './registry-files.ts';

/** Begins the names of files that are being written. */
const DRAFT = '.draft-';
/** What earlier versions called a file of an environment that was being replaced. */
const EARLIER_DRAFT = /^environments\/.+\.json\.\d{1,10}$/;

/** How often the removal of a folder that is written to meanwhile is tried once more; the pause grows by this much each time. */
const REMOVAL_TRIES = 5;
const RETRY_DELAY_MS = 20;

/** Files below one folder of this machine. */
export function folderFiles(root: string): RegistryFiles {
  const folder = path.resolve(root);
  const locate = (name: string) => {
    const full = path.resolve(folder, name);
    if (full.startsWith(folder + path.sep) && !name.includes('\u0000')) return full;
    throw new Error('path outside the registry');
  };
  const prepared = async (name: string) => {
    const file = locate(name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };

  /** Writes a file under a name that no other process comes up with, also one of another machine with the same number. */
  const drafted = async <T>(
    name: string,
    content: Buffer | string,
    finish: (from: string, to: string) => Promise<T>,
  ) => {
    const file = await prepared(name);
    const draft = path.join(path.dirname(file), `${DRAFT}${randomUUID()}`);
    try {
      await writeDurably(draft, content);
      return await finish(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  };

  const files: RegistryFiles = {
    folder,

    read: (name) => readFile(locate(name)).catch(noneOr('ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG')),

    // Other than a rename, a link fails where a file of that name is already.
    create: async (name, content) =>
      (await drafted(name, content, (from, to) => link(from, to).catch(noneOr('EEXIST')))) !== null,

    replace: (name, content) => drafted(name, content, rename),

    async children(name) {
      const found = (await readdir(locate(name)).catch(noneOr('ENOENT'))) ?? [];
      return found.filter((child) => !child.startsWith(DRAFT)).sort();
    },

    lastWrite: async (name) => (await stat(locate(name)).catch(noneOr('ENOENT')))?.mtime ?? null,

    // A server may still write its counts into a folder that goes.
    remove: (name) =>
      rm(locate(name), {
        recursive: true,
        force: true,
        maxRetries: REMOVAL_TRIES,
        retryDelay: RETRY_DELAY_MS,
      }),

    async removeDrafts(before) {
      const names = await readdir(folder, { recursive: true }).catch(noneOr('ENOENT'));
      for (const name of names ?? []) {
        const isDraft = path.basename(name).startsWith(DRAFT) || EARLIER_DRAFT.test(name);
        if (!isDraft) continue;
        const written = await files.lastWrite(name);
        if (written && written < before) await files.remove(name);
      }
    },

    // On a line of its own, also after one that was written half.
    append: async (log, line) => appendFile(await prepared(log), `\n${line}\n`),

    async lines(log) {
      const text = (await files.read(log))?.toString('utf8') ?? '';
      return text.split('\n').filter(Boolean);
    },
  };
  return files;
}

async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Turns these errors into null. */
const noneOr =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): null => {
    if (codes.includes(error.code ?? '')) return null;
    throw error;
  };

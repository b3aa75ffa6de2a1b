import { randomUUID } from 'node:crypto';
import { appendFile, link, mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { RegistryFiles } from './registry-files.ts';

/** Begins the names of files that are being written. */
const DRAFT = '.draft-';

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

  const files: RegistryFiles = {
    folder,

    read: (name) => readFile(locate(name)).catch(noneOr('ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG')),

    async create(name, content) {
      const file = await prepared(name);
      const draft = path.join(path.dirname(file), `${DRAFT}${randomUUID()}`);
      try {
        await writeDurably(draft, content);
        // Other than a rename, this fails where a file of that name is already.
        return (await link(draft, file).catch(noneOr('EEXIST'))) !== null;
      } finally {
        await rm(draft, { force: true });
      }
    },

    async replace(name, content) {
      await writeFileAtomic(await prepared(name), content);
    },

    async children(name) {
      const found = (await readdir(locate(name)).catch(noneOr('ENOENT'))) ?? [];
      return found.filter((child) => !child.startsWith(DRAFT)).sort();
    },

    lastWrite: async (name) => (await stat(locate(name)).catch(noneOr('ENOENT')))?.mtime ?? null,

    remove: (name) => rm(locate(name), { recursive: true, force: true }),

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

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { StoragePort } from '#ports/storage.ts';

/** Files that are being written end in this; a crash may leave one behind, the next listing takes it away. */
const DRAFT = '.draft';
/** After this age a draft counts as abandoned by its writer. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Files below one folder of this machine. */
export function diskStorage(folder: string): StoragePort {
  const root = path.resolve(folder);
  const locate = (name: string) => {
    const full = path.resolve(root, name);
    if (!full.startsWith(root + path.sep) || name.includes('\u0000'))
      throw new Error('path outside the storage');
    return full;
  };

  async function write(draft: string, bytes: Uint8Array) {
    const file = await fs.promises.open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  return {
    async put(name, bytes) {
      const target = locate(name);
      const draft = `${target}.${randomBytes(6).toString('hex')}${DRAFT}`;
      await fs.promises.mkdir(path.dirname(target), { recursive: true });
      try {
        await write(draft, bytes);
        await fs.promises.rename(draft, target);
      } catch (error) {
        await fs.promises.rm(draft, { force: true });
        throw error;
      }
    },

    async open(name) {
      const target = locate(name);
      const found = await fs.promises.stat(target).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, read: (range) => fs.createReadStream(target, range) };
    },

    async remove(name) {
      await fs.promises.rm(locate(name), { force: true });
    },

    async *list(name) {
      const entries = await fs.promises
        .readdir(locate(name), { withFileTypes: true, recursive: true })
        .catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const full = path.join(entry.parentPath, entry.name);
        const found = await fs.promises.stat(full).catch(() => undefined);
        if (!found) continue;
        if (!entry.name.endsWith(DRAFT)) {
          yield { path: path.relative(root, full).split(path.sep).join('/'), storedAt: found.mtime };
        } else if (found.mtimeMs < Date.now() - ABANDONED_AFTER_MS)
          await fs.promises.rm(full, { force: true });
      }
    },
  };
}

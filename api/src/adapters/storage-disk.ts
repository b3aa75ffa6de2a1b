import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { StoragePort } from '../ports/storage.ts';

/** Files below one folder of this machine. */
export function diskStorage(folder: string): StoragePort {
  const locate = (name: string) => {
    const full = path.resolve(folder, name);
    if (!full.startsWith(path.resolve(folder) + path.sep) || name.includes('\u0000'))
      throw new Error('path outside the storage');
    return full;
  };
  return {
    async put(name, bytes) {
      const target = locate(name);
      const draft = `${target}.${randomBytes(6).toString('hex')}`;
      await fs.promises.mkdir(path.dirname(target), { recursive: true });
      const file = await fs.promises.open(draft, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await fs.promises.rename(draft, target);
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
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '#ports/clock.ts';

/** Where the copies of an installation lie. */
export const imageCache = (dataDirectory: string) => path.join(dataDirectory, 'cache/images');

/** Part of the limit that stays after a sweep, so that sweeps are rare. */
const KEPT = 0.9;

/** A folder of files that can be made again: the ones that were not used for longest go when they are too many bytes. */
export interface FileCache {
  /** Notes that a file was made. Sweeps when enough was added since the last time. */
  added(bytes: number): void;
  /** Notes that a file is in use. */
  used(file: string): void;
  /** Brings the folder below the limit. */
  sweep(): Promise<void>;
}

/** @param most bytes. Several processes may share the folder: each sweep measures it again. */
export function fileCache(folder: string, most: number): FileCache {
  let sinceSweep = 0;
  let sweeping: Promise<void> | undefined;

  async function filesByUse() {
    const names = await fs.promises.readdir(folder).catch((): string[] => []);
    const files = [];
    for (const name of names) {
      const file = path.join(folder, name);
      const stat = await fs.promises.stat(file).catch(() => undefined);
      if (stat?.isFile()) files.push({ file, size: stat.size, usedAt: stat.mtimeMs });
    }
    return files.toSorted((one, other) => one.usedAt - other.usedAt);
  }

  async function work() {
    const files = await filesByUse();
    let size = files.reduce((sum, file) => sum + file.size, 0);
    if (size <= most) return;
    for (const file of files) {
      if (size <= most * KEPT) return;
      await fs.promises.rm(file.file, { force: true });
      size -= file.size;
    }
  }

  const sweep = () => (sweeping ??= work().finally(() => (sweeping = undefined)));

  return {
    sweep,
    added(bytes) {
      sinceSweep += bytes;
      if (sinceSweep < most * (1 - KEPT)) return;
      sinceSweep = 0;
      void sweep().catch(() => undefined);
    },
    used(file) {
      const now = new Date();
      fs.promises
        .stat(file)
        .then(({ mtimeMs }) =>
          now.getTime() - mtimeMs > DAY_MS ? fs.promises.utimes(file, now, now) : undefined,
        )
        .catch(() => undefined);
    },
  };
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Where a snapshot is kept between two runs of the process. */
export interface SnapshotStore {
  /** The last one that was written whole; undefined where there is none. */
  read(): Promise<Buffer | undefined>;
  write(parts: readonly Uint8Array[]): Promise<void>;
}

/** A file that is replaced as a whole, so that a process that dies while it writes leaves the last one. */
export function snapshotFile(folder: string): SnapshotStore {
  const file = path.join(folder, 'search-index.bin');
  return {
    read: () => fs.readFile(file).catch(() => undefined),
    async write(parts) {
      await fs.mkdir(folder, { recursive: true });
      // Several processes may share the folder.
      const next = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        await fs.writeFile(next, parts);
        await fs.rename(next, file);
      } finally {
        await fs.rm(next, { force: true });
      }
    },
  };
}

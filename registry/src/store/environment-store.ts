import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lock, Pointer } from '@lintel/contract';
import writeFileAtomic from 'write-file-atomic';
import { RegistryError } from './registry-error.ts';

/** Locks and the pointer of one environment: `environments/<name>/locks/<n>.json`, `environments/<name>/pointer.json`. */
export class EnvironmentStore {
  constructor(
    readonly root: string,
    readonly environment: string,
  ) {}

  private get folder(): string {
    return path.join(this.root, 'environments', this.environment);
  }

  private lockFile(revision: number): string {
    return path.join(this.folder, 'locks', `${revision}.json`);
  }

  async pointer(): Promise<Pointer | null> {
    try {
      return JSON.parse(await readFile(path.join(this.folder, 'pointer.json'), 'utf8')) as Pointer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async lock(revision: number): Promise<Lock> {
    const text = await readFile(this.lockFile(revision), 'utf8').catch(() => {
      throw new RegistryError(`Environment ${this.environment} has no lock ${revision}.`);
    });
    return JSON.parse(text) as Lock;
  }

  /** The highest revision that was ever written, live or not; 0 before the first. */
  async newestRevision(): Promise<number> {
    const files = await readdir(path.join(this.folder, 'locks')).catch(() => []);
    return Math.max(0, ...files.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger));
  }

  /** The lock that is live. */
  async live(): Promise<Lock | null> {
    const pointer = await this.pointer();
    return pointer && this.lock(pointer.stable);
  }

  /** Writes a new lock; fails when somebody else wrote the same revision first, and overwrites nothing. */
  async addLock(lock: Lock): Promise<void> {
    await mkdir(path.dirname(this.lockFile(lock.revision)), { recursive: true });
    const file = await open(this.lockFile(lock.revision), 'wx').catch(() => {
      throw new RegistryError(`Lock ${lock.revision} of ${this.environment} exists already; try again.`);
    });
    try {
      await file.writeFile(`${JSON.stringify(lock, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Makes a lock live, unless the pointer moved since `expected` was read. */
  async point(revision: number, expected: number | null): Promise<void> {
    const now = (await this.pointer())?.stable ?? null;
    if (now !== expected) {
      throw new RegistryError(
        `Environment ${this.environment} is at lock ${now ?? 'none'}, not ${expected ?? 'none'}; look again before you change it.`,
      );
    }
    await this.lock(revision);
    const pointer: Pointer = { schema: 1, stable: revision };
    await writeFileAtomic(path.join(this.folder, 'pointer.json'), `${JSON.stringify(pointer)}\n`);
  }
}

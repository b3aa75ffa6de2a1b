import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Candidate, Lock, Pointer } from '@lintel/contract';
import writeFileAtomic from 'write-file-atomic';
import { RegistryError } from './registry-error.ts';

/** Who changes something, and why; kept with the change. */
export interface Note {
  by: string;
  reason: string;
}

/** One change of the pointer; together they tell what was live when, and who decided. */
export interface Move extends Note {
  number: number;
  at: string;
  pointer: Pointer;
}

const nobody: Note = { by: 'unknown', reason: '' };

/**
 * One environment: its locks (`locks/<n>.json`), the moves of its pointer (`moves/<n>.json`) and the newest of these as
 * `pointer.json`, the one file that browsers read again and again.
 */
export class EnvironmentStore {
  constructor(
    readonly root: string,
    readonly environment: string,
  ) {}

  /** Names of all environments below a root. */
  static async names(root: string): Promise<string[]> {
    return (await readdir(path.join(root, 'environments')).catch(() => [])).sort();
  }

  get folder(): string {
    return path.join(this.root, 'environments', this.environment);
  }

  private lockFile(revision: number): string {
    return path.join(this.folder, 'locks', `${revision}.json`);
  }

  async pointer(): Promise<Pointer | null> {
    return readIfThere<Pointer>(path.join(this.folder, 'pointer.json'));
  }

  async lock(revision: number): Promise<Lock> {
    const lock = await readIfThere<Lock>(this.lockFile(revision));
    if (lock) return lock;
    throw new RegistryError(`Environment ${this.environment} has no lock ${revision}.`);
  }

  /** Revisions of all locks that were ever written, live or not, in order. */
  async revisions(): Promise<number[]> {
    return numbersIn(path.join(this.folder, 'locks'));
  }

  /** The highest revision; 0 before the first. */
  async newestRevision(): Promise<number> {
    return (await this.revisions()).at(-1) ?? 0;
  }

  /** The lock that is live. */
  async live(): Promise<Lock | null> {
    const pointer = await this.pointer();
    return pointer && this.lock(pointer.stable);
  }

  /** All changes of the pointer, oldest first. */
  async moves(): Promise<Move[]> {
    const numbers = await numbersIn(path.join(this.folder, 'moves'));
    const moves = await Promise.all(numbers.map((number) => readIfThere<Move>(this.moveFile(number))));
    return moves.filter((move) => move !== null);
  }

  /** Writes a new lock; fails when somebody else wrote the same revision first, and overwrites nothing. */
  async addLock(lock: Lock): Promise<void> {
    const added = await writeOnce(this.lockFile(lock.revision), `${JSON.stringify(lock, null, 2)}\n`);
    if (!added)
      throw new RegistryError(`Lock ${lock.revision} of ${this.environment} exists already; try again.`);
  }

  /** Makes a lock live, unless the pointer moved since `expected` was read. Ends a trial of another lock. */
  async point(revision: number, expected: number | null, note: Note = nobody): Promise<void> {
    await this.lock(revision);
    await this.move({ stable: revision, candidate: null }, expected, note);
  }

  /** Gives a part of the visitors another lock, or (null) nobody any more. */
  async setCandidate(candidate: Candidate | null, expected: number, note: Note = nobody): Promise<void> {
    if (candidate) await this.lock(candidate.lock);
    await this.move({ stable: expected, candidate }, expected, note);
  }

  private moveFile(number: number): string {
    return path.join(this.folder, 'moves', `${number}.json`);
  }

  /**
   * Compare and set: a move has the number after the one that it was made from, and only one writer can create the file
   * of that number.
   */
  private async move(
    to: Pick<Pointer, 'stable' | 'candidate'>,
    expected: number | null,
    note: Note,
  ): Promise<void> {
    const before = await this.pointer();
    const now = before?.stable ?? null;
    if (now !== expected) {
      throw new RegistryError(
        `Environment ${this.environment} is at lock ${now ?? 'none'}, not ${expected ?? 'none'}; look again before you change it.`,
      );
    }
    const number =
      Math.max(before?.move ?? 0, (await numbersIn(path.join(this.folder, 'moves'))).at(-1) ?? 0) + 1;
    const pointer: Pointer = { schema: 1, stable: to.stable, move: number, candidate: to.candidate ?? null };
    const move: Move = { number, at: new Date().toISOString(), ...note, pointer };
    if (!(await writeOnce(this.moveFile(number), `${JSON.stringify(move)}\n`)))
      throw new RegistryError(
        `Somebody else changed environment ${this.environment} at this moment; look again before you change it.`,
      );
    await this.publishNewestMove();
  }

  /** Two writers may arrive here in either order; the pointer ends at the higher move. */
  private async publishNewestMove(): Promise<void> {
    for (let written = -1; ;) {
      const newest = (await numbersIn(path.join(this.folder, 'moves'))).at(-1) ?? 0;
      if (newest === written) return;
      const move = await readIfThere<Move>(this.moveFile(newest));
      if (move)
        await writeFileAtomic(path.join(this.folder, 'pointer.json'), `${JSON.stringify(move.pointer)}\n`);
      written = newest;
    }
  }
}

async function readIfThere<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the file was created; one that is there already stays as it is. */
async function writeOnce(file: string, text: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!handle) return false;
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

async function numbersIn(folder: string): Promise<number[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .map((file) => Number.parseInt(file, 10))
    .filter(Number.isInteger)
    .sort((a, b) => a - b);
}

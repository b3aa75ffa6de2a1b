import { isDeepStrictEqual } from 'node:util';
import type { Candidate, Lock, Pointer } from '@lintel/contract';
import { RegistryError } from './registry-error.ts';
import { eachOf, readJson, type RegistryFiles } from './registry-files.ts';

/** Who changes something, and why; kept with the change. */
export interface ChangeNote {
  by: string;
  reason: string;
}

/** One change of the pointer; together they tell what was live when, and who decided. */
export interface Move extends ChangeNote {
  number: number;
  at: string;
  pointer: Pointer;
}

/** A move as people look at it. */
export interface PastMove extends Move {
  /** Visitors do not have it yet: its writer is at work, or ended before it had written the pointer. */
  isUnfinished: boolean;
}

/** What a change of the pointer brought to an end on the way: a canary of another lock than the one that it made live. */
export interface SideEffect {
  ended?: Pick<Candidate, 'lock' | 'percent'>;
}

/** Author of changes that the registry makes by itself. */
export const REGISTRY = 'registry';

const unknownAuthor: ChangeNote = { by: 'unknown', reason: '' };

/**
 * One environment: its locks (`locks/<n>.json`), the moves of its pointer (`moves/<n>.json`) and the newest of these as
 * `pointer.json`, the one file that browsers read again and again.
 */
export class EnvironmentStore {
  constructor(
    readonly files: RegistryFiles,
    readonly environment: string,
  ) {}

  /** Names of all environments of a registry. */
  static names(files: RegistryFiles): Promise<string[]> {
    return files.children('environments');
  }

  get folder(): string {
    return `environments/${this.environment}`;
  }

  private get pointerFile(): string {
    return `${this.folder}/pointer.json`;
  }

  private lockFile(revision: number): string {
    return `${this.folder}/locks/${revision}.json`;
  }

  pointer(): Promise<Pointer | null> {
    return readJson<Pointer>(this.files, this.pointerFile);
  }

  /** A lock; null when there is none of that number. */
  findLock(revision: number): Promise<Lock | null> {
    return readJson<Lock>(this.files, this.lockFile(revision));
  }

  async lock(revision: number): Promise<Lock> {
    const lock = await this.findLock(revision);
    if (lock) return lock;
    throw new RegistryError(`Environment ${this.environment} has no lock ${revision}.`);
  }

  /** Revisions of all locks that were ever written, live or not, in order. */
  revisions(): Promise<number[]> {
    return this.numbersIn('locks');
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
    const moves = await eachOf(await this.numbersIn('moves'), (number) => this.findMove(number));
    return moves.filter((move) => move !== null);
  }

  /** All moves, with which of them visitors do not have yet. */
  async history(): Promise<PastMove[]> {
    const moves = await this.moves();
    // Read after the moves, so that one that has just been finished counts as that.
    const last = (await this.pointer())?.move ?? 0;
    return moves.map((move) => ({ ...move, isUnfinished: move.number > last }));
  }

  /** The lock that is live, once a move whose writer ended too early is: what a change begins with. */
  async liveForChange(): Promise<Lock | null> {
    await this.finishMove();
    return this.live();
  }

  /** The lock that was live until this one became it: not what it was made from, where it was held meanwhile. Null for the first. */
  async before(lock: Lock): Promise<number | null> {
    const moves = await this.moves();
    const begun = moves.findIndex(({ pointer }) => pointer.stable === lock.revision);
    return moves[begun - 1]?.pointer.stable ?? lock.parent;
  }

  /** Whether a lock was live for all visitors at any time, here or where it was imported from. */
  async wasLive({ revision }: Lock): Promise<boolean> {
    if ((await this.moves()).some(({ pointer }) => pointer.stable === revision)) return true;
    const locks = await eachOf(await this.revisions(), (other) => this.findLock(other));
    return locks.some((other) => other?.parent === revision);
  }

  /** Writes a new lock; fails when another writer was first, and overwrites nothing. */
  async addLock(lock: Lock): Promise<void> {
    const added = await this.files.create(this.lockFile(lock.revision), `${JSON.stringify(lock, null, 2)}\n`);
    if (!added)
      throw new RegistryError(`Lock ${lock.revision} of ${this.environment} exists already; try again.`);
  }

  /** Makes a lock live, unless the pointer moved since `expected` was read. Ends a canary of another lock. */
  async point(
    revision: number,
    expected: number | null,
    note: ChangeNote = unknownAuthor,
  ): Promise<SideEffect> {
    await this.lock(revision);
    return this.move({ stable: revision, candidate: null }, expected, note);
  }

  /**
   * Gives a part of the visitors another lock, or (null) no visitor any more. `known`: the canary that its caller has looked at, null
   * where there was none; refuses when it is another one by now.
   */
  async setCandidate(
    candidate: Candidate | null,
    expected: number,
    note: ChangeNote = unknownAuthor,
    known?: Candidate | null,
  ): Promise<SideEffect> {
    if (candidate) await this.lock(candidate.lock);
    return this.move({ stable: expected, candidate }, expected, note, (now) => {
      if (known !== undefined && !isDeepStrictEqual(now, known))
        throw new RegistryError(
          `${changed(known, now)} in environment ${this.environment} at this moment; look again before you change it.`,
        );
    });
  }

  /** Ends the canary of one lock; refuses when it is over already, so that of several servers one ends it. */
  async endCanary(lock: number, expected: number, note: ChangeNote): Promise<void> {
    await this.move({ stable: expected, candidate: null }, expected, note, (now) => {
      if (now?.lock !== lock) throw new RegistryError(`Lock ${lock} is not on trial any more.`);
    });
  }

  /** Where servers note what they saw of a canary, a file each. */
  canaryFolder(key = ''): string {
    return `${this.folder}/trials${key && `/${key}`}`;
  }

  forgetCanaries(): Promise<void> {
    return this.files.remove(this.canaryFolder());
  }

  private moveFile(number: number): string {
    return `${this.folder}/moves/${number}.json`;
  }

  /** A move by its number; null when there is none. */
  findMove(number: number): Promise<Move | null> {
    return readJson<Move>(this.files, this.moveFile(number));
  }

  private async numbersIn(folder: 'locks' | 'moves'): Promise<number[]> {
    const files = await this.files.children(`${this.folder}/${folder}`);
    return files
      .map((file) => Number.parseInt(file, 10))
      .filter(Number.isInteger)
      .sort((a, b) => a - b);
  }

  /**
   * Compare and set: each move has the next number, and only one writer can create the file of that number. The newest move
   * counts: its writer may have ended before the pointer was updated.
   */
  private async move(
    to: Pick<Pointer, 'stable' | 'candidate'>,
    expected: number | null,
    note: ChangeNote,
    refuseCanary: (now: Candidate | null) => void = () => {},
  ): Promise<SideEffect> {
    const { newest, pointer: before } = await this.finishMove();
    const now = before?.stable ?? null;
    if (now !== expected) {
      throw new RegistryError(
        `Environment ${this.environment} is at lock ${now ?? 'none'}, not ${expected ?? 'none'}; look again before you change it.`,
      );
    }
    refuseCanary(before?.candidate ?? null);
    const number = Math.max(before?.move ?? 0, newest) + 1;
    const pointer: Pointer = { schema: 1, stable: to.stable, move: number, candidate: to.candidate ?? null };
    const move: Move = { number, at: new Date().toISOString(), ...note, pointer };
    if (!(await this.files.create(this.moveFile(number), `${JSON.stringify(move)}\n`)))
      throw new RegistryError(
        `Somebody else changed environment ${this.environment} at this moment; look again before you change it.`,
      );
    await this.publishNewestMove();
    return endedBy(pointer, before?.candidate ?? null);
  }

  /** Publishes the newest move where its writer has not. `newest`: its number, 0 before the first. */
  private async finishMove(): Promise<{ newest: number; pointer: Pointer | null }> {
    const newest = (await this.numbersIn('moves')).at(-1) ?? 0;
    const pointer = await this.pointer();
    if (newest <= (pointer?.move ?? 0)) return { newest, pointer };
    await this.publishNewestMove();
    return { newest, pointer: (await this.findMove(newest))?.pointer ?? pointer };
  }

  /** Two writers may arrive here in either order; the pointer ends at the higher move. */
  private async publishNewestMove(): Promise<void> {
    for (let written = -1; ;) {
      const newest = (await this.numbersIn('moves')).at(-1) ?? 0;
      if (newest === written) return;
      const move = await this.findMove(newest);
      if (move) await this.files.replace(this.pointerFile, `${JSON.stringify(move.pointer)}\n`);
      written = newest;
    }
  }
}

/** What became of the canary that a caller knew, for people. */
function changed(known: Candidate | null, now: Candidate | null): string {
  if (!now) return `The canary of lock ${known?.lock} was ended`;
  return known?.lock === now.lock
    ? `The canary of lock ${now.lock} was changed`
    : `A canary of lock ${now.lock} was begun`;
}

const endedBy = ({ stable, candidate }: Pointer, before: Candidate | null): SideEffect =>
  before && ![stable, candidate?.lock].includes(before.lock)
    ? { ended: { lock: before.lock, percent: before.percent } }
    : {};

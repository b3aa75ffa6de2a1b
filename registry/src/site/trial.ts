import { createHash } from 'node:crypto';
import type { Candidate } from '@lintel/contract';

/** What a trial has shown so far. */
export interface TrialResult {
  visitors: number;
  failed: number;
}

/** What one server knows of the visitors of a trial, as it tells others. */
export interface Marks {
  /** Visitors whose place lies below this are counted, 1 = everybody. */
  share: number;
  /** Visitor, in a form that names nobody → what has been seen of them. */
  visitors: Record<string, number>;
}

/** Seen of a visitor: got a page with the candidate; came back with the cookie; a page of theirs reported an error. */
const GOT = 1;
const BACK = 2;
const FAILED = 4;
/** Visitors that are remembered; of more, a share that is the same on every server stands for all. */
const MOST = 4_096;

/** Twelve hex digits, which are evenly spread. */
const nameOf = (visitor: string) => createHash('sha256').update(visitor).digest('hex').slice(0, 12);
/** Where a visitor stands, 0 to 1. */
const placeOf = (name: string) => Number.parseInt(name, 16) / 2 ** 48;

/**
 * Counts visitors of a lock on trial, and those of them whose page reported an error; each once, so that neither a page that
 * reports in a row nor one person who reloads decides. A visitor counts when something came back with the cookie that
 * the first page gave out, which programs that read pages do not do. Page, return and error may have reached different servers.
 */
export class Trial {
  #own = new Map<string, number>();
  #others: Marks[] = [];
  #share = 1;
  #changes = 0;

  constructor(readonly candidate: Candidate) {}

  /** A page with the candidate went out. */
  handOut(visitor: string): void {
    this.#mark(visitor, GOT);
  }

  /** A request of this visitor came in. */
  seen(visitor: string): void {
    this.#mark(visitor, BACK);
  }

  /** A page of this visitor reported an error. */
  failed(visitor: string): void {
    this.#mark(visitor, BACK | FAILED);
  }

  #mark(visitor: string, seen: number): void {
    const name = nameOf(visitor);
    const before = this.#own.get(name) ?? 0;
    if (placeOf(name) >= this.#share || (before | seen) === before) return;
    this.#own.set(name, before | seen);
    this.#changes += 1;
    while (this.#own.size > MOST) {
      this.#share /= 2;
      for (const known of this.#own.keys()) if (placeOf(known) >= this.#share) this.#own.delete(known);
    }
  }

  /** Grows with everything that this server sees. */
  get changes(): number {
    return this.#changes;
  }

  /** What this server has seen. */
  get marks(): Marks {
    return { share: this.#share, visitors: Object.fromEntries(this.#own) };
  }

  /** What the other servers have seen, and this one before it started anew. */
  learn(others: Marks[]): void {
    this.#others = others;
  }

  get result(): TrialResult {
    const all = [this.marks, ...this.#others];
    const share = Math.min(...all.map((one) => one.share));
    const visitors = new Map<string, number>();
    for (const [name, seen] of all.flatMap((one) => Object.entries(one.visitors)))
      if (placeOf(name) < share) visitors.set(name, (visitors.get(name) ?? 0) | seen);
    const count = (wanted: number) =>
      Math.round([...visitors.values()].filter((seen) => (seen & wanted) === wanted).length / share);
    return { visitors: count(GOT | BACK), failed: count(GOT | BACK | FAILED) };
  }

  /** Why the trial must end; nothing while it may go on. */
  get verdict(): string | undefined {
    const { errorRate, minVisitors } = this.candidate.abort;
    const { visitors, failed } = this.result;
    if (visitors < minVisitors || failed / visitors <= errorRate) return undefined;
    const share = ((failed / visitors) * 100).toFixed(1);
    return `aborted: ${failed} of ${visitors} visitors (${share} %) of lock ${this.candidate.lock} met an error, the budget is ${errorRate * 100} %`;
  }
}

import type { Candidate } from '@lintel/contract';

/** What a trial has shown so far. */
export interface TrialResult {
  visitors: number;
  failed: number;
}

/**
 * Counts visitors of a lock on trial, and those of them whose page reported an error; each once, so that neither a page that
 * reports in a row nor one person who reloads decides. A visitor counts when something came back with the cookie that
 * the first page gave out, which programs that read pages do not do.
 */
export class Trial {
  #handedOut = new Set<string>();
  #visitors = new Set<string>();
  #failed = new Set<string>();

  constructor(readonly candidate: Candidate) {}

  /** A page with the candidate went out. */
  handOut(visitor: string): void {
    this.#handedOut.add(visitor);
  }

  /** A request of this visitor came in. */
  seen(visitor: string): void {
    if (this.#handedOut.has(visitor)) this.#visitors.add(visitor);
  }

  /** A page of this visitor reported an error. */
  failed(visitor: string): void {
    this.seen(visitor);
    if (this.#visitors.has(visitor)) this.#failed.add(visitor);
  }

  get result(): TrialResult {
    return { visitors: this.#visitors.size, failed: this.#failed.size };
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

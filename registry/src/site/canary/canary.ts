import { createHash } from 'node:crypto';
import type { Candidate } from '@lintel/contract';

/** What a canary has shown so far. */
export interface CanaryResult {
  visitors: number;
  /** Of one network never more than of all others together. */
  failed: number;
  /** Networks that errors came from. */
  networks: number;
}

/** What one server knows of the visitors of a canary, as written for other servers. */
export interface VisitorFlags {
  /** Visitors whose place lies below this are counted, 1 = all visitors. */
  share: number;
  /** Visitor, as a hash → what has been seen of them. */
  visitors: Record<string, number>;
  /** Visitor whose page reported an error → the network, as a hash that many networks share; missing in files of older servers. */
  networks?: Record<string, string>;
}

/** Seen of a visitor: got a page with the candidate; came back with the cookie; a page of theirs reported an error. */
const GOT = 1;
const BACK = 2;
const FAILED = 4;
/** Visitors that are remembered; of more, a share that is the same on every server stands for all. */
const MOST = 4_096;

/** Twelve hex digits, which are evenly spread. */
const nameOf = (visitor: string) => createHash('sha256').update(visitor).digest('hex').slice(0, 12);
/** Four hex digits tell a handful of networks apart and lead back to none. */
const networkNameOf = (network: string) => createHash('sha256').update(network).digest('hex').slice(0, 4);
/** Networks that errors must come from, so that one caller alone ends no canary. */
export const MIN_NETWORKS = 5;
/** Where a visitor stands, 0 to 1. */
const placeOf = (name: string) => Number.parseInt(name, 16) / 2 ** 48;

/** Names a canary: a greater percentage goes on counting; another lock, salt, limit or beginning starts over. */
export function canaryKey(stable: number, { lock, salt, abort, begun }: Candidate): string {
  const what = JSON.stringify([stable, lock, salt, abort, begun]);
  return createHash('sha256').update(what).digest('hex').slice(0, 16);
}

/**
 * Counts visitors of a lock on canary, and those of them whose page reported an error; each once, so that neither a page that
 * reports in a row nor one user who reloads decides. A visitor counts when something came back with the cookie that
 * the first page gave out, which programs that read pages do not do. Page, return and error may have reached different servers.
 */
export class Canary {
  #own = new Map<string, number>();
  #networks = new Map<string, string>();
  #others: VisitorFlags[] = [];
  #share = 1;
  #changes = 0;

  constructor(readonly candidate: Candidate) {}

  /** A page with the candidate went out. */
  recordExposure(visitor: string): void {
    this.#mark(visitor, GOT);
  }

  /** A request of this visitor came in. */
  seen(visitor: string): void {
    this.#mark(visitor, BACK);
  }

  /** A page of this visitor reported an error, from a network. */
  failed(visitor: string, network: string): void {
    this.#mark(visitor, BACK | FAILED);
    const name = nameOf(visitor);
    if (this.#own.has(name) && !this.#networks.has(name)) this.#networks.set(name, networkNameOf(network));
  }

  #mark(visitor: string, seen: number): void {
    const name = nameOf(visitor);
    const before = this.#own.get(name) ?? 0;
    if (placeOf(name) >= this.#share || (before | seen) === before) return;
    this.#own.set(name, before | seen);
    this.#changes += 1;
    while (this.#own.size > MOST) {
      this.#share /= 2;
      for (const known of this.#own.keys())
        if (placeOf(known) >= this.#share) {
          this.#own.delete(known);
          this.#networks.delete(known);
        }
    }
  }

  /** Grows with everything that this server sees. */
  get changes(): number {
    return this.#changes;
  }

  /** What this server has seen. */
  get marks(): VisitorFlags {
    return {
      share: this.#share,
      visitors: Object.fromEntries(this.#own),
      networks: Object.fromEntries(this.#networks),
    };
  }

  /** What the other servers have seen, and this one before it was restarted. */
  learn(others: VisitorFlags[]): void {
    this.#others = others;
  }

  get result(): CanaryResult {
    const all = [this.marks, ...this.#others];
    const share = Math.min(...all.map((one) => one.share));
    const visitors = new Map<string, number>();
    for (const [name, seen] of all.flatMap((one) => Object.entries(one.visitors)))
      if (placeOf(name) < share) visitors.set(name, (visitors.get(name) ?? 0) | seen);
    const isSeen = (seen: number, wanted: number) => (seen & wanted) === wanted;
    const come = [...visitors].filter(([, seen]) => isSeen(seen, GOT | BACK));
    const failed = come.filter(([, seen]) => isSeen(seen, FAILED)).map(([name]) => name);
    const from = Object.assign({}, ...all.map(({ networks }) => networks)) as Record<string, string>;
    const perNetwork = new Map<string, number>();
    for (const name of failed) perNetwork.set(from[name] ?? '', (perNetwork.get(from[name] ?? '') ?? 0) + 1);
    const most = Math.max(0, ...perNetwork.values());
    const others = failed.length - most;
    const counted = this.#minNetworks > 1 ? others + Math.min(most, others) : failed.length;
    return {
      visitors: Math.round(come.length / share),
      failed: Math.round(counted / share),
      networks: perNetwork.size,
    };
  }

  get #minNetworks(): number {
    return this.candidate.abort.minNetworks ?? MIN_NETWORKS;
  }

  /** Why the canary must end; nothing while it may go on. */
  get verdict(): string | undefined {
    const { errorRate, minVisitors } = this.candidate.abort;
    const { visitors, failed, networks } = this.result;
    if (visitors < minVisitors || failed / visitors <= errorRate || networks < this.#minNetworks)
      return undefined;
    const share = ((failed / visitors) * 100).toFixed(1);
    return `aborted: ${failed} of ${visitors} visitors (${share} %) of lock ${this.candidate.lock} met an error, the budget is ${errorRate * 100} %`;
  }
}

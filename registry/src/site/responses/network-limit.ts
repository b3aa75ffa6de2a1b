import { networkOf } from '@lintel/network';
import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Networks that are remembered; the ones that have not asked for longest are forgotten. */
const NETWORKS = 50_000;

/** How often something may happen within a minute, for each network that requests come from. In this process only. */
export class NetworkLimit {
  readonly #counts: LRUCache<string, { count: number; endsAt: number }>;

  constructor(
    private readonly perMinute: number,
    /** Of a clock that only runs forward: one that is set back would keep a network out. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#counts = new LRUCache({ max: NETWORKS });
  }

  /** Counts a request; the seconds to wait, 0 when it is allowed. */
  count(address: string): number {
    const network = networkOf(address);
    const known = this.#counts.get(network);
    const window = known && known.endsAt > this.now() ? known : { count: 0, endsAt: this.now() + MINUTE_MS };
    window.count += 1;
    this.#counts.set(network, window);
    return this.#waitOf(window);
  }

  /** The same without counting: whether the network has used up its minute. */
  isUsedUp(address: string): number {
    const known = this.#counts.get(networkOf(address));
    if (!known || known.endsAt <= this.now() || known.count < this.perMinute) return 0;
    return Math.max(1, Math.ceil((known.endsAt - this.now()) / 1000));
  }

  #waitOf({ count, endsAt }: { count: number; endsAt: number }): number {
    return count <= this.perMinute ? 0 : Math.max(1, Math.ceil((endsAt - this.now()) / 1000));
  }
}

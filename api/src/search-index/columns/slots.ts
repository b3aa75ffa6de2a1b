import { FAILS } from '#search-index/filter.ts';
import { BLOCK } from '#search-index/walk.ts';

/** Some slots of a block. */
export class Slots {
  readonly slots: Int32Array = new Int32Array(BLOCK);
  count = 0;

  /** Keeps the slots that fail nothing. */
  keepMatching(slots: Int32Array, fails: Uint16Array, count: number): void {
    const kept = this.slots;
    let taken = 0;
    for (let at = 0; at < count; at += 1) {
      kept[taken] = slots[at]!;
      // Written always, kept (by moving on) only when it matches.
      taken += (fails[at]! - 1) >>> 31;
    }
    this.count = taken;
  }
}

/** The bucket of slots that fail only this filter; 0 holds slots that fail nothing. */
const bucketOf = (bit: number): number => 32 - Math.clz32(bit);
/** The last bucket holds slots that fail several filters, or a required one: they count for no option. */
const UNCOUNTED = bucketOf(FAILS.other);
const BUCKETS = UNCOUNTED + 1;
const bucketByFails = Uint8Array.from({ length: (FAILS.offMarket | FAILS.other) * 2 }, (_, fails) =>
  fails < FAILS.other && (fails & (fails - 1)) === 0 ? bucketOf(fails) : UNCOUNTED,
);

/** The slots of a block by bucket: those that fail nothing, and those that fail a single filter, by filter. */
export class NearMatches {
  /** One bucket after the other, each with room for a whole block. */
  readonly slots: Int32Array = new Int32Array(BUCKETS * BLOCK);
  readonly #ends = new Int32Array(BUCKETS);

  sort(slots: Int32Array, fails: Uint16Array, count: number): void {
    const taken = this.slots;
    const ends = this.#ends;
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) ends[bucket] = bucket * BLOCK;
    for (let at = 0; at < count; at += 1) {
      const bucket = bucketByFails[fails[at]!]!;
      const end = ends[bucket]!;
      taken[end] = slots[at]!;
      ends[bucket] = end + 1;
    }
  }

  /** Where the slots that fail only this filter begin; 0 stands for none. */
  startOf(bit: number): number {
    return bucketOf(bit) * BLOCK;
  }

  /** Where they end, exclusive. */
  endOf(bit: number): number {
    return this.#ends[bucketOf(bit)]!;
  }
}

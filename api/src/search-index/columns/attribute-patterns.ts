import { LARGEST_ATTRIBUTE_ID, ATTRIBUTE_WORDS } from './columns.ts';

const BYTES = ATTRIBUTE_WORDS * 4;

/** Counts listings per pattern of eight attributes: four additions a word instead of one per attribute. */
export class AttributePatterns {
  readonly #counts = new Uint32Array(BYTES * 256);

  /** Adds some slots: from inclusive, to exclusive. */
  add(attributes: Uint32Array, slots: Int32Array, from: number, to: number): void {
    const counts = this.#counts;
    for (let at = from; at < to; at += 1) {
      const base = slots[at]! * ATTRIBUTE_WORDS;
      for (let word = 0; word < ATTRIBUTE_WORDS; word += 1) {
        const bits = attributes[base + word]!;
        if (bits === 0) continue;
        const first = word * 1024;
        counts[first + (bits & 255)]! += 1;
        counts[first + 256 + ((bits >>> 8) & 255)]! += 1;
        counts[first + 512 + ((bits >>> 16) & 255)]! += 1;
        counts[first + 768 + (bits >>> 24)]! += 1;
      }
    }
  }

  /** Listings per id of an attribute. */
  byAttribute(): Map<number, number> {
    const counts = new Map<number, number>();
    for (let id = 0; id <= LARGEST_ATTRIBUTE_ID; id += 1) {
      let count = 0;
      for (let pattern = 1; pattern < 256; pattern += 1)
        if (pattern & (1 << (id & 7))) count += this.#counts[(id >> 3) * 256 + pattern]!;
      if (count > 0) counts.set(id, count);
    }
    return counts;
  }
}

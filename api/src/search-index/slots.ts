import { FAILS } from './query.ts';
import { BLOCK } from './walk.ts';

/** Some slots of a block and what they fail. */
export class Slots {
  readonly slots: Int32Array = new Int32Array(BLOCK);
  readonly fails: Uint16Array = new Uint16Array(BLOCK);
  count = 0;

  /** Takes those that fail at most one filter; nobody counts the others. Answers all filters that some of them fail. */
  takeCandidates(slots: Int32Array, fails: Uint16Array, count: number): number {
    const { slots: takenSlots, fails: takenFails } = this;
    let seen = 0;
    let taken = 0;
    for (let at = 0; at < count; at += 1) {
      const failed = fails[at]!;
      const isOut = (failed & (failed - 1)) | (failed & FAILS.other);
      // Written always, kept (by moving on) only when it is not out.
      takenSlots[taken] = slots[at]!;
      takenFails[taken] = failed;
      const kept = (isOut - 1) >>> 31;
      seen |= failed & -kept;
      taken += kept;
    }
    this.count = taken;
    return seen;
  }

  /** Takes those of others that fail nothing but perhaps the filters of `bit`: what another choice there would bring. */
  takeMatching({ slots, fails, count }: Pick<Slots, 'slots' | 'fails' | 'count'>, bit: number): void {
    const takenSlots = this.slots;
    const demanded = ~bit;
    let taken = 0;
    for (let at = 0; at < count; at += 1) {
      takenSlots[taken] = slots[at]!;
      taken += ((fails[at]! & demanded) - 1) >>> 31;
    }
    this.count = taken;
  }
}

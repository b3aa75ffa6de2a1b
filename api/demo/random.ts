/** Chance that repeats itself: the same seed gives the same demo world everywhere. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones. */
  some<T>(from: readonly T[], count: number): T[];
  /** Skewed like prices and distances: most near `middle`, few far above. */
  logNormal(middle: number, spread: number): number;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return randomOver(next);
}

/** Chance that remembers what it dealt: `again` deals the same once more, from the beginning. */
export function recorded(random: Random): Random & { again(): Random } {
  const dealt: number[] = [];
  const record = () => {
    const value = random.next();
    dealt.push(value);
    return value;
  };
  const again = () => {
    let place = 0;
    return randomOver(() => dealt[place++]!);
  };
  return { ...randomOver(record), again };
}

function randomOver(next: () => number): Random {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)]!,
    some(from, count) {
      const left = [...from];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(whole(0, left.length - 1), 1)[0]!,
      );
    },
    logNormal: (middle, spread) => middle * Math.exp(spread * normal()),
  };
}

import { FLAG, LARGEST_PARAMETER, NO_ROOMS, PARAMETER_WORDS, type Columns } from './columns.ts';
import { FAILS, matcherOf, type IndexQuery } from './match.ts';
import type { PriceScale } from './price-scale.ts';

/** Matches per option. An option's count is what choosing it instead of what is chosen in its own group would give. */
export interface FacetCounts {
  /** Matches of the query as it is. */
  total: number;
  /** By deal: sell, rent. */
  deals: [number, number];
  /** By category id. */
  categories: Map<number, number>;
  /** By code of the city. */
  cities: Map<number, number>;
  /** By id of the fact: listings that state it. */
  parameters: Map<number, number>;
  promoted: number;
  premium: number;
  /** Posted in the last seven days, and yesterday. */
  postedWeek: number;
  postedYesterday: number;
  /** `bedrooms[n]`: listings with at least n + 1. */
  bedrooms: number[];
  bathrooms: number[];
  /** One count per step of the price scale; the outer ones include what lies beyond. */
  prices: number[];
}

export interface FacetRequest {
  readonly query: IndexQuery;
  readonly scale: PriceScale;
  readonly week: readonly [number, number];
  readonly yesterday: readonly [number, number];
}

const MOST_ROOMS = 6;
const BYTES = PARAMETER_WORDS * 4;

/** Counts listings per pattern of eight facts, which is four additions a listing instead of one per fact. */
class FactPatterns {
  readonly #counts = new Uint32Array(BYTES * 256);

  add(parameters: Uint32Array, slot: number): void {
    const base = slot * PARAMETER_WORDS;
    for (let word = 0; word < PARAMETER_WORDS; word += 1) {
      const bits = parameters[base + word]!;
      if (bits === 0) continue;
      for (let byte = 0; byte < 4; byte += 1) {
        const pattern = (bits >>> (byte * 8)) & 255;
        if (pattern !== 0) this.#counts[(word * 4 + byte) * 256 + pattern]! += 1;
      }
    }
  }

  byFact(): Map<number, number> {
    const counts = new Map<number, number>();
    for (let id = 0; id <= LARGEST_PARAMETER; id += 1) {
      let count = 0;
      for (let pattern = 1; pattern < 256; pattern += 1)
        if (pattern & (1 << (id & 7))) count += this.#counts[(id >> 3) * 256 + pattern]!;
      if (count > 0) counts.set(id, count);
    }
    return counts;
  }
}

const roomsAtLeast = (exactly: Uint32Array): number[] => {
  const atLeast: number[] = [];
  for (let least = 1; least <= MOST_ROOMS; least += 1)
    atLeast.push(exactly.slice(least).reduce((sum, count) => sum + count, 0));
  return atLeast;
};
const asMap = (counts: Uint32Array): Map<number, number> => {
  const map = new Map<number, number>();
  for (const [code, count] of counts.entries()) if (count > 0) map.set(code, count);
  return map;
};
const roomOf = (value: number): number => (value === NO_ROOMS ? 0 : Math.min(value, MOST_ROOMS));

/** Walks all listings once and counts every option of every filter. */
export function countFacets(c: Columns, { query, scale, week, yesterday }: FacetRequest): FacetCounts {
  const fails = matcherOf(c, query);
  const size = Atomics.load(c.size, 0);
  const codes = (column: Uint32Array) => {
    let largest = 0;
    for (let slot = 0; slot < size; slot += 1) if (column[slot]! > largest) largest = column[slot]!;
    return new Uint32Array(largest + 1);
  };
  const categories = codes(c.category);
  const cities = codes(c.city);
  const prices = new Uint32Array(scale.steps);
  const bedrooms = new Uint32Array(MOST_ROOMS + 1);
  const bathrooms = new Uint32Array(MOST_ROOMS + 1);
  const facts = new FactPatterns();
  const deals: [number, number] = [0, 0];
  let total = 0;
  let promoted = 0;
  let premium = 0;
  let postedWeek = 0;
  let postedYesterday = 0;

  for (let slot = 0; slot < size; slot += 1) {
    const failed = fails(slot);
    // Two failures at once count for nobody: no single choice would bring the listing in.
    if (failed === -1 || (failed & (failed - 1)) !== 0 || failed === FAILS.other) continue;
    const only = (bit: number) => failed === 0 || failed === bit;
    if (failed === 0) total += 1;
    if (only(FAILS.deal)) deals[c.deal[slot] === 1 ? 1 : 0] += 1;
    if (only(FAILS.category)) categories[c.category[slot]!]! += 1;
    if (only(FAILS.city)) cities[c.city[slot]!]! += 1;
    if (only(FAILS.price))
      prices[
        Math.max(0, Math.min(scale.steps - 1, Math.floor((c.price[slot]! - scale.low) / scale.step)))
      ]! += 1;
    if (only(FAILS.parameters)) facts.add(c.parameters, slot);
    if (only(FAILS.promoted) && (c.flags[slot]! & FLAG.promoted) !== 0) promoted += 1;
    if (only(FAILS.premium) && (c.flags[slot]! & FLAG.premium) !== 0) premium += 1;
    if (only(FAILS.posted)) {
      const at = c.posted[slot]!;
      if (at >= week[0] && at < week[1]) postedWeek += 1;
      if (at >= yesterday[0] && at < yesterday[1]) postedYesterday += 1;
    }
    if (only(FAILS.bedrooms)) bedrooms[roomOf(c.bedrooms[slot]!)]! += 1;
    if (only(FAILS.bathrooms)) bathrooms[roomOf(c.bathrooms[slot]!)]! += 1;
  }
  return {
    total,
    deals,
    categories: asMap(categories),
    cities: asMap(cities),
    parameters: facts.byFact(),
    promoted,
    premium,
    postedWeek,
    postedYesterday,
    bedrooms: roomsAtLeast(bedrooms),
    bathrooms: roomsAtLeast(bathrooms),
    prices: [...prices],
  };
}

/** Exact number of matches. */
export function countMatches(c: Columns, query: IndexQuery): number {
  const fails = matcherOf(c, query);
  const size = Atomics.load(c.size, 0);
  let total = 0;
  for (let slot = 0; slot < size; slot += 1) if (fails(slot) === 0) total += 1;
  return total;
}

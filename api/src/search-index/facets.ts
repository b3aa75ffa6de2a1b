import { energyClasses, nearbySteps } from '@lintel/api-contract';
import { MAX_ROOMS, type FacetCounts, type FacetQuery, type PriceScale } from '#ports/search-engine.ts';
import { FLAG, NO_ROOMS, type Columns } from '#search-index/columns/columns.ts';
import { FAILS, type IndexFilter } from './filter.ts';
import { AttributePatterns } from '#search-index/columns/attribute-patterns.ts';
import { NearMatches } from '#search-index/columns/slots.ts';
import { walk, type Checkpoint, type VisitBlock } from './walk.ts';
import { windowOfFilter } from './window.ts';

/** Matches per option, cities by their codes. */
export interface CodedFacetCounts extends Omit<FacetCounts, 'cities'> {
  cities: Map<number, number>;
}

export interface FacetRequest extends Omit<FacetQuery, 'filter'> {
  readonly filter: IndexFilter;
}

/** The largest code of a deal. */
const LARGEST_DEAL = 3;
const ALL_FLAGS = FLAG.live | FLAG.promoted | FLAG.premium;

/** Number of listings with at least 1, 2, … rooms, from the number with exactly as many; "not stated" counts for none. */
const roomsAtLeast = (exactly: Uint32Array): number[] =>
  Array.from({ length: MAX_ROOMS }, (_, least) =>
    exactly.subarray(least + 1, NO_ROOMS).reduce((sum, count) => sum + count, 0),
  );
const asMap = (counts: Uint32Array): Map<number, number> => {
  const map = new Map<number, number>();
  for (const [code, count] of counts.entries()) if (count > 0) map.set(code, count);
  return map;
};

/** Counts some slots: from inclusive, to exclusive. */
type Count = (slots: Int32Array, from: number, to: number) => void;

/** Counts listings by the value of a column. */
function tally(column: Uint32Array, largest: number): { counts: Uint32Array; count: Count } {
  const counts = new Uint32Array(largest + 1);
  return {
    counts,
    count(slots, from, to) {
      for (let at = from; at < to; at += 1) counts[column[slots[at]!]!]! += 1;
    },
  };
}

function tallyPrices({ price }: Columns, { low, step, steps }: PriceScale) {
  const counts = new Uint32Array(steps);
  const count: Count = (slots, from, to) => {
    for (let at = from; at < to; at += 1) {
      const column = Math.floor((price[slots[at]!]! - low) / step);
      counts[column < 0 ? 0 : column >= steps ? steps - 1 : column]! += 1;
    }
  };
  return { counts, count };
}

/** Counts listings by time of posting, for some spans: from inclusive, to exclusive. */
function tallyPosted({ posted }: Columns, spans: readonly (readonly [number, number])[]) {
  const counts = spans.map(() => 0);
  const count: Count = (slots, from, to) => {
    for (const [span, [since, until]] of spans.entries()) {
      let within = 0;
      for (let at = from; at < to; at += 1) {
        const when = posted[slots[at]!]!;
        within += Number(when >= since) & Number(when < until);
      }
      counts[span]! += within;
    }
  };
  return { counts, count };
}

/** Walks all listings once and counts every option of every filter. */
export function countFacets(
  c: Columns,
  { filter, scale, week, yesterday }: FacetRequest,
  checkpoint?: Checkpoint,
): CodedFacetCounts {
  const deals = tally(c.deal, LARGEST_DEAL);
  const categories = tally(c.category, c.largest[0]!);
  const cities = tally(c.city, c.largest[1]!);
  const bedrooms = tally(c.bedrooms, NO_ROOMS);
  const bathrooms = tally(c.bathrooms, NO_ROOMS);
  const energy = tally(c.energyClass, energyClasses.length);
  const prices = tallyPrices(c, scale);
  const posted = tallyPosted(c, [week, yesterday]);
  const promoted = tally(c.flags, ALL_FLAGS);
  const premium = tally(c.flags, ALL_FLAGS);
  const attributes = new AttributePatterns();
  const features = new AttributePatterns();
  const places = new AttributePatterns();
  const groups: readonly (readonly [bit: number, count: Count])[] = [
    [FAILS.deal, deals.count],
    [FAILS.category, categories.count],
    [FAILS.city, cities.count],
    [FAILS.price, prices.count],
    [FAILS.attributes, (slots, from, to) => attributes.add(c.attributes, slots, from, to)],
    [FAILS.promoted, promoted.count],
    [FAILS.premium, premium.count],
    [FAILS.posted, posted.count],
    [FAILS.bedrooms, bedrooms.count],
    [FAILS.bathrooms, bathrooms.count],
    [FAILS.energyClass, energy.count],
  ];
  const near = new NearMatches();
  let total = 0;

  walk(
    c,
    filter,
    (slots, fails, count) => {
      near.sort(slots, fails, count);
      const matching = near.endOf(0);
      total += matching;
      // Several are combined with AND, so another one narrows what matches.
      features.add(c.features, near.slots, 0, matching);
      places.add(c.nearby, near.slots, 0, matching);
      for (const [bit, add] of groups) {
        add(near.slots, 0, matching);
        // Matches of another choice in this group.
        const [start, end] = [near.startOf(bit), near.endOf(bit)];
        if (end > start) add(near.slots, start, end);
      }
    },
    // Other cities are options too, so the postings of the chosen city are not enough.
    { paths: { window: windowOfFilter(filter) }, checkpoint },
  );

  const flagged = ({ counts }: { counts: Uint32Array }, flag: number) =>
    counts.reduce((sum, listings, flags) => ((flags & flag) === 0 ? sum : sum + listings), 0);
  return {
    total,
    deals: [deals.counts[0]!, deals.counts[1]!],
    categories: asMap(categories.counts),
    cities: asMap(cities.counts),
    attributes: attributes.byAttribute(),
    features: features.byAttribute(),
    nearby: [...places.byAttribute()].map(([at, count]) => ({
      id: at & 31,
      distance: nearbySteps[at >> 5]!,
      count,
    })),
    promoted: flagged(promoted, FLAG.promoted),
    premium: flagged(premium, FLAG.premium),
    postedWeek: posted.counts[0]!,
    postedYesterday: posted.counts[1]!,
    bedrooms: roomsAtLeast(bedrooms.counts),
    bathrooms: roomsAtLeast(bathrooms.counts),
    energyClasses: [...energy.counts.subarray(1)],
    prices: [...prices.counts],
  };
}

/** Exact number of matches. */
export function countMatches(c: Columns, query: IndexFilter, checkpoint?: Checkpoint): number {
  let total = 0;
  const visit: VisitBlock = (_slots, fails, count) => {
    for (let at = 0; at < count; at += 1) total += (fails[at]! - 1) >>> 31;
  };
  walk(c, query, visit, { checkpoint });
  return total;
}

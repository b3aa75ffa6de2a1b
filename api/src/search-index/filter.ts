import type { SearchFilter } from '#ports/search-engine.ts';

/** A filter in codes; absent means any. Plain data, so that it can travel to another thread. */
export interface IndexFilter extends Omit<SearchFilter, 'city' | 'state' | 'country'> {
  readonly city?: number | undefined;
  readonly state?: number | undefined;
  readonly country?: number | undefined;
}

/** One bit per filter that facets count on its own; a listing that fails only that one counts for its options. */
export const FAILS = {
  deal: 1,
  category: 2,
  city: 4,
  price: 8,
  attributes: 16,
  promoted: 32,
  premium: 64,
  posted: 128,
  bedrooms: 256,
  bathrooms: 512,
  area: 1024,
  energyClass: 2048,
  /** Region, radius, window, text, places nearby, yes/no attributes: always required. */
  other: 4096,
  /** Not on the market: two bits, so that it never looks like a single failure. */
  offMarket: 8192 | 16384,
} as const;

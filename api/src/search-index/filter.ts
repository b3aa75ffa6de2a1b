import type { EnergyClass, Nearby } from '@lintel/api-contract';

/** A drawn area. */
export interface Area {
  readonly excluded: boolean;
  readonly corners: readonly (readonly [number, number])[];
}

/** A filter in codes; absent means any. Plain data, so that it can travel to another thread. */
export interface IndexFilter {
  readonly deal?: number | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly city?: number | undefined;
  readonly state?: number | undefined;
  readonly country?: number | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Any of these attributes is stated. */
  readonly attributeIds?: readonly number[] | undefined;
  /** All of these yes/no attributes are answered with yes. */
  readonly featureIds?: readonly number[] | undefined;
  /** All of these places are near. */
  readonly nearby?: readonly Nearby[] | undefined;
  readonly promoted?: boolean | undefined;
  /** Without promoted ones. */
  readonly organic?: boolean | undefined;
  readonly premium?: boolean | undefined;
  /** Seconds since 1970, inclusive and exclusive. */
  readonly posted?: readonly [number, number] | undefined;
  readonly bedroomsMin?: number | undefined;
  readonly bathroomsMin?: number | undefined;
  readonly areaMin?: number | undefined;
  readonly areaMax?: number | undefined;
  /** Any of these is stated. */
  readonly energyClasses?: readonly EnergyClass[] | undefined;
  /** West, south, east, north in degrees; west greater than east crosses the antimeridian. */
  readonly box?: readonly [number, number, number, number] | undefined;
  /** Radius in km. */
  readonly circle?: { latitude: number; longitude: number; radius: number } | undefined;
  /** Drawn areas, corners as longitude, latitude. */
  readonly areas?: readonly Area[] | undefined;
  /** Only these listings, in any order: what a text search in PostgreSQL found. */
  readonly ids?: readonly number[] | undefined;
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

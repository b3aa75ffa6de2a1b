import type { EnergyClass, Nearby, NearbyStep } from '@lintel/api-contract';
import type { IndexState } from '#telemetry/sources.ts';

/** A drawn area. */
export interface Area {
  readonly excluded: boolean;
  readonly corners: readonly (readonly [number, number])[];
}

/** What listings on the market must match; absent means any. */
export interface SearchFilter {
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  readonly deal?: number | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
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

/** Orders that an engine knows; counters of views and hearts are PostgreSQL's. */
export type EngineOrder =
  | 'recommended'
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'price_per_area'
  | 'area_desc';

export interface PageQuery {
  readonly filter: SearchFilter;
  readonly order: EngineOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface PageOfIds {
  ids: number[];
  /** Exact number of matches. */
  total: number;
}

/** Steps of a price histogram, equal in width. */
export interface PriceScale {
  readonly low: number;
  readonly step: number;
  readonly steps: number;
}

export interface FacetQuery {
  readonly filter: SearchFilter;
  readonly scale: PriceScale;
  /** Spans of time in seconds since 1970: from inclusive, to exclusive. */
  readonly week: readonly [number, number];
  readonly yesterday: readonly [number, number];
}

/** Facets count listings with at least 1, 2, … and so many rooms. */
export const MAX_ROOMS = 6;

/** Matches per option. An option's count is what choosing it instead of what is chosen in its own group would give. */
export interface FacetCounts {
  /** Matches of the query as it is. */
  total: number;
  /** By deal: sell, rent. */
  deals: [number, number];
  /** By category id. */
  categories: Map<number, number>;
  /** By name; at least the fifty with most matches. */
  cities: Map<string, number>;
  /** By id of the attribute: listings that state it. */
  attributes: Map<number, number>;
  /** By id of the attribute: listings that answer it with yes. */
  features: Map<number, number>;
  /** Listings that have a place within a distance, by its id. */
  nearby: { id: number; distance: NearbyStep; count: number }[];
  promoted: number;
  premium: number;
  /** Posted in the last seven days, and yesterday. */
  postedWeek: number;
  postedYesterday: number;
  /** `bedrooms[n]`: listings with at least n + 1. */
  bedrooms: number[];
  bathrooms: number[];
  /** One count per energy class, the best first. */
  energyClasses: number[];
  /** One count per step of the price scale; the outer ones include what lies beyond. */
  prices: number[];
}

export interface ViewportQuery {
  readonly filter: SearchFilter & { readonly box: NonNullable<SearchFilter['box']> };
  /** Zoom level of the map, 0 to 24. */
  readonly zoom: number;
}

export interface MapCluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  /** West, south, east, north of its members. */
  readonly bounds: [number, number, number, number];
}

export interface Viewport {
  /** Matches in the window with a known place. */
  total: number;
  clusters: MapCluster[];
  /** Ids of listings that stand alone. */
  ids: number[];
}

/** The engine cannot be asked at the moment. Pages of results come from PostgreSQL then; of the rest the caller may ask again. */
export class SearchAwayError extends Error {
  override readonly name = 'SearchAwayError';
  readonly statusCode = 503;
}

/**
 * Answers what a database answers slowly over millions of listings. Follows what is committed; knows ids alone, so that rows come
 * from PostgreSQL and an old price is never shown. A signal ends a search when its client has gone.
 */
export interface SearchEngine {
  /** Whether it can be asked; while it cannot, PostgreSQL searches. */
  readonly isReady: boolean;
  /** Whether the process waits for it before it takes calls: an engine elsewhere must not take the product away with it. */
  readonly isAwaited: boolean;
  /** Changes with the listings, so that callers can cache results while nothing changes. */
  readonly version: number;
  /** The same for all processes that answer from the same state of one index; undefined where each has an index of its own. */
  readonly sharedVersion: string | undefined;
  /** What an operator looks at. */
  readonly state: IndexState;
  /** Ends when it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether it has a column for every part of a filter; PostgreSQL searches for the others. */
  supports(filter: SearchFilter): boolean;
  /** Exact number of matches. */
  count(filter: SearchFilter): Promise<number>;
  /** Equal keys are in the order of ids: ascending for `price_asc` and `price_per_area`, else newest first. */
  page(query: PageQuery, signal?: AbortSignal): Promise<PageOfIds>;
  facets(query: FacetQuery): Promise<FacetCounts>;
  /** What a window of the map shows: clusters, and single listings where there is room for them. */
  viewport(query: ViewportQuery, signal?: AbortSignal): Promise<Viewport>;
  /** A scale for the prices of one kind of deal; undefined: both. */
  priceScale(deal: number | undefined): Promise<PriceScale>;
  /** The text with mistyped words replaced by ones of listings; undefined when nothing had to be, or could be, corrected. */
  corrected(text: string): Promise<string | undefined>;
}

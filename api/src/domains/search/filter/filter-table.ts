import type { EnergyClass, Nearby } from '@lintel/api-contract';
import type { schemas } from '@lintel/api-contract/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Condition, Db } from '#db/database.ts';
import {
  exactlyAt,
  insideAreas,
  insideBox,
  insideCircle,
  type Box,
  type Circle,
  type DrawnArea,
} from '#db/geometry.ts';
import { textMatches } from '#domains/search/search.queries.ts';
import type { SavedSearchFilter } from '#ports/saved-search-matcher.ts';
import type { SearchFilter } from '#ports/search-engine.ts';
import { atLeast, atMost, equals, isNear, postedRange, postedSince, textCondition } from './conditions.ts';
import { searchWords } from './words.ts';

/** The parameters of a call that searches. */
export type FilterInput = Partial<z.output<(typeof schemas)['searchFacets']['request']>>;

/** What the mappers of a filter may use. */
export interface FilterSources {
  readonly db: Db;
  readonly now: Date;
}

/** No search engine has it; PostgreSQL searches. */
export const UNSUPPORTED = 'unsupported';
type EnginePart = SearchFilter | typeof UNSUPPORTED;

/** One filter: the parameter of a call, its condition in SQL, and its part of the search engine's filter. */
export interface FilterRow<Value> {
  read(input: FilterInput): Value | undefined;
  /** 0 and an empty text are values of their own; elsewhere they mean any, as an empty list does everywhere. */
  isExact?: boolean;
  toSql(value: Value, sources: FilterSources): Condition | readonly Condition[] | Promise<Condition>;
  toEngine(value: Value, sources: FilterSources): EnginePart | Promise<EnginePart>;
  /** Of a saved search, which listings are compared with that do not exist yet; without it `toEngine`. */
  toSaved?(value: Value): SavedSearchFilter;
}
const row = <Value>(filter: FilterRow<Value>) => filter;

/** With more text matches the list of ids would be longer than the search; PostgreSQL searches instead. */
const MAX_TEXT_MATCHES = 100_000;

/** Every filter of a search over the columns of `properties`. Categories by id or slug: filter.ts. */
export const filterTable = {
  categoryIds: row<readonly number[]>({
    read: (input) => input.category_ids,
    toSql: (ids) => sql<boolean>`category_id = any(${ids}::int[])`,
    toEngine: (categories) => ({ categories }),
  }),
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  propertyType: row<number>({
    read: ({ property_type: deal }) => (deal === undefined ? undefined : Number(deal)),
    isExact: true,
    toSql: (deal) => equals('property_type', deal),
    toEngine: (deal) => ({ deal }),
  }),
  country: row<string>({
    read: (input) => input.country,
    isExact: true,
    toSql: (name) => equals('country', name),
    toEngine: (country) => ({ country }),
  }),
  state: row<string>({
    read: (input) => input.state,
    isExact: true,
    toSql: (name) => equals('state', name),
    toEngine: (state) => ({ state }),
  }),
  city: row<string>({
    read: (input) => input.city,
    isExact: true,
    toSql: (name) => equals('city', name),
    toEngine: (city) => ({ city }),
  }),
  /** Of a rent, what a month costs. */
  minPrice: row<number>({
    read: (input) => input.min_price,
    toSql: (price) => atLeast('compared_price', price),
    toEngine: (minPrice) => ({ minPrice }),
  }),
  maxPrice: row<number>({
    read: (input) => input.max_price,
    toSql: (price) => atMost('compared_price', price),
    toEngine: (maxPrice) => ({ maxPrice }),
  }),
  /** Any of these attributes is stated (*parameters* on the wire). */
  attributeIds: row<readonly number[]>({
    read: (input) => input.parameter_id,
    toSql: (ids) => sql<boolean>`parameter_ids && ${ids}::int[]`,
    toEngine: (attributeIds) => ({ attributeIds }),
  }),
  /** All of these yes/no attributes are answered with yes. */
  featureIds: row<readonly number[]>({
    read: (input) => input.features,
    toSql: (ids) => sql<boolean>`feature_ids @> ${ids}::int[]`,
    toEngine: (featureIds) => ({ featureIds }),
  }),
  /** All of these kinds of places are near (*facilities* on the wire). */
  nearby: row<readonly Nearby[]>({
    read: (input) => input.facilities,
    toSql: (places) => places.map(isNear),
    toEngine: (nearby) => ({ nearby }),
  }),
  promoted: row<boolean>({
    read: (input) => input.promoted,
    toSql: () => sql<boolean>`promoted`,
    toEngine: (promoted) => ({ promoted }),
  }),
  /** Without advertised listings. */
  organic: row<boolean>({
    read: (input) => input.organic,
    toSql: () => sql<boolean>`not promoted`,
    toEngine: (organic) => ({ organic }),
  }),
  premium: row<boolean>({
    read: (input) => input.get_all_premium_properties,
    toSql: () => sql<boolean>`is_premium`,
    toEngine: (premium) => ({ premium }),
  }),
  /** 0 last seven days, 1 yesterday. */
  postedSince: row<'0' | '1'>({
    read: (input) => input.posted_since,
    toSql: (since, { now }) => postedSince(since, now),
    toEngine: (since, { now }) => ({ posted: postedRange(since, now) }),
  }),
  /** A circle in km. Exact positions, without a radius, belong to deployed clients; half a position is none. */
  at: row<Omit<Circle, 'radius'> & { readonly radius?: number | undefined }>({
    read: ({ latitude, longitude, radius }) =>
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radius },
    toSql: ({ radius, ...place }) => (radius ? insideCircle({ ...place, radius }) : exactlyAt(place)),
    toEngine: ({ radius, ...place }) => (radius ? { circle: { ...place, radius } } : UNSUPPORTED),
    toSaved: ({ radius, ...place }) => (radius ? { circle: { ...place, radius } } : { position: place }),
  }),
  box: row<Box>({
    read: (input) => input.bbox,
    toSql: (box) => insideBox(box),
    toEngine: (box) => ({ box }),
  }),
  areas: row<readonly DrawnArea[]>({
    read: (input) => input.areas,
    toSql: insideAreas,
    toEngine: (areas) => ({ areas }),
  }),
  bedroomsMin: row<number>({
    read: (input) => input.bedrooms_min,
    toSql: (count) => atLeast('bedrooms', count),
    toEngine: (bedroomsMin) => ({ bedroomsMin }),
  }),
  bathroomsMin: row<number>({
    read: (input) => input.bathrooms_min,
    toSql: (count) => atLeast('bathrooms', count),
    toEngine: (bathroomsMin) => ({ bathroomsMin }),
  }),
  /** Square metres. */
  areaMin: row<number>({
    read: (input) => input.area_min,
    toSql: (area) => atLeast('area', area),
    toEngine: (areaMin) => ({ areaMin }),
  }),
  areaMax: row<number>({
    read: (input) => input.area_max,
    toSql: (area) => atMost('area', area),
    toEngine: (areaMax) => ({ areaMax }),
  }),
  /** Any of these is stated. */
  energyClasses: row<readonly EnergyClass[]>({
    read: (input) => input.energy_class,
    toSql: (classes) => sql<boolean>`energy_class = any(${classes}::text[])`,
    toEngine: (energyClasses) => ({ energyClasses }),
  }),
  /** Each word is part of title, address or category name. PostgreSQL finds them and hands ids to the search engine. */
  search: row<string>({
    read: (input) => input.search,
    toSql: (text, { db }) => textCondition(db, text),
    toEngine: async (text, { db }) => {
      const ids = await textMatches(db, text, MAX_TEXT_MATCHES);
      return ids.length > MAX_TEXT_MATCHES ? UNSUPPORTED : { ids };
    },
    toSaved: (text) => ({ words: searchWords(text) }),
  }),
};

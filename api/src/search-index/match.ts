import { FLAG, NO_ROOMS, PARAMETER_WORDS, type Columns } from './columns.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';

/** Kilometres; the wire contract's figure. */
const EARTH_RADIUS = 6371;
const RADIANS = Math.PI / 180;

interface Area {
  readonly excluded: boolean;
  readonly corners: readonly (readonly [number, number])[];
}

/** What a search asks for, in codes; absent means any. Plain data, so that it can travel to another thread. */
export interface IndexQuery {
  readonly deal?: number | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly city?: number | undefined;
  readonly state?: number | undefined;
  readonly country?: number | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Any of these facts. */
  readonly parameterIds?: readonly number[] | undefined;
  readonly promoted?: boolean | undefined;
  readonly premium?: boolean | undefined;
  /** Seconds since 1970, inclusive and exclusive. */
  readonly posted?: readonly [number, number] | undefined;
  readonly bedroomsMin?: number | undefined;
  readonly bathroomsMin?: number | undefined;
  readonly areaMin?: number | undefined;
  readonly areaMax?: number | undefined;
  /** West, south, east, north in degrees; west greater than east crosses the antimeridian. */
  readonly box?: readonly [number, number, number, number] | undefined;
  /** Radius in km. */
  readonly circle?: { latitude: number; longitude: number; radius: number } | undefined;
  /** Drawn areas, corners as longitude, latitude. */
  readonly areas?: readonly Area[] | undefined;
  /** Only these listings, in ascending order: what a text search in PostgreSQL found. */
  readonly ids?: readonly number[] | undefined;
}

/** One bit per filter that facets count on its own; a listing that fails only that one counts for its options. */
export const FAILS = {
  deal: 1,
  category: 2,
  city: 4,
  price: 8,
  parameters: 16,
  promoted: 32,
  premium: 64,
  posted: 128,
  bedrooms: 256,
  bathrooms: 512,
  area: 1024,
  /** Region, radius, window, text: always demanded. */
  other: 2048,
} as const;

/** Answers which filters a slot fails: 0 = it matches, else bits of `FAILS`. Slots off the market answer -1. */
export type Matcher = (slot: number) => number;

const inRange = (value: number, low: number | undefined, high: number | undefined) =>
  (low === undefined || value >= low) && (high === undefined || value <= high);

function circleTest(c: Columns, { latitude, longitude, radius }: NonNullable<IndexQuery['circle']>) {
  const dLat = radius / (RADIANS * EARTH_RADIUS);
  const cosine = Math.cos(latitude * RADIANS);
  return (slot: number): boolean => {
    const y = c.y[slot]!;
    if (Number.isNaN(y)) return false;
    const lat = latitudeOf(y);
    if (Math.abs(lat - latitude) > dLat + 0.001) return false;
    const lng = longitudeOf(c.x[slot]!);
    const a =
      Math.sin(((lat - latitude) * RADIANS) / 2) ** 2 +
      cosine * Math.cos(lat * RADIANS) * Math.sin(((lng - longitude) * RADIANS) / 2) ** 2;
    return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a))) < radius;
  };
}

function boxTest(c: Columns, [west, south, east, north]: NonNullable<IndexQuery['box']>) {
  const crosses = west > east;
  return (slot: number): boolean => {
    const y = c.y[slot]!;
    if (Number.isNaN(y)) return false;
    const lng = longitudeOf(c.x[slot]!);
    const lat = latitudeOf(y);
    if (lat < south || lat > north) return false;
    return crosses ? lng >= west || lng <= east : lng >= west && lng <= east;
  };
}

/** Even-odd rule over the edges that cross the parallel of the point. */
function isInside(corners: Area['corners'], lng: number, lat: number): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [xi, yi] = corners[i]!;
    const [xj, yj] = corners[j]!;
    if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function areasTest(c: Columns, areas: readonly Area[]) {
  const wanted = areas.filter(({ excluded }) => !excluded);
  const unwanted = areas.filter(({ excluded }) => excluded);
  return (slot: number): boolean => {
    const y = c.y[slot]!;
    if (Number.isNaN(y)) return false;
    const lng = longitudeOf(c.x[slot]!);
    const lat = latitudeOf(y);
    const within = ({ corners }: Area) => isInside(corners, lng, lat);
    return (wanted.length === 0 || wanted.some(within)) && !unwanted.some(within);
  };
}

/** The tests whose failure nothing counts: place, region and text. */
function demanded(c: Columns, query: IndexQuery): ((slot: number) => boolean)[] {
  const tests: ((slot: number) => boolean)[] = [];
  const { state, country, ids } = query;
  if (state !== undefined) tests.push((slot) => c.state[slot] === state);
  if (country !== undefined) tests.push((slot) => c.country[slot] === country);
  if (ids) {
    const wanted = new Set(ids);
    tests.push((slot) => wanted.has(c.id[slot]!));
  }
  if (query.circle) tests.push(circleTest(c, query.circle));
  if (query.box) tests.push(boxTest(c, query.box));
  if (query.areas?.length) tests.push(areasTest(c, query.areas));
  return tests;
}

function parameterMask(ids: readonly number[]): Uint32Array {
  const mask = new Uint32Array(PARAMETER_WORDS);
  for (const id of ids) mask[id >> 5]! |= 1 << (id & 31);
  return mask;
}

/** Prepares a query for a walk over all slots. Cheap tests come first, and two failures end the work on a slot. */
export function matcherOf(c: Columns, query: IndexQuery): Matcher {
  const { deal, city, minPrice, maxPrice, posted, bedroomsMin, bathroomsMin, areaMin, areaMax } = query;
  const categories = query.categories && new Set(query.categories);
  const onlyCategory = query.categories?.length === 1 ? query.categories[0] : undefined;
  const mask = query.parameterIds?.length ? parameterMask(query.parameterIds) : undefined;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const low = minPrice ?? 0;
  const high = maxPrice ?? Number.POSITIVE_INFINITY;
  const hasArea = areaMin !== undefined || areaMax !== undefined;
  const tests = demanded(c, query);
  const { flags, deal: deals, category, price, city: cities, parameters } = c;

  const statesAny = (slot: number, wanted: Uint32Array) => {
    const base = slot * PARAMETER_WORDS;
    for (let word = 0; word < PARAMETER_WORDS; word += 1)
      if ((parameters[base + word]! & wanted[word]!) !== 0) return true;
    return false;
  };
  const isCategory = (slot: number) =>
    onlyCategory !== undefined ? category[slot] === onlyCategory : categories!.has(category[slot]!);
  const hasRooms = (value: number, least: number) => value !== NO_ROOMS && value >= least;

  return (slot) => {
    const flag = flags[slot]!;
    if ((flag & FLAG.live) === 0) return -1;
    let fails = 0;
    if (deal !== undefined && deals[slot] !== deal) fails |= FAILS.deal;
    if (categories && !isCategory(slot)) fails |= FAILS.category;
    if (hasPrice && !(price[slot]! >= low && price[slot]! <= high)) fails |= FAILS.price;
    if ((fails & (fails - 1)) !== 0) return fails;
    if (city !== undefined && cities[slot] !== city) fails |= FAILS.city;
    if (query.promoted && (flag & FLAG.promoted) === 0) fails |= FAILS.promoted;
    if (query.premium && (flag & FLAG.premium) === 0) fails |= FAILS.premium;
    if (mask && !statesAny(slot, mask)) fails |= FAILS.parameters;
    if ((fails & (fails - 1)) !== 0) return fails;
    if (posted && !(c.posted[slot]! >= posted[0] && c.posted[slot]! < posted[1])) fails |= FAILS.posted;
    if (bedroomsMin !== undefined && !hasRooms(c.bedrooms[slot]!, bedroomsMin)) fails |= FAILS.bedrooms;
    if (bathroomsMin !== undefined && !hasRooms(c.bathrooms[slot]!, bathroomsMin)) fails |= FAILS.bathrooms;
    // A comparison with "not stated" (NaN) is false, so such a listing fails.
    if (hasArea && !inRange(c.area[slot]!, areaMin, areaMax)) fails |= FAILS.area;
    if ((fails & (fails - 1)) !== 0) return fails;
    for (const test of tests) if (!test(slot)) return fails | FAILS.other;
    return fails;
  };
}

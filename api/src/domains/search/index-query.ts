import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { LARGEST_FACILITY, LARGEST_PARAMETER } from '../../search-index/columns.ts';
import type { IndexQuery } from '../../search-index/query.ts';
import type { SearchIndex } from '../../search-index/search-index.ts';
import { dateRange, type PropertyFilter } from '../catalogue/filters.ts';
import * as queries from './search.queries.ts';

/** Above so many text matches the index is asked in vain: the list would be longer than the walk. */
const MOST_TEXT_MATCHES = 100_000;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A span of time in the seconds of the index: from inclusive, to exclusive. */
export const postedRange = (since: '0' | '1', now: Date): [number, number] => {
  const [from, to] = dateRange(since, now);
  return [seconds(from), since === '0' ? seconds(to) + 1 : seconds(to)];
};

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly index: SearchIndex;
}

/**
 * The filter in the codes of the index. Undefined when the index cannot answer it: exact positions, facts and places with large ids.
 * A text goes to PostgreSQL first, which knows where it stands, and comes back as ids.
 */
export async function indexQueryOf(
  { db, clock, index }: Dependencies,
  filter: PropertyFilter,
): Promise<IndexQuery | 'nothing' | undefined> {
  const { parameterIds, featureIds, nearby, at } = filter;
  const isLarge = (id: number) => id > LARGEST_PARAMETER;
  if (parameterIds?.some(isLarge) || featureIds?.some(isLarge) || (at && !at.radius)) return undefined;
  if (nearby?.some(({ id }) => id > LARGEST_FACILITY)) return undefined;
  await index.start();
  let categories = filter.categoryIds?.length ? [...filter.categoryIds] : undefined;
  for (const id of [filter.categoryId, await queries.categoryOfSlug(db, filter.categorySlug)]) {
    if (id === null) return 'nothing';
    if (id !== undefined) categories = !categories || categories.includes(id) ? [id] : [];
  }
  if (categories?.length === 0) return 'nothing';
  const ids = filter.search ? await queries.textMatches(db, filter.search, MOST_TEXT_MATCHES) : undefined;
  if (ids && ids.length > MOST_TEXT_MATCHES) return undefined;
  const { places } = index;
  return {
    deal: filter.propertyType,
    categories,
    city: filter.city === undefined ? undefined : places.cities.find(filter.city),
    state: filter.state === undefined ? undefined : places.states.find(filter.state),
    country: filter.country === undefined ? undefined : places.countries.find(filter.country),
    minPrice: filter.minPrice || undefined,
    maxPrice: filter.maxPrice || undefined,
    parameterIds: parameterIds?.length ? parameterIds : undefined,
    featureIds: featureIds?.length ? featureIds : undefined,
    nearby: nearby?.length ? nearby : undefined,
    promoted: filter.promoted,
    organic: filter.organic,
    premium: filter.premium,
    posted: filter.postedSince && postedRange(filter.postedSince, clock.now()),
    bedroomsMin: filter.bedroomsMin || undefined,
    bathroomsMin: filter.bathroomsMin || undefined,
    areaMin: filter.areaMin || undefined,
    areaMax: filter.areaMax || undefined,
    box: filter.box,
    areas: filter.areas,
    circle: at?.radius ? { latitude: at.latitude, longitude: at.longitude, radius: at.radius } : undefined,
    ids,
  };
}

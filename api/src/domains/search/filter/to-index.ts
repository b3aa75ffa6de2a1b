import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import { LARGEST_PLACE_KIND_ID, LARGEST_ATTRIBUTE_ID } from '#search-index/columns/columns.ts';
import type { IndexFilter } from '#search-index/filter.ts';
import type { SearchIndex } from '#search-index/search-index.ts';
import { textMatches } from '#domains/search/search.queries.ts';
import { dateRange, type ResolvedFilter } from './filter.ts';

/** With more text matches the list of ids would be longer than the walk; PostgreSQL searches instead. */
const MAX_TEXT_MATCHES = 100_000;

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

/** The index has no column for it; PostgreSQL searches. */
const UNSUPPORTED = 'unsupported';

type Part = IndexFilter | typeof UNSUPPORTED;
type Row<Value> = (value: Value, dependencies: Dependencies) => Part | Promise<Part>;

/** The filter of the index for each part of a filter. */
const rows = {
  categoryIds: (ids) => (ids.length > 0 ? { categories: ids } : {}),
  propertyType: (deal) => ({ deal }),
  country: (name, { index: { places } }) => ({ country: places.countries.find(name) }),
  state: (name, { index: { places } }) => ({ state: places.states.find(name) }),
  city: (name, { index: { places } }) => ({ city: places.cities.find(name) }),
  minPrice: (price) => ({ minPrice: price || undefined }),
  maxPrice: (price) => ({ maxPrice: price || undefined }),
  attributeIds: (ids) =>
    ids.some((id) => id > LARGEST_ATTRIBUTE_ID)
      ? UNSUPPORTED
      : { attributeIds: ids.length > 0 ? ids : undefined },
  featureIds: (ids) =>
    ids.some((id) => id > LARGEST_ATTRIBUTE_ID)
      ? UNSUPPORTED
      : { featureIds: ids.length > 0 ? ids : undefined },
  nearby: (places) =>
    places.some(({ id }) => id > LARGEST_PLACE_KIND_ID)
      ? UNSUPPORTED
      : { nearby: places.length > 0 ? places : undefined },
  promoted: (promoted) => ({ promoted }),
  organic: (organic) => ({ organic }),
  premium: (premium) => ({ premium }),
  postedSince: (since, { clock }) => ({ posted: postedRange(since, clock.now()) }),
  // Exact positions, without a radius, belong to deployed clients.
  at: ({ latitude, longitude, radius }) =>
    radius ? { circle: { latitude, longitude, radius } } : UNSUPPORTED,
  box: (box) => ({ box }),
  areas: (areas) => ({ areas }),
  bedroomsMin: (count) => ({ bedroomsMin: count || undefined }),
  bathroomsMin: (count) => ({ bathroomsMin: count || undefined }),
  areaMin: (area) => ({ areaMin: area || undefined }),
  areaMax: (area) => ({ areaMax: area || undefined }),
  energyClasses: (classes) => ({ energyClasses: classes.length > 0 ? classes : undefined }),
  // PostgreSQL finds texts and returns ids.
  search: async (text, { db }) => {
    if (text === '') return {};
    const ids = await textMatches(db, text, MAX_TEXT_MATCHES);
    return ids.length > MAX_TEXT_MATCHES ? UNSUPPORTED : { ids };
  },
} satisfies { [Key in keyof Required<ResolvedFilter>]: Row<NonNullable<ResolvedFilter[Key]>> };

/** The filter in the codes of the index; undefined when the index does not support it. */
export async function toIndex(
  dependencies: Dependencies,
  filter: ResolvedFilter,
): Promise<IndexFilter | undefined> {
  const { index } = dependencies;
  await index.start();
  let indexFilter: IndexFilter = {};
  for (const [key, row] of Object.entries(rows) as [keyof ResolvedFilter, Row<unknown>][]) {
    const value = filter[key];
    const part = value === undefined ? {} : await row(value, dependencies);
    if (part === UNSUPPORTED) return undefined;
    indexFilter = { ...indexFilter, ...part };
  }
  return indexFilter;
}

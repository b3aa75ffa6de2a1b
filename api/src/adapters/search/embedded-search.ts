import type { FacetCounts, SearchEngine, SearchFilter } from '#ports/search-engine.ts';
import { LARGEST_ATTRIBUTE_ID, LARGEST_PLACE_KIND_ID } from '#search-index/columns/columns.ts';
import type { Dictionary } from '#search-index/columns/dictionary.ts';
import type { IndexFilter } from '#search-index/filter.ts';
import { SearchIndex, type IndexDependencies } from '#search-index/search-index.ts';

const codeOf = (dictionary: Dictionary, name: string | undefined) =>
  name === undefined ? undefined : dictionary.find(name);

const areAtMost = (ids: readonly number[] = [], largest: number) => ids.every((id) => id <= largest);

/** Searches in the columns that this process keeps in memory (ADR 0015). */
export function embeddedSearch(dependencies: IndexDependencies): SearchEngine {
  const index = new SearchIndex(dependencies);

  /** The filter in codes, which are known once the columns are filled. */
  async function coded<Filter extends SearchFilter>({ city, state, country, ...rest }: Filter) {
    await index.start();
    const { cities, states, countries } = index.places;
    return {
      ...rest,
      city: codeOf(cities, city),
      state: codeOf(states, state),
      country: codeOf(countries, country),
    } satisfies IndexFilter;
  }

  return {
    get isReady() {
      return index.isReady;
    },
    isAwaited: true,
    get version() {
      return index.version;
    },
    sharedVersion: undefined,
    get state() {
      return index.state;
    },
    start: () => index.start(),
    stop: () => index.stop(),
    supports: ({ attributeIds, featureIds, nearby }) =>
      areAtMost(attributeIds, LARGEST_ATTRIBUTE_ID) &&
      areAtMost(featureIds, LARGEST_ATTRIBUTE_ID) &&
      areAtMost(
        nearby?.map(({ id }) => id),
        LARGEST_PLACE_KIND_ID,
      ),
    count: async (filter) => index.query({ kind: 'count', filter: await coded(filter) }),
    page: async ({ filter, ...query }, signal) =>
      index.query({ kind: 'page', filter: await coded(filter), ...query }, signal),
    async facets({ filter, ...query }): Promise<FacetCounts> {
      const counts = await index.query({ kind: 'facets', filter: await coded(filter), ...query });
      const { cities } = index.places;
      return {
        ...counts,
        cities: new Map(Array.from(counts.cities, ([code, count]) => [cities.textOf(code), count])),
      };
    },
    viewport: async ({ filter, zoom }, signal) =>
      index.query({ kind: 'viewport', filter: { ...(await coded(filter)), box: filter.box }, zoom }, signal),
    priceScale: (deal) => index.priceScale(deal),
    corrected: async (text) => (await index.vocabulary()).corrected(text),
  };
}

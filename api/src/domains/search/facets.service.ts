import { energyClasses, type SearchFacets } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { FacetCounts } from '#search-index/facets.ts';
import type { PriceScale } from '#search-index/columns/price-scale.ts';
import type { IndexQuery } from '#search-index/query.ts';
import type { SearchIndex } from '#search-index/search-index.ts';
import { resolveCategories, type PropertyFilter } from '#domains/search/filter/filter.ts';
import { postedRange, toIndex } from '#domains/search/filter/to-index.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly index: SearchIndex;
}

const MOST_CITIES = 50;
/** How long the steps of the price histogram stay as they are, so that columns do not jump while somebody filters. */
const SCALE_AGE = 600_000;
/** How long an answer is kept while no listing changes: what was posted "this week" depends on the time. */
const ANSWER_AGE = 30_000;

const descending = <T>(counts: Map<T, number>) =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const roomOptions = (counts: number[]) => counts.map((count, at) => ({ value: at + 1, count }));

function shape(counts: FacetCounts, scale: PriceScale, cityOf: (code: number) => string): SearchFacets {
  const cities = new Map([...counts.cities].map(([code, count]) => [cityOf(code), count]));
  cities.delete('');
  return {
    total: counts.total,
    property_type: [
      { value: '0', count: counts.deals[0] },
      { value: '1', count: counts.deals[1] },
    ],
    categories: descending(counts.categories),
    cities: descending(cities).slice(0, MOST_CITIES),
    parameters: descending(counts.parameters),
    features: descending(counts.features),
    facilities: counts.nearby.map(({ id, ...rest }) => ({ value: id, ...rest })),
    posted_since: [
      { value: '0', count: counts.postedWeek },
      { value: '1', count: counts.postedYesterday },
    ],
    promoted: counts.promoted,
    premium: counts.premium,
    bedrooms: roomOptions(counts.bedrooms),
    bathrooms: roomOptions(counts.bathrooms),
    energy_class: energyClasses.map((value, at) => ({ value, count: counts.energyClasses[at]! })),
    price: counts.prices.map((count, at) => ({
      from: scale.low + at * scale.step,
      to: at === counts.prices.length - 1 ? null : scale.low + (at + 1) * scale.step,
      count,
    })),
  };
}

const nothing: SearchFacets = {
  total: 0,
  property_type: [],
  categories: [],
  cities: [],
  parameters: [],
  features: [],
  facilities: [],
  posted_since: [],
  promoted: 0,
  premium: 0,
  bedrooms: [],
  bathrooms: [],
  energy_class: [],
  price: [],
};

/** Matches per option of every filter, and the price histogram. */
export function facetsService({ db, clock, index }: Dependencies) {
  const scales = new LRUCache<string, PriceScale>({ max: 4, ttl: SCALE_AGE });
  const answers = new LRUCache<string, Promise<SearchFacets>>({ max: 200, ttl: ANSWER_AGE });

  async function scaleOf(deal: number | undefined): Promise<PriceScale> {
    const key = String(deal);
    const scale = scales.get(key) ?? (await index.priceScale(deal));
    scales.set(key, scale);
    return scale;
  }

  async function counted(query: IndexQuery, deal: number | undefined): Promise<SearchFacets> {
    const now = clock.now();
    const scale = await scaleOf(deal);
    const counts = await index.ask({
      kind: 'facets',
      query,
      scale,
      week: postedRange('0', now),
      yesterday: postedRange('1', now),
    });
    return shape(counts, scale, (code) => index.places.cities.textOf(code));
  }

  return {
    async count(filter: PropertyFilter): Promise<SearchFacets> {
      // Exact positions belong to deployed clients; nobody filters further there.
      const resolved = await resolveCategories(db, filter);
      const query = resolved && (await toIndex({ db, clock, index }, resolved));
      if (!query) return nothing;
      if (query.ids) return counted(query, filter.propertyType);
      const key = `${index.version} ${JSON.stringify(filter)}`;
      const kept = answers.get(key);
      if (kept) return kept;
      const counting = counted(query, filter.propertyType);
      answers.set(key, counting);
      counting.catch(() => answers.delete(key));
      return counting;
    },
  };
}

export type FacetsService = ReturnType<typeof facetsService>;

import { energyClasses, type SearchFacets } from '@lintel/api-contract';
import { schemas } from '@lintel/api-contract/schemas';
import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { FacetCounts, PriceScale, SearchEngine, SearchFilter } from '#ports/search-engine.ts';
import { resolveCategories, type PropertyFilter } from '#domains/search/filter/filter.ts';
import { postedRange } from '#domains/search/filter/conditions.ts';
import { toEngine } from '#domains/search/filter/to-engine.ts';
import type { sharedAnswers } from './shared-answers.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly engine: SearchEngine;
  readonly shared: ReturnType<typeof sharedAnswers>;
}

const MAX_CITIES = 50;
/** How long the steps of the price histogram stay as they are, so that columns do not jump while the user filters. */
const SCALE_AGE_MS = 600_000;
/** How long a result is cached while no listing changes; "posted this week" depends on the time. */
const RESULT_AGE_MS = 30_000;

const descending = <T>(counts: Map<T, number>) =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const roomOptions = (counts: number[]) => counts.map((count, at) => ({ value: at + 1, count }));

function shape(counts: FacetCounts, scale: PriceScale): SearchFacets {
  const cities = new Map(counts.cities);
  cities.delete('');
  return {
    total: counts.total,
    property_type: [
      { value: '0', count: counts.deals[0] },
      { value: '1', count: counts.deals[1] },
    ],
    categories: descending(counts.categories),
    cities: descending(cities).slice(0, MAX_CITIES),
    parameters: descending(counts.attributes),
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

const NO_FACETS: SearchFacets = {
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
export function facetsService({ db, clock, engine, shared }: Dependencies) {
  const scales = new LRUCache<string, PriceScale>({ max: 4, ttl: SCALE_AGE_MS });
  const results = new LRUCache<string, Promise<SearchFacets>>({ max: 200, ttl: RESULT_AGE_MS });

  async function scaleOf(deal: number | undefined): Promise<PriceScale> {
    const key = String(deal);
    const scale = scales.get(key) ?? (await engine.priceScale(deal));
    scales.set(key, scale);
    return scale;
  }

  async function counted(engineFilter: SearchFilter, deal: number | undefined): Promise<SearchFacets> {
    const now = clock.now();
    const scale = await scaleOf(deal);
    const counts = await engine.facets({
      filter: engineFilter,
      scale,
      week: postedRange('0', now),
      yesterday: postedRange('1', now),
    });
    return shape(counts, scale);
  }

  return {
    async count(filter: PropertyFilter): Promise<SearchFacets> {
      // No filter of the engine: an exact position, which only deployed clients send, without facets.
      const resolved = await resolveCategories(db, filter);
      const engineFilter = resolved && (await toEngine({ db, clock, engine }, resolved));
      if (!engineFilter) return NO_FACETS;
      if (engineFilter.ids) return counted(engineFilter, filter.propertyType);
      const key = `${engine.version} ${JSON.stringify(filter)}`;
      const cached = results.get(key);
      if (cached) return cached;
      const counting = shared({
        key: `facets ${JSON.stringify(filter)}`,
        schema: schemas.searchFacets.answer.shape.data,
        keepMs: RESULT_AGE_MS,
        ask: () => counted(engineFilter, filter.propertyType),
      });
      results.set(key, counting);
      counting.catch(() => results.delete(key));
      return counting;
    },
  };
}

export type FacetsService = ReturnType<typeof facetsService>;

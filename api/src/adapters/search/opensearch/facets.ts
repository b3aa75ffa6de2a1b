import { energyClasses, nearbySteps } from '@lintel/api-contract';
import { MAX_ROOMS, type FacetCounts, type FacetQuery, type PriceScale } from '#ports/search-engine.ts';
import { all, choicesOf, requiredOf, type Condition, type FilterGroup } from './conditions.ts';

/** More than there are categories, attributes, and kinds of places times distances. */
const ALL_OPTIONS = 1000;
/** Cities with most homes; each shard names more, so that sums are exact for them. */
const CITIES = { size: 200, shard_size: 5000 };

interface Bucket {
  readonly key: string | number;
  readonly key_as_string?: string;
  readonly doc_count: number;
}
interface Counted {
  readonly doc_count: number;
  readonly by: { readonly buckets: readonly Bucket[] };
}
type Name = FilterGroup | 'yesterday' | 'features' | 'nearby';
export interface FacetsAnswer {
  readonly aggregations: Readonly<Record<Name | 'total', Counted>>;
}

const terms = (field: string, size = ALL_OPTIONS): object => ({ terms: { field, size } });
const roomsAtLeast = (field: string): object => ({
  range: {
    field,
    ranges: Array.from({ length: MAX_ROOMS }, (_, at) => ({ key: String(at + 1), from: at + 1 })),
  },
});
const spans = (field: string, ranges: readonly (readonly [number, number])[]): object => ({
  range: { field, ranges: ranges.map(([from, to], at) => ({ key: String(at), from, to })) },
});
/** The outer steps include what lies beyond. */
const prices = ({ low, step, steps }: PriceScale): object => ({
  range: {
    field: 'price',
    ranges: Array.from({ length: steps }, (_, at) => ({
      key: String(at),
      ...(at === 0 ? {} : { from: low + at * step }),
      ...(at === steps - 1 ? {} : { to: low + (at + 1) * step }),
    })),
  },
});

/** One question: what is required leads to the documents, and each group counts those that match all other groups. */
export function facetsBody({ filter, scale, week, yesterday }: FacetQuery): object {
  const choices = choicesOf(filter);
  const others = (group?: FilterGroup): Condition =>
    all(Object.entries(choices).flatMap(([name, conditions]) => (name === group ? [] : conditions)));
  const counted = (by: object, group?: FilterGroup) => ({ filter: others(group), aggs: { by } });
  return {
    size: 0,
    track_total_hits: false,
    query: all(requiredOf(filter)),
    aggs: {
      total: { filter: others() },
      deal: counted(terms('deal'), 'deal'),
      category: counted(terms('category'), 'category'),
      city: counted(
        { terms: { field: 'city', ...CITIES, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
        'city',
      ),
      price: counted(prices(scale), 'price'),
      attributes: counted(terms('attributes'), 'attributes'),
      features: counted(terms('features')),
      nearby: counted(terms('nearby')),
      promoted: counted(terms('promoted'), 'promoted'),
      premium: counted(terms('premium'), 'premium'),
      posted: counted(spans('posted', [week, yesterday]), 'posted'),
      bedrooms: counted(roomsAtLeast('bedrooms'), 'bedrooms'),
      bathrooms: counted(roomsAtLeast('bathrooms'), 'bathrooms'),
      energyClass: counted(terms('energy_class'), 'energyClass'),
    },
  };
}

/** Counts per option from the answer to {@link facetsBody}. */
export function facetsOf({ aggregations }: FacetsAnswer): FacetCounts {
  const counts = (name: Name) =>
    new Map(aggregations[name].by.buckets.map(({ key, doc_count: count }) => [String(key), count]));
  const numbered = (name: Name) =>
    new Map(Array.from(counts(name), ([key, count]) => [Number(key), count] as const));
  const inOrder = (name: Name) => aggregations[name].by.buckets.map(({ doc_count: count }) => count);
  const spansOf = counts('posted');
  const deals = counts('deal');
  const classes = counts('energyClass');
  /** Booleans are counted as 1 and 0. */
  const yes = (name: Name) => counts(name).get('1') ?? 0;
  return {
    total: aggregations.total.doc_count,
    deals: [deals.get('0') ?? 0, deals.get('1') ?? 0],
    categories: numbered('category'),
    cities: counts('city'),
    attributes: numbered('attributes'),
    features: numbered('features'),
    nearby: Array.from(counts('nearby'), ([key, count]) => {
      const [id, distance] = key.split(':').map(Number);
      return { id: id!, distance: nearbySteps.find((step) => step === distance)!, count };
    }),
    promoted: yes('promoted'),
    premium: yes('premium'),
    postedWeek: spansOf.get('0') ?? 0,
    postedYesterday: spansOf.get('1') ?? 0,
    bedrooms: inOrder('bedrooms'),
    bathrooms: inOrder('bathrooms'),
    energyClasses: energyClasses.map((one) => classes.get(one) ?? 0),
    prices: inOrder('price'),
  };
}

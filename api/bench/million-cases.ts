import type { CompiledQuery } from 'kysely';
import type { randomFrom } from '../demo/random.ts';
import { statements } from './statements.ts';
import type { BenchWorld } from './world.ts';

const PAGE = 12;
/** Milliseconds at the 95th percentile, with the columns in memory. */
const BOUNDS = { broad: 40, facets: 30, viewport: 30 };

type Random = ReturnType<typeof randomFrom>;
export type Query = Record<string, string | number>;
/** One kind of search. */
export interface Case {
  readonly name: string;
  readonly call: string;
  readonly bound?: number;
  query(random: Random): Query;
  /**
   * One statement that answers the same; of suggestions the homes, which places and types come beside, and of words the total up to
   * 5,000.
   */
  bare(query: Query): Promise<CompiledQuery> | CompiledQuery;
}

const money = (random: Random) => {
  const low = random.whole(50, 250) * 1000;
  return { min_price: low, max_price: low + random.whole(100, 500) * 1000 };
};
const prices = (least: Query[string] | undefined, most: Query[string] | undefined) => ({
  minPrice: Number(least),
  maxPrice: Number(most),
});
const WORDS = ['garden', 'villa', 'harbour', 'bright', 'terrace', 'family'];
const TYPOS = ['gardn', 'vila', 'harbur', 'brigth', 'terace', 'famly'];

/** Every kind of search. */
export function cases({ db }: BenchWorld, centre: { latitude: number; longitude: number }): Case[] {
  const bare = statements(db);
  const around = (random: Random) => ({
    latitude: centre.latitude + random.whole(-200, 200) / 1000,
    longitude: centre.longitude + random.whole(-200, 200) / 1000,
  });
  const viewport = (zoom: number): Case => ({
    name: `viewport, zoom ${zoom}`,
    call: 'map-points',
    bound: BOUNDS.viewport,
    query(random) {
      const { latitude, longitude } = around(random);
      const width = (360 / 2 ** zoom) * (1280 / 256);
      const box = [longitude - width / 2, latitude - width / 3, longitude + width / 2, latitude + width / 3];
      const limited = box.map((value, at) =>
        Math.max(at % 2 ? -85 : -180, Math.min(at % 2 ? 85 : 180, value)),
      );
      return { bbox: limited.join(','), zoom, property_type: 0 };
    },
    bare: ({ bbox }) => bare.viewport({ propertyType: 0 }, String(bbox).split(',').map(Number), zoom),
  });
  return [
    {
      name: 'city, deal, price: page and total',
      call: 'get-property-list',
      query: (random) => ({
        city: `Town ${random.whole(1, 300)}`,
        property_type: 0,
        ...money(random),
        limit: PAGE,
        sort: 'newest',
      }),
      bare: ({ city, min_price, max_price }) =>
        bare.page({ city: String(city), propertyType: 0, ...prices(min_price, max_price) }, PAGE),
    },
    {
      name: 'broad: deal, price, bedrooms',
      call: 'get-property-list',
      bound: BOUNDS.broad,
      query: (random) => ({
        property_type: 0,
        bedrooms_min: random.whole(1, 3),
        ...money(random),
        limit: PAGE,
        sort: 'newest',
      }),
      bare: ({ min_price, max_price, bedrooms_min }) =>
        bare.page(
          { propertyType: 0, bedroomsMin: Number(bedrooms_min), ...prices(min_price, max_price) },
          PAGE,
          { broad: true },
        ),
    },
    {
      name: 'broad: nothing but the deal',
      call: 'get-property-list',
      bound: BOUNDS.broad,
      query: (random) => ({
        property_type: random.whole(0, 1),
        limit: PAGE,
        sort: 'newest',
        offset: random.whole(0, 40),
      }),
      bare: ({ property_type, offset }) =>
        bare.page({ propertyType: Number(property_type) as 0 | 1 }, PAGE + Number(offset), { broad: true }),
    },
    {
      name: 'radius 2 to 12 km',
      call: 'get-property-list',
      query: (random) => ({ ...around(random), radius: random.whole(2, 12), limit: PAGE, sort: 'newest' }),
      bare: ({ latitude, longitude, radius }) =>
        bare.page(
          { at: { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) } },
          PAGE,
        ),
    },
    {
      name: 'text in a town',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        city: `Town ${random.whole(1, 300)}`,
        limit: PAGE,
      }),
      bare: ({ search, city }) => bare.page({ search: String(search), city: String(city) }, PAGE),
    },
    {
      name: 'text everywhere',
      call: 'get-property-list',
      query: (random) => ({
        search: WORDS[random.whole(0, 5)]!,
        min_price: random.whole(10, 90) * 1000,
        limit: PAGE,
      }),
      bare: ({ search, min_price }) =>
        bare.page({ search: String(search), minPrice: Number(min_price) }, PAGE),
    },
    {
      name: 'suggestions',
      call: 'search-suggestions',
      query: (random) => ({ query: WORDS[random.whole(0, 5)]! }),
      bare: ({ query }) => bare.suggestions(String(query), PAGE),
    },
    {
      name: 'suggestions, mistyped',
      call: 'search-suggestions',
      query: (random) => ({ query: TYPOS[random.whole(0, 5)]! }),
      bare: ({ query }) => bare.suggestions(String(query), PAGE),
    },
    {
      name: 'facets and histogram, everything',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: random.whole(0, 1) }),
      bare: ({ property_type }) => bare.facets({ propertyType: Number(property_type) as 0 | 1 }),
    },
    {
      name: 'facets and histogram, filtered',
      call: 'search-facets',
      bound: BOUNDS.facets,
      query: (random) => ({ property_type: 0, category_id: random.whole(1, 6), ...money(random) }),
      bare: ({ category_id, min_price, max_price }) =>
        bare.facets({
          propertyType: 0,
          categoryId: Number(category_id),
          ...prices(min_price, max_price),
        }),
    },
    ...[3, 6, 9, 11, 13, 15, 17].map(viewport),
  ];
}

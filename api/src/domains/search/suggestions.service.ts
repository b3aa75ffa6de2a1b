import type { SearchSuggestions } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Db } from '../../db/database.ts';
import type { SearchIndex } from '../../search-index/search-index.ts';
import { folded, wordsOf } from '../../search-index/vocabulary.ts';
import { dealType } from '../listings/properties.shapes.ts';
import type { Urls } from '../urls.ts';
import { placesOnMarket } from './places.queries.ts';
import * as queries from './search.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly index: SearchIndex;
  readonly urls: Urls;
}

type Place = SearchSuggestions['places'][number];

/** How long the list of places with their counts is good enough. */
const PLACES_AGE = 60_000;
const LIMIT = 5;
/** Wrong letters that still find a place. */
const slips = (word: string) => (word.length < 3 ? false : word.length < 7 ? 1 : 2);

const indexOf = (places: readonly Place[]) => {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: wordsOf,
    processTerm: folded,
  });
  index.addAll(places.map(({ name }, id) => ({ id, name })));
  return index;
};

/** What somebody may mean who is typing into the search field. */
export function suggestionsService({ db, index, urls }: Dependencies) {
  const cache = new LRUCache<
    'places',
    { places: readonly Place[]; names: MiniSearch<{ id: number; name: string }> }
  >({ max: 1, ttl: PLACES_AGE });

  async function knownPlaces() {
    const cached = cache.get('places');
    if (cached) return cached;
    const places = await placesOnMarket(db);
    const fresh = { places, names: indexOf(places) };
    cache.set('places', fresh);
    return fresh;
  }

  async function placesLike(text: string, limit: number): Promise<Place[]> {
    const { places, names } = await knownPlaces();
    return names
      .search(text, { prefix: true, fuzzy: slips, combineWith: 'AND' })
      .flatMap(({ id, score }) => {
        const place = places[Number(id)];
        // Among places that fit about equally the one with more homes comes first.
        return place ? [{ place, rank: score * Math.log2(2 + place.count) }] : [];
      })
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  return {
    async suggest(text: string, limit = LIMIT): Promise<SearchSuggestions> {
      if (wordsOf(text).length === 0) return { corrected: null, places: [], categories: [], listings: [] };
      const corrected = (await index.vocabulary()).corrected(text) ?? null;
      const wanted = corrected ?? text;
      const [places, categories, listings] = await Promise.all([
        placesLike(text, limit),
        queries.categoriesNamed(db, wanted, limit),
        queries.listingsTitled(db, wanted, limit),
      ]);
      return {
        corrected,
        places,
        categories: categories.map(({ image, ...category }) => ({ ...category, image: urls.image(image) })),
        listings: listings.map(({ property_type, ...listing }) => ({
          ...listing,
          property_type: dealType(property_type),
        })),
      };
    },
  };
}

export type SuggestionsService = ReturnType<typeof suggestionsService>;

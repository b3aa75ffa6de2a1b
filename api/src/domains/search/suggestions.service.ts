import type { SearchSuggestions } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Db } from '#db/database.ts';
import type { ContentTranslations } from '#http/language.ts';
import { SearchAwayError, type SearchEngine } from '#ports/search-engine.ts';
import { folded, wordsOf } from '#search-index/columns/vocabulary.ts';
import { dealType } from '#domains/listings/properties/properties.shapes.ts';
import type { Urls } from '#wire/urls.ts';
import { searchWords } from './filter/words.ts';
import { placesOnMarket } from './places.queries.ts';
import * as queries from './search.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly urls: Urls;
  /** Texts of the content in a language. */
  readonly contentTranslations: (language: string) => Promise<ContentTranslations | undefined>;
}

/** Number of suggestions of each kind, and the language of the client. */
interface SuggestionOptions {
  limit?: number | undefined;
  language?: string | undefined;
}

type Place = SearchSuggestions['places'][number];

/** How long the list of places with their counts is good enough. */
const PLACES_AGE_MS = 60_000;
const LIMIT = 5;
/** Languages whose names of places are kept at once. */
const MAX_LANGUAGES = 8;
/** Wrong letters with which a place is still found. */
const allowedTypos = (word: string) => (word.length < 3 ? false : word.length < 7 ? 1 : 2);

type Names = MiniSearch<{ id: number; name: string; translated: string }>;

/** Index of the names as written, and in the language of the client. */
const indexOf = (places: readonly Place[], words: ContentTranslations | undefined): Names => {
  const index: Names = new MiniSearch({
    fields: ['name', 'translated'],
    tokenize: wordsOf,
    processTerm: folded,
  });
  index.addAll(places.map(({ name }, id) => ({ id, name, translated: words?.get(name) ?? '' })));
  return index;
};

/** Without an engine a text stays as it was typed. */
async function correctedBy(engine: SearchEngine, text: string): Promise<string | undefined> {
  try {
    return await engine.corrected(text);
  } catch (error) {
    if (error instanceof SearchAwayError) return undefined;
    throw error;
  }
}

/** Suggestions for a text that a user is typing into the search field. */
export function suggestionsService({ db, engine, urls, contentTranslations }: Dependencies) {
  const cache = new LRUCache<string, { places: readonly Place[]; names: Names }>({
    max: MAX_LANGUAGES,
    ttl: PLACES_AGE_MS,
  });

  async function knownPlaces(language: string) {
    const cached = cache.get(language);
    if (cached) return cached;
    const [places, words] = await Promise.all([
      placesOnMarket(db),
      language ? contentTranslations(language) : undefined,
    ]);
    const fresh = { places, names: indexOf(places, words) };
    cache.set(language, fresh);
    return fresh;
  }

  async function placesLike(text: string, language: string, limit: number): Promise<Place[]> {
    const { places, names } = await knownPlaces(language);
    return names
      .search(text, { prefix: true, fuzzy: allowedTypos, combineWith: 'AND' })
      .flatMap(({ id, score }) => {
        const place = places[Number(id)];
        // Among places that fit about equally the one with more homes comes first.
        return place ? [{ place, rank: score * Math.log2(2 + place.count) }] : [];
      })
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  /** Types of homes by words of their names, here (`wanted`) or in the language of the client (`typed`). */
  async function categoriesNamed(wanted: string, typed: string, language: string) {
    const words = language ? await contentTranslations(language) : undefined;
    const has = (name: string, text: string) =>
      searchWords(text).every((word) => folded(name).includes(folded(word)));
    return (await queries.activeCategories(db)).flatMap((category) => {
      const name = words?.get(category.name) ?? category.name;
      return has(category.name, wanted) || has(name, typed) ? [{ ...category, name }] : [];
    });
  }

  /** Kinds of places by the beginnings of their names, here or in the language of the client. */
  async function facilitiesNamed(text: string, language: string, limit: number) {
    const prefix = folded(text.trim());
    if (prefix.length < 3) return [];
    const words = language ? await contentTranslations(language) : undefined;
    const begins = (name: string) =>
      wordsOf(name).some((_, at, all) => folded(all.slice(at).join(' ')).startsWith(prefix));
    return (await queries.facilities(db))
      .filter(({ name }) => begins(name) || begins(words?.get(name) ?? ''))
      .slice(0, limit)
      .map(({ image, ...facility }) => ({ ...facility, image: urls.image(image) }));
  }

  return {
    async suggest(
      text: string,
      { limit = LIMIT, language = '' }: SuggestionOptions = {},
    ): Promise<SearchSuggestions> {
      if (wordsOf(text).length === 0)
        return { corrected: null, places: [], categories: [], listings: [], facilities: [] };
      const corrected = (await correctedBy(engine, text)) ?? null;
      const wanted = corrected ?? text;
      const [places, categories, listings, facilities] = await Promise.all([
        placesLike(text, language, limit),
        categoriesNamed(wanted, text, language),
        queries.listingsTitled(db, wanted, limit),
        facilitiesNamed(text, language, limit),
      ]);
      return {
        corrected,
        facilities,
        places,
        categories: categories
          .slice(0, limit)
          .map(({ image, ...category }) => ({ ...category, image: urls.image(image) })),
        listings: listings.map(({ property_type, ...listing }) => ({
          ...listing,
          property_type: dealType(property_type),
        })),
      };
    },
  };
}

export type SuggestionsService = ReturnType<typeof suggestionsService>;

import type { FoundPlace } from '@lintel/api-contract';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Db } from '#db/database.ts';
import { kilometresBetween } from '#geo/earth.ts';
import type { Geocoder, NamedPlace } from '#ports/geocoder.ts';
import { folded, wordsOf } from '#search-index/columns/vocabulary.ts';
import { citiesWithPosition } from './places.queries.ts';

/** How long the list of own cities is good enough. */
const CITIES_MAX_AGE_MS = 60_000;
/** Within this distance of one of our own cities a user is in it, if no other town is nearer. */
const OWN_CITY_RADIUS_KM = 30;
const LIMIT = 8;
const slips = (word: string) => (word.length < 4 ? false : word.length < 7 ? 1 : 2);

const shape = (place: NamedPlace, hasListings: boolean): FoundPlace => ({
  ...place,
  formatted_address: [place.city, place.state, place.country].filter(Boolean).join(', '),
  has_listings: hasListings,
});

/** Where a user is or wants to look: our own cities first, then those of the world. */
export function placesService({ db, geocoder }: { db: Db; geocoder: Geocoder }) {
  const cache = new LRUCache<
    'own',
    { cities: NamedPlace[]; names: MiniSearch<{ id: number; city: string }> }
  >({
    max: 1,
    ttl: CITIES_MAX_AGE_MS,
  });

  async function own() {
    const cached = cache.get('own');
    if (cached) return cached;
    const cities = (await citiesWithPosition(db)).map(({ name, latitude, longitude, state, country }) => ({
      city: name,
      state,
      country,
      latitude: latitude!,
      longitude: longitude!,
    }));
    const names = new MiniSearch<{ id: number; city: string }>({
      fields: ['city'],
      tokenize: wordsOf,
      processTerm: folded,
    });
    names.addAll(cities.map(({ city }, id) => ({ id, city })));
    const fresh = { cities, names };
    cache.set('own', fresh);
    return fresh;
  }

  return {
    async at(latitude: number, longitude: number): Promise<FoundPlace | undefined> {
      const here = { latitude, longitude };
      const { cities } = await own();
      const [nearest] = cities.toSorted((a, b) => kilometresBetween(here, a) - kilometresBetween(here, b));
      const found = await geocoder.reverse(latitude, longitude);
      const reach = nearest && kilometresBetween(here, nearest);
      if (nearest && reach! <= OWN_CITY_RADIUS_KM && (!found || reach! <= kilometresBetween(here, found)))
        return shape(nearest, true);
      return (
        found &&
        shape(
          found,
          cities.some(({ city }) => city === found.city),
        )
      );
    },

    async search(text: string, limit = LIMIT): Promise<FoundPlace[]> {
      if (wordsOf(text).length === 0) return [];
      const { cities, names } = await own();
      const mine = names
        .search(text, { prefix: true, fuzzy: slips, combineWith: 'AND' })
        .slice(0, limit)
        .flatMap(({ id }) => cities[Number(id)] ?? []);
      const others = (await geocoder.search(text, limit)).filter(
        ({ city, country }) => !mine.some((one) => one.city === city && one.country === country),
      );
      return [
        ...mine.map((place) => shape(place, true)),
        ...others.map((place) => shape(place, false)),
      ].slice(0, limit);
    },
  };
}

export type PlacesService = ReturnType<typeof placesService>;

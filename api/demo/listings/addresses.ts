import fs from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../src/config/package-root.ts';
import type { Random } from '../random.ts';

/** A building of the demo city. */
export interface Address {
  readonly latitude: number;
  readonly longitude: number;
  /** `22 Elm Hill Close, Adler Park, Port Aster`. */
  readonly text: string;
  readonly neighbourhood: string;
  readonly city: CityName;
  readonly state: string;
  readonly country: string;
  /** Kilometres to the middle of Port Aster. */
  readonly fromCentre: number;
}

interface AddressFile {
  streets: string[];
  neighbourhoods: string[];
  cities: CityName[];
  /** lng, lat, number, street, neighbourhood, city, building area in m². */
  rows: [number, number, number, number, number, number, number][];
}

export type CityName = keyof typeof cities;

export const COUNTRY = 'Lumera';
const CENTRE = { latitude: 35.2036, longitude: -24 };
const KM_PER_DEGREE = 111.2;

/** The island's cities; `share` of the listings, and the picture that stands for each. */
export const cities = {
  'Port Aster': { state: 'Aster Bay', share: 0.56, photo: 'terrace-03', latitude: 35.2036, longitude: -24 },
  Westhaven: { state: 'West Coast', share: 0.15, photo: 'villa-08', latitude: 35.2324, longitude: -24.101 },
  'Calder Point': {
    state: 'East Coast',
    share: 0.12,
    photo: 'terrace-04',
    latitude: 35.2378,
    longitude: -23.877,
  },
  'Orrin Falls': {
    state: 'North Highlands',
    share: 0.1,
    photo: 'house-01',
    latitude: 35.3223,
    longitude: -23.987,
  },
  'Sable Cove': { state: 'Aster Bay', share: 0.07, photo: 'villa-07', latitude: 35.1838, longitude: -24.075 },
} as const;

/** Deals out addresses, each at most once. */
export function addressBook(random: Random): () => Address {
  const file = path.join(packageRoot(), 'data/addresses.json');
  const {
    streets,
    neighbourhoods,
    cities: names,
    rows,
  } = JSON.parse(fs.readFileSync(file, 'utf8')) as AddressFile;
  const byCity = new Map<CityName, AddressFile['rows']>();
  for (const row of rows) {
    const city = names[row[5]]!;
    if (row[6] < 45 || !neighbourhoods[row[4]]) continue;
    byCity.set(city, byCity.get(city) ?? []);
    byCity.get(city)!.push(row);
  }
  const used = new Set<string>();

  const chooseCity = (): CityName => {
    let left = random.next();
    for (const [name, { share }] of Object.entries(cities)) {
      left -= share;
      if (left < 0 && byCity.has(name as CityName)) return name as CityName;
    }
    return 'Port Aster';
  };

  return () => {
    for (;;) {
      const city = chooseCity();
      const [longitude, latitude, number, street, neighbourhood] = random.pick(byCity.get(city)!);
      const line = `${number} ${streets[street]}`;
      if (used.has(line)) continue;
      used.add(line);
      const dx = (longitude - CENTRE.longitude) * KM_PER_DEGREE * Math.cos((CENTRE.latitude * Math.PI) / 180);
      const dy = (latitude - CENTRE.latitude) * KM_PER_DEGREE;
      return {
        latitude,
        longitude,
        text: `${line}, ${neighbourhoods[neighbourhood]}, ${city}`,
        neighbourhood: neighbourhoods[neighbourhood]!,
        city,
        state: cities[city].state,
        country: COUNTRY,
        fromCentre: Math.hypot(dx, dy),
      };
    }
  };
}

import { energyClasses } from '@lintel/api-contract';
import type { Random } from '../../random.ts';
import { daysBefore } from '../../rows.ts';
import type { CategorySlug, ParameterKey } from './taxonomy.ts';

export interface Size {
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** m² built up; for plots the ground. */
  readonly area: number;
}

/** Usual bedrooms and m² of each kind. */
const sizes: Record<
  CategorySlug,
  { beds: [number, number]; area: (beds: number, random: Random) => number }
> = {
  apartment: { beds: [1, 4], area: (beds, random) => 34 + beds * 24 * random.between(0.85, 1.2) },
  villa: { beds: [3, 6], area: (beds, random) => 90 + beds * 42 * random.between(0.9, 1.4) },
  house: { beds: [2, 5], area: (beds, random) => 50 + beds * 30 * random.between(0.9, 1.3) },
  townhouse: { beds: [2, 4], area: (beds, random) => 48 + beds * 26 * random.between(0.9, 1.2) },
  penthouse: { beds: [2, 4], area: (beds, random) => 60 + beds * 36 * random.between(0.9, 1.3) },
  studio: { beds: [0, 0], area: (_beds, random) => random.between(24, 44) },
  duplex: { beds: [2, 4], area: (beds, random) => 44 + beds * 30 * random.between(0.9, 1.2) },
  plot: { beds: [0, 0], area: (_beds, random) => random.logNormal(820, 0.4) },
  farmhouse: { beds: [3, 6], area: (beds, random) => 80 + beds * 34 * random.between(0.9, 1.3) },
  office: { beds: [0, 0], area: (_beds, random) => random.logNormal(210, 0.5) },
  shop: { beds: [0, 0], area: (_beds, random) => random.logNormal(95, 0.4) },
  warehouse: { beds: [0, 0], area: (_beds, random) => random.logNormal(1400, 0.4) },
  'co-living': { beds: [1, 1], area: (_beds, random) => random.between(14, 26) },
};

export function sizeOf(random: Random, category: CategorySlug): Size {
  const { beds, area } = sizes[category];
  const bedrooms = random.whole(...beds);
  return {
    bedrooms,
    bathrooms: Math.max(1, Math.round(bedrooms * 0.6)),
    area: Math.round(area(bedrooms, random)),
  };
}

/** Price per m² compared with an ordinary flat at the same place. */
const worth: Record<CategorySlug, number> = {
  apartment: 1,
  villa: 1.35,
  house: 0.95,
  townhouse: 1,
  penthouse: 1.6,
  studio: 1.15,
  duplex: 1.1,
  plot: 0.12,
  farmhouse: 0.7,
  office: 0.9,
  shop: 1.2,
  warehouse: 0.28,
  'co-living': 1.5,
};

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Sale price, or rent for one month. Falls with the distance to the centre and varies like real prices. */
export function priceOf(
  random: Random,
  category: CategorySlug,
  area: number,
  km: number,
  rent: boolean,
): number {
  const perMetre = 5200 - Math.min(3200, km * 330);
  const value = area * perMetre * worth[category] * random.logNormal(1, 0.16);
  if (!rent) return roundTo(value, value > 1_000_000 ? 25_000 : value > 200_000 ? 5000 : 1000);
  return roundTo((value * random.between(0.04, 0.07)) / 12, 10);
}

type Value = string | string[];
type Values = Partial<Record<ParameterKey, Value | undefined>>;

/** Kinds that have a drive or a yard. */
const WITH_DRIVE: readonly CategorySlug[] = ['villa', 'house', 'townhouse', 'farmhouse'];
const SMALL: readonly CategorySlug[] = ['studio', 'co-living'];

/** Energy class of a home of a year, before what was renovated since. */
function classOfYear(year: number): number {
  const firstYears = [2018, 2004, 1990, 1975, 1950, 1925];
  const at = firstYears.findIndex((first) => year >= first);
  return at < 0 ? energyClasses.length - 1 : at;
}

/** Drawn letters that make a home better or worse than its year. */
const BETTER = ['A', 'B'];
const WORSE = ['F'];

function energyClassOf({ yearBuilt, condition, energy }: Values): string {
  const drawn = String(energy);
  const better = Number(BETTER.includes(drawn)) + Number(condition === 'Renovated');
  const at = classOfYear(Number(yearBuilt)) - better + Number(WORSE.includes(drawn));
  return energyClasses[Math.min(Math.max(at, 0), energyClasses.length - 1)]!;
}

/** Takes out what contradicts itself: a new home of 1919 or of class G, a villa with a kitchenette and no place for a car. */
function agree(category: CategorySlug, values: Values) {
  if (values.condition === 'New') values.yearBuilt = String(2019 + (Number(values.yearBuilt) % 6));
  if (values.condition === 'To renovate') values.yearBuilt = String(1908 + (Number(values.yearBuilt) % 70));
  values.energy = energyClassOf(values);
  if (values.kitchen === 'Kitchenette' && !SMALL.includes(category)) values.kitchen = 'Separate';
  if (values.parking === 'None' && WITH_DRIVE.includes(category)) values.parking = '1';
}

/** Metres along the street; a plot is about as wide as it is deep. */
const frontageOf = (random: Random, category: CategorySlug, area: number) =>
  String(category === 'plot' ? Math.round(Math.sqrt(area) * random.between(0.7, 1.1)) : random.whole(5, 24));

/** What a listing of this kind states; most people leave some of it out. */
export function statedFacts(
  random: Random,
  {
    category,
    keys,
    size,
    rent,
    price,
    now,
    shows,
  }: {
    category: CategorySlug;
    keys: readonly ParameterKey[];
    size: Size;
    rent: boolean;
    price: number;
    now: Date;
    /** What the pictures show, which is stated then. */
    shows: { pool: boolean; terrace: boolean };
  },
): Map<ParameterKey, Value> {
  const floors =
    category === 'apartment' || category === 'penthouse' ? random.whole(4, 14) : random.whole(1, 3);
  const yes = (probability: number) => (random.chance(probability) ? 'Yes' : 'No');
  const values: Values = {
    bedrooms: size.bedrooms > 0 ? String(size.bedrooms) : undefined,
    bathrooms: String(size.bathrooms),
    area: category === 'plot' ? undefined : String(size.area),
    plotArea: String(category === 'plot' ? size.area : Math.round(size.area * random.between(1.6, 4.5))),
    floor: String(category === 'penthouse' ? floors : random.whole(0, floors)),
    floors: String(floors),
    parking: random.pick(['None', '1', '1', '2', '3+']),
    furnishing: random.pick(['Unfurnished', 'Semi-furnished', 'Furnished']),
    facing: random.pick(['North', 'East', 'South', 'South-west', 'West', 'South-east']),
    yearBuilt: String(random.whole(1908, 2024)),
    balcony: yes(0.7),
    lift: floors > 3 ? yes(0.9) : yes(0.2),
    kitchen: random.pick(['Open', 'Separate', 'Open', 'Kitchenette']),
    ownership: random.pick(['Freehold', 'Freehold', 'Leasehold']),
    condition: random.pick(['New', 'Renovated', 'Good', 'Good', 'To renovate']),
    energy: random.pick(['A', 'B', 'B', 'C', 'C', 'D', 'E', 'F']),
    pets: random.pick(['Welcome', 'On request', 'Not allowed']),
    internet: random.pick(['Fibre', 'Fibre', 'Cable', 'DSL']),
    cooling: yes(0.6),
    heating: random.pick(['Heat pump', 'Underfloor', 'Radiators', 'Radiators']),
    deposit: rent ? String(price * random.whole(1, 3)) : undefined,
    serviceCharge: String(roundTo(random.between(60, 320), 5)),
    availableFrom: daysBefore(now, -random.pick([7, 31, 75]))
      .toISOString()
      .slice(0, 10),
    amenities: random.some(
      ['Pool', 'Gym', 'Garden', 'Power backup', 'Security', 'Clubhouse', 'Play area', 'EV charger'],
      random.whole(1, 5),
    ),
    ceilingHeight: String(random.whole(6, 12)),
    docks: String(random.whole(2, 6)),
    frontage: frontageOf(random, category, size.area),
    houseRules: 'Quiet after ten. The kitchen rota hangs on the fridge.',
  };
  const always = new Set<ParameterKey>([
    'bedrooms',
    'bathrooms',
    'area',
    'plotArea',
    'docks',
    'ceilingHeight',
    'frontage',
  ]);
  agree(category, values);
  if (shows.terrace) values.balcony = 'Yes';
  if (shows.pool) values.amenities = [...new Set(['Pool', ...(values.amenities as string[])])];
  const stated = new Map<ParameterKey, Value>();
  for (const key of keys) {
    const value = values[key];
    if (value !== undefined && (always.has(key) || random.chance(0.72))) stated.set(key, value);
  }
  if (shows.pool) stated.set('amenities', values.amenities!);
  return stated;
}

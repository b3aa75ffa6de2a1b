import type { Insertable } from 'kysely';
import type { Tables } from '../../src/db/schema/tables.ts';
import { priceOf, sizeOf } from './facts/facts.ts';
import { randomFrom } from '../random.ts';
import type { CategorySlug } from './facts/taxonomy.ts';

/** What the kinds of homes of a project are called, the smallest first. */
const kinds: Partial<Record<CategorySlug, readonly string[]>> = {
  apartment: ['Garden flat', 'Courtyard flat', 'Corner flat', 'Top-floor flat'],
  villa: ['Cove villa', 'Ridge villa'],
  house: ['Row house', 'End house', 'Family house'],
  townhouse: ['Narrow town house', 'Wide town house'],
  penthouse: ['Terrace flat', 'Penthouse'],
  studio: ['Loft', 'Loft with balcony'],
  duplex: ['Duplex', 'Corner duplex', 'Duplex under the roof'],
  office: ['Studio office', 'Team office', 'Full floor'],
  shop: ['Kiosk', 'Corner shop', 'Workshop'],
  'co-living': ['Room', 'Room with balcony'],
};

/** Projects that are let and not sold: the price of a home is on request. */
const LET: readonly CategorySlug[] = ['co-living', 'shop'];
/** Nothing left, one left, and one that does not say what it sells. */
const SOLD_OUT = 10;
const ONE_LEFT = 6;
const SILENT = 13;

interface Project {
  id: number;
  category: CategorySlug;
  /** Kilometres to the middle of Port Aster. */
  fromCentre: number;
}

/** Kinds of homes of a project, each larger than the one before. */
export function projectUnits({ id, category, fromCentre }: Project): Insertable<Tables['project_units']>[] {
  if (id === SILENT) return [];
  // A chance of its own, so that the rest of the demo world stays as it is.
  const random = randomFrom(id * 7919);
  const titles = kinds[category] ?? ['Home'];
  const sizes = titles.map(() => sizeOf(random, category)).toSorted((a, b) => a.area - b.area);
  return titles.map((title, index) => {
    const { bedrooms, area } = sizes[index]!;
    return {
      project_id: id,
      title,
      bedrooms: bedrooms || null,
      area,
      price: LET.includes(category) ? null : priceOf(random, category, area, fromCentre, false),
      available: id === SOLD_OUT ? 0 : id === ONE_LEFT ? Number(index === 0) : random.whole(0, 7),
    };
  });
}

import type { ComparedProperty } from '@lintel/api-contract';
import { areaOf, valueText } from '#common/listing/attributes.ts';
import { comparedPrice, rentPeriod } from '#common/listing/listing.ts';
import type { Criterion } from './compare-address.ts';

/** The two figures of a criterion; null where one side does not state it, and then it is not weighed. */
export type Figures = Record<Criterion, { a: number; b: number } | null>;

const isRoom = /\b(bed|bath)/i;

/** Bedrooms and bathrooms together. */
function roomsOf({ facilities }: ComparedProperty): number | null {
  const stated = facilities.filter(({ name, value }) => isRoom.test(name) && valueText(value) !== '');
  if (stated.length === 0) return null;
  return stated.reduce((sum, { value }) => sum + (Number(valueText(value)) || 0), 0);
}

/** How many things the listing has: ticked choices, and every "yes". */
function featuresOf({ facilities }: ComparedProperty): number | null {
  const stated = facilities.filter(
    ({ value }) => Array.isArray(value) || /^(yes|no)$/i.test(valueText(value)),
  );
  if (stated.length === 0) return null;
  return stated.reduce(
    (sum, { value }) => sum + (Array.isArray(value) ? value.length : /^yes$/i.test(valueText(value)) ? 1 : 0),
    0,
  );
}

/** Mean distance to the places that both sides tell, so that a longer list is neither better nor worse. */
function placesOf(a: ComparedProperty, b: ComparedProperty): { a: number; b: number } | null {
  const both = a.near_by_places.flatMap(({ facility_id: id, distance }) => {
    const other = b.near_by_places.find((place) => place.facility_id === id);
    return other ? [[distance, other.distance] as const] : [];
  });
  if (both.length === 0) return null;
  const mean = (side: 0 | 1) => both.reduce((sum, pair) => sum + pair[side], 0) / both.length;
  return { a: mean(0), b: mean(1) };
}

/** A rent and a sale say nothing about each other; rents are compared by what a month costs. */
export const isSamePricing = (a: ComparedProperty, b: ComparedProperty): boolean => {
  const kind = (home: ComparedProperty) => rentPeriod(home) === undefined;
  return a.price > 0 && b.price > 0 && kind(a) === kind(b);
};

const pair = (a: number | null | undefined, b: number | null | undefined) =>
  typeof a === 'number' && typeof b === 'number' ? { a, b } : null;

export const figuresOf = (a: ComparedProperty, b: ComparedProperty): Figures => ({
  price: isSamePricing(a, b) ? { a: comparedPrice(a), b: comparedPrice(b) } : null,
  area: pair(areaOf(a.facilities), areaOf(b.facilities)),
  rooms: pair(roomsOf(a), roomsOf(b)),
  places: placesOf(a, b),
  features: pair(featuresOf(a), featuresOf(b)),
});

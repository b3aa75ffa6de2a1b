import type { Neighbourhood, PropertyDetail } from '@lintel/api-contract';
import { areaOf } from '#common/listing/attributes.ts';

/** Fewer comparable homes than this say nothing about a place. */
export const ENOUGH = 8;

export interface PriceComparison {
  /** What is compared: the price of a square metre, or the price where areas are not stated. */
  unit: 'area' | 'price';
  n: number;
  scope: Neighbourhood['scope'];
  /** Kilometres around the home that were looked at; null without a circle. */
  radius: number | null;
  lower: number;
  median: number;
  upper: number;
  values: number[];
  own: number;
  /** Per cent against the median. */
  difference: number;
  /** Which part of the range the home lies in. */
  place: 'below' | 'lower' | 'middle' | 'upper' | 'above';
}

type Home = Pick<PropertyDetail, 'price' | 'parameters'>;

/** How a home compares, or only how many there are when that is too few. */
export function comparisonOf(stats: Neighbourhood, home: Home): PriceComparison | { n: number } {
  const area = areaOf(home.parameters);
  const perArea = stats.price_per_area;
  const byArea = area && perArea && perArea.n >= ENOUGH;
  const spread = byArea ? perArea : stats.price;
  const n = byArea ? perArea.n : stats.n;
  if (!spread || n < ENOUGH || home.price <= 0) return { n };
  const { lower_quartile: lower, median, upper_quartile: upper, values = [] } = spread;
  const own = byArea ? home.price / area : home.price;
  const difference = median > 0 ? Math.round((own / median - 1) * 100) : 0;
  return {
    unit: byArea ? 'area' : 'price',
    n,
    scope: stats.scope,
    radius: stats.radius_km,
    lower,
    median,
    upper,
    values,
    own,
    difference,
    // What is shown as the median is on neither side of it.
    place:
      difference === 0 && own >= lower && own <= upper
        ? 'middle'
        : own < lower
          ? 'below'
          : own <= median
            ? 'lower'
            : own <= upper
              ? 'upper'
              : 'above',
  };
}

/**
 * Share of the strip, 0 to 1, for a value. One palace must not press everything else into a corner: beyond three times the
 * middle half on either side, values stand at the end of the strip.
 */
export function scaleOf({ values, lower, upper, own }: PriceComparison): (value: number) => number {
  const reach = Math.max(3 * (upper - lower), upper * 0.05);
  const all = [...values, lower, upper, own];
  const low = Math.max(Math.min(...all), Math.min(lower - reach, own));
  const high = Math.min(Math.max(...all), Math.max(upper + reach, own));
  return (value) => Math.min(1, Math.max(0, (value - low) / Math.max(1e-9, high - low)));
}

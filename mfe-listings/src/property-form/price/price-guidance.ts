import type { Neighbourhood } from '@lintel/api-contract';
import type { RentPeriodName } from '#property-form/form/property-values.ts';

/** A median of fewer homes is chance. */
const LEAST_COMPARABLE = 8;

/** Months of a period; the back end compares rents by the month. */
const monthsOf: Record<RentPeriodName, number> = { Daily: 12 / 365, Monthly: 1, Quarterly: 3, Yearly: 12 };

export interface PriceGuidance {
  count: number;
  lower: number;
  median: number;
  upper: number;
  /** How far the price is from the median, in whole percent; null without a price. */
  percent: number | null;
}

/** How a price lies among comparable homes; null where there are too few of them, or only far away. */
export function priceGuidance(
  found: Pick<Neighbourhood, 'n' | 'price' | 'scope'>,
  price: number | undefined,
  period: RentPeriodName | '',
): PriceGuidance | null {
  if (!found.price || found.n < LEAST_COMPARABLE || found.scope === 'everywhere') return null;
  const months = period ? monthsOf[period] : 1;
  const scaled = (amount: number) => Math.round(amount * months);
  const median = scaled(found.price.median);
  return {
    count: found.n,
    lower: scaled(found.price.lower_quartile),
    median,
    upper: scaled(found.price.upper_quartile),
    percent: price === undefined || median === 0 ? null : Math.round((price / median - 1) * 100),
  };
}

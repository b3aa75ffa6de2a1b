import { type MapCluster, type MapPoint, type MapView, monthlyPayment } from '@lintel/api-contract';
import type { PinTone } from '@lintel/map';
import { comparedPrice, rentPeriod } from '#common/listing/listing.ts';

/**
 * What the user can spend on a home; amounts in the currency of the listings, per month. Private: stored in this browser
 * and never sent.
 */
export interface Budget {
  isOn: boolean;
  /** Before taxes. */
  income: number;
  /** Payments for other loans. */
  debts: number;
  /** Own money towards the price. */
  down: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

export const noBudget: Budget = { isOn: false, income: 0, debts: 0, down: 0, rate: 4.5, years: 30 };

/** Reads what a browser stored, whatever it is. */
export function toBudget(stored: unknown): Budget {
  const given = (stored ?? {}) as Partial<Record<keyof Budget, unknown>>;
  const amount = (key: 'income' | 'debts' | 'down' | 'rate' | 'years', most: number) => {
    const value = given[key];
    return typeof value === 'number' && value >= 0 && value <= most ? value : noBudget[key];
  };
  return {
    isOn: given.isOn === true,
    income: amount('income', 1e9),
    debts: amount('debts', 1e9),
    down: amount('down', 1e12),
    rate: amount('rate', 30),
    years: Math.max(1, Math.round(amount('years', 50))),
  };
}

/** Parts of the income: up to these a home is comfortable, or a stretch (the lenders' 28/36 rule, and its upper end 43). */
const LIMITS = {
  affordable: { housing: 0.28, all: 0.36 },
  stretch: { housing: 0.36, all: 0.43 },
} as const;

type Priced = Pick<MapPoint, 'price' | 'property_type' | 'rentduration'>;

/** What a home costs a month: the rent, or the payment for a loan over what own money does not cover. */
export function monthlyCost(home: Priced, { down, rate, years }: Budget): number {
  const period = rentPeriod(home as Parameters<typeof rentPeriod>[0]);
  if (period) return comparedPrice(home);
  return monthlyPayment({ principal: home.price - down, rate, years });
}

/** Whether a cost of a month fits the budget. */
export function verdictOf(cost: number, { income, debts }: Budget): PinTone {
  const fits = ({ housing, all }: { housing: number; all: number }) =>
    cost <= income * housing && cost + debts <= income * all;
  if (fits(LIMITS.affordable)) return 'affordable';
  return fits(LIMITS.stretch) ? 'stretch' : 'beyond';
}

export interface AffordabilityCounts {
  affordable: number;
  stretch: number;
  beyond: number;
  total: number;
  /** Every home was counted by its own price; else the homes of groups were counted by the prices at their ends. */
  isExact: boolean;
}

/** How many homes of a window fit the budget. Homes without a price are left out. */
export function shareOf(
  { points, clusters }: Pick<MapView, 'points' | 'clusters'>,
  budget: Budget,
  deal: 'sell' | 'rent' = 'sell',
): AffordabilityCounts {
  const share: AffordabilityCounts = {
    affordable: 0,
    stretch: 0,
    beyond: 0,
    total: 0,
    isExact: clusters.length === 0,
  };
  const add = (home: Priced, count: number) => {
    if (home.price <= 0) return;
    share[verdictOf(monthlyCost(home, budget), budget)] += count;
    share.total += count;
  };
  for (const point of points) add(point, 1);
  // A cluster has its lowest and highest price only (of rents per month): half of its homes are counted at each.
  for (const { count, min_price: low, max_price: high } of clusters satisfies readonly MapCluster[]) {
    const half = Math.floor(count / 2);
    add({ price: low, property_type: deal, rentduration: '' }, count - half);
    add({ price: high, property_type: deal, rentduration: '' }, half);
  }
  return share;
}

/** With interest higher by so many points. */
export const atHigherRate = (budget: Budget, points: number): Budget => ({
  ...budget,
  rate: budget.rate + points,
});

/** Homes that fit now and would not any more. */
export const lostBetween = (now: AffordabilityCounts, then: AffordabilityCounts): number =>
  Math.max(0, then.beyond - now.beyond);

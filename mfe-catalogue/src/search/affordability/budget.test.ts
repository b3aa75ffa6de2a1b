import { type MapPoint, monthlyPayment } from '@lintel/api-contract';
import {
  atHigherRate,
  lostBetween,
  monthlyCost,
  noBudget,
  shareOf,
  toBudget,
  verdictOf,
  type Budget,
} from './budget.ts';

const budget: Budget = { isOn: true, income: 10_000, debts: 500, down: 60_000, rate: 5, years: 30 };
const home = (price: number, more: Partial<MapPoint> = {}) =>
  ({ price, property_type: 'sell', rentduration: '', ...more }) as MapPoint;

describe('what a home costs a month', () => {
  it('is the payment of the calculator for what own money does not cover', () => {
    expect(monthlyCost(home(460_000), budget)).toBe(
      monthlyPayment({ principal: 400_000, rate: 5, years: 30 }),
    );
    expect(monthlyCost(home(460_000), budget)).toBe(2147.29);
    expect(monthlyCost(home(50_000), budget)).toBe(0);
  });
  it.each([
    ['Monthly', 1200, 1200],
    ['Yearly', 12_000, 1000],
    ['Quarterly', 3000, 1000],
    ['', 900, 900],
  ])('is the rent, paid %s', (rentduration, price, cost) => {
    expect(monthlyCost(home(price, { property_type: 'rent', rentduration }), budget)).toBe(cost);
  });
});

it.each([
  [2800, 'affordable'],
  [2801, 'stretch'],
  [3600, 'stretch'],
  [3601, 'beyond'],
])('%i a month of 10,000 is %s', (cost, verdict) => {
  expect(verdictOf(cost, budget)).toBe(verdict);
});
it('other debts count: 3,100 with 1,000 of them is beyond a comfortable part', () => {
  expect(verdictOf(2700, { ...budget, debts: 1000 })).toBe('stretch');
  expect(verdictOf(2700, { ...budget, debts: 2000 })).toBe('beyond');
});

describe('homes of a window', () => {
  const points = [300_000, 500_000, 580_000, 670_000, 900_000, 0].map((price) => home(price));
  it('are counted one by one, but for those without a price', () => {
    expect(shareOf({ points, clusters: [] }, budget)).toEqual({
      affordable: 3,
      stretch: 1,
      beyond: 1,
      total: 5,
      isExact: true,
    });
  });
  it('are fewer at a higher rate, by the difference that is shown', () => {
    const now = shareOf({ points, clusters: [] }, budget);
    const then = shareOf({ points, clusters: [] }, atHigherRate(budget, 1));
    const counted = points.filter(({ price }) => {
      const at = (rate: number) =>
        verdictOf(monthlyPayment({ principal: price - 60_000, rate, years: 30 }), budget);
      return price > 0 && at(5) !== 'beyond' && at(6) === 'beyond';
    });
    expect(lostBetween(now, then)).toBe(counted.length);
    expect(counted).toHaveLength(1);
    expect(lostBetween(now, shareOf({ points, clusters: [] }, atHigherRate(budget, 3)))).toBe(2);
  });
  it('of groups are an estimate, and marked as one', () => {
    const clusters = [
      {
        latitude: 0,
        longitude: 0,
        count: 5,
        min_price: 200_000,
        max_price: 2_000_000,
        bounds: [0, 0, 1, 1] as [number, number, number, number],
      },
    ];
    expect(shareOf({ points: [], clusters }, budget)).toMatchObject({
      affordable: 3,
      beyond: 2,
      isExact: false,
    });
    const rents = clusters.map((cluster) => ({ ...cluster, min_price: 500, max_price: 200_000 }));
    // A11 the lowest and highest price of a cluster of rents are per month.
    expect(shareOf({ points: [], clusters: rents }, budget, 'rent')).toMatchObject({
      affordable: 3,
      beyond: 2,
    });
  });
});

it.each([null, 'x', [], { income: -5, rate: 400, years: 'many', isOn: 1 }])(
  'a stored %j is no budget',
  (stored) => expect(toBudget(stored)).toEqual(noBudget),
);

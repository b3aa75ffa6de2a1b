import fc from 'fast-check';
import { mortgageOf } from './mortgage.ts';

const start = new Date('2026-11-21T12:00:00Z');
const loan = (price: number, rate: number, years: number, downPayment = 0) =>
  mortgageOf({ price, rate, years, downPayment, start }, true);

it.each([
  [400_000, 6.5, 30, 2528.27, 510_179.81],
  [300_000, 6, 30, 1798.65, 347_515.44],
  [200_000, 4.25, 15, 1504.56, 70_819.86],
  [300_000, 0, 30, 833.33, 0],
  [1000, 12, 1, 88.85, 66.19],
])('reference values: %i at %d %% over %i years', (price, rate, years, monthly_emi, payable_interest) => {
  const { main_total } = loan(price, rate, years);
  expect(main_total).toMatchObject({ monthly_emi, payable_interest, principal_amount: price });
  expect(main_total.total_amount).toBeCloseTo(price + payable_interest, 2);
});

it('the down payment is part of the price, not of the loan', () => {
  expect(loan(500_000, 6.5, 30, 100_000).main_total).toMatchObject({
    principal_amount: 400_000,
    down_payment: 100_000,
    monthly_emi: 2528.27,
  });
});

it('years are calendar years that start this month; a balance follows from the first month and from the last', () => {
  const { yearly_totals: years } = loan(400_000, 6.5, 30);
  expect(years).toHaveLength(31);
  expect(years[0]).toMatchObject({ year: 2026, remaining_balance: 399_638, monthly_emi: 2528 });
  expect(years[0]?.monthly_totals).toEqual([
    { month: 'november', principal_amount: 362, payable_interest: 2167, remaining_balance: 399_638 },
    { month: 'december', principal_amount: 364, payable_interest: 2165, remaining_balance: 399_275 },
  ]);
  expect(years[0]?.closing_balance).toBe(399_275);
  expect(years.at(-1)).toMatchObject({ year: 2056, closing_balance: 0 });
  expect(years.at(-1)?.monthly_totals).toHaveLength(10);
});

it('the figures of a year are the sums of its months', () => {
  for (const { principal_amount, interest_paid, monthly_totals } of loan(400_000, 6.5, 30).yearly_totals) {
    const sumOf = (key: 'principal_amount' | 'payable_interest') =>
      monthly_totals.reduce((sum, month) => sum + month[key], 0);
    // Months are rounded one by one.
    expect(Math.abs(principal_amount - sumOf('principal_amount'))).toBeLessThanOrEqual(6);
    expect(Math.abs(interest_paid - sumOf('payable_interest'))).toBeLessThanOrEqual(6);
  }
});

it('without details there are the totals alone', () => {
  const details = loan(300_000, 6, 30);
  expect(mortgageOf({ price: 300_000, rate: 6, years: 30, downPayment: 0, start }, false)).toEqual({
    ...details,
    yearly_totals: [],
  });
});

it('any loan is repaid to the cent', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1e13, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      (price, rate, years) => {
        const { main_total, yearly_totals } = loan(price, rate, years);
        expect(Object.values(main_total).every(Number.isFinite)).toBe(true);
        expect(main_total.payable_interest).toBeGreaterThanOrEqual(0);
        expect(yearly_totals.at(-1)?.closing_balance).toBe(0);
        expect(yearly_totals.flatMap(({ monthly_totals }) => monthly_totals)).toHaveLength(years * 12);
      },
    ),
    { numRuns: 200 },
  );
});

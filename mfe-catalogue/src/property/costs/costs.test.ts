import { fact } from '#testing/test-data.ts';
import { monthlyCost } from './costs.ts';

const home = { price: 500_000, property_type: 'sell' as const, parameters: [] };

describe('the monthly cost of a home', () => {
  it('is the mortgage of four fifths of the price, with what the owner charges beside it', () => {
    const cost = monthlyCost({ ...home, parameters: [fact(1, 'Service charge (per month)', '120')] })!;
    // 400,000 at 4.5 % over 30 years: 2,026.74; its first interest 1,500.00.
    expect(cost.total).toBeCloseTo(2026.74 + 120, 2);
    expect(cost.parts.map(({ kind, amount }) => [kind, Math.round(amount)])).toEqual([
      ['interest', 1500],
      ['repayment', 527],
      ['service', 120],
    ]);
  });
  it('is no question for rented homes and prices on request', () => {
    expect(monthlyCost({ ...home, property_type: 'rent' })).toBeUndefined();
    expect(monthlyCost({ ...home, price: 0 })).toBeUndefined();
  });
});

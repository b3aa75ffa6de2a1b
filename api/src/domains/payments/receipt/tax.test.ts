import fc from 'fast-check';
import { taxWithin } from './tax.ts';

it.each([
  [119, 'EUR', '19', 100, 19],
  [9, 'USD', '8.875', 8.27, 0.73],
  [500, 'JPY', '10', 455, 45],
  [1.5, 'KWD', '5', 1.429, 0.071],
])('%d %s with %s %% in it: %d and %d', (total, currency, rate, net, amount) => {
  expect(taxWithin(total, currency, { name: 'VAT', rate })).toEqual({
    name: 'VAT',
    rate: Number(rate),
    net,
    amount,
  });
});

it.each(['', '0', '-3', 'none'])('there is no tax line with a rate of “%s”', (rate) => {
  expect(taxWithin(100, 'USD', { name: 'VAT', rate })).toBeNull();
});

it('net and tax add up to the total to the last cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 3000 }), (cents, rate) => {
      const tax = taxWithin(cents / 100, 'USD', { name: 'VAT', rate: String(rate / 100) })!;
      expect(Math.round(tax.net * 100) + Math.round(tax.amount * 100)).toBe(cents);
    }),
  );
});

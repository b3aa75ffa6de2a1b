import fc from 'fast-check';
import { isExact, isSameMoney, majorText, moneyOf } from './money.ts';

describe('an amount as gateways count it', () => {
  it.each([
    [19.5, 'USD', 1950],
    [500, 'JPY', 500],
    [1.234, 'KWD', 1234],
    [0, 'EUR', 0],
    // As it reads: 1.005 × 100 is 100.49999999999999 in floating point.
    [1.005, 'USD', 101],
    [0.5, 'KRW', 1],
  ])('%d %s is %i of the smallest unit', (amount, currency, minor) => {
    expect(moneyOf(amount, currency)).toEqual({ minor, currency });
  });

  it('has its currency in capitals, which also decides the number of decimals', () => {
    expect(moneyOf(500, 'jpy')).toEqual({ minor: 500, currency: 'JPY' });
  });

  it('has no decimals in currencies without a smaller unit', () => {
    for (const currency of 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
      expect(moneyOf(7, currency).minor).toBe(7);
  });

  it('has three decimals in dinars and rials of five countries', () => {
    for (const currency of ['BHD', 'JOD', 'KWD', 'OMR', 'TND']) expect(moneyOf(7, currency).minor).toBe(7000);
  });
});

describe('an amount that is charged as it is written', () => {
  it.each([
    [19.99, 'USD', true],
    [4.125, 'USD', false],
    [4.125, 'KWD', true],
    [1234.567, 'KWD', true],
    [1.2345, 'KWD', false],
    [1990.5, 'HUF', true],
    [500, 'JPY', true],
    [500.5, 'JPY', false],
  ])('%d in %s: %s', (amount, currency, expected) => {
    expect(isExact(amount, currency)).toBe(expected);
  });

  it.each([
    [1990.5, 'HUF', 'Paypal', false],
    [1990, 'HUF', 'Paypal', true],
    [1990.5, 'HUF', 'Stripe', true],
    [4.125, 'KWD', 'Stripe', false],
    [4.12, 'KWD', 'Stripe', true],
    [4.125, 'KWD', 'Razorpay', false],
    [4.12, 'KWD', 'Razorpay', true],
    [4.125, 'KWD', 'Flutterwave', true],
  ] as const)('%d %s by %s: %s', (amount, currency, gateway, expected) => {
    expect(isExact(amount, currency, gateway)).toBe(expected);
  });
});

describe('an amount as a decimal text', () => {
  it.each([
    [1950, 'USD', '19.50'],
    [5, 'USD', '0.05'],
    [0, 'EUR', '0.00'],
    [500, 'JPY', '500'],
    [1234, 'KWD', '1.234'],
    [34, 'KWD', '0.034'],
  ])('%i of the smallest unit of %s is %s', (minor, currency, text) => {
    expect(majorText({ minor, currency })).toBe(text);
  });

  it('reads as the amount that it was made from', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(moneyOf(Number(majorText({ minor, currency })), currency)).toEqual({ minor, currency });
        },
      ),
    );
  });
});

describe('money that arrived', () => {
  const asked = { minor: 1950, currency: 'USD' };
  it.each([
    [{ minor: 1950, currency: 'USD' }, true],
    [{ minor: 1950, currency: 'usd' }, true],
    [{ minor: 1949, currency: 'USD' }, false],
    [{ minor: 1951, currency: 'USD' }, false],
    [{ minor: 1950, currency: 'EUR' }, false],
  ])('%j is what was asked for: %s', (arrived, isSame) => {
    expect(isSameMoney(asked, arrived)).toBe(isSame);
    expect(isSameMoney(arrived, asked)).toBe(isSame);
  });
});

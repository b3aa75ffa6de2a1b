import { formatPaid } from './use-amount.ts';

it.each([
  [79, 'USD', '$', 'en', '$79.00'],
  [1234.5, 'EUR', 'EUR ', 'en', 'EUR 1,234.50'],
  [1234.5, 'EUR', '€', 'de', '1.234,50\u00a0€'],
  [500, 'JPY', '¥', 'en', '¥500'],
  [45_000, 'KRW', 'KRW ', 'en', 'KRW 45,000'],
  [1990.5, 'HUF', 'HUF ', 'en', 'HUF 1,990.50'],
  [79.25, 'PKR', 'PKR ', 'en', 'PKR 79.25'],
  [1.429, 'KWD', 'KWD ', 'en', 'KWD 1.429'],
  [4.1, 'BHD', 'BHD ', 'en', 'BHD 4.100'],
  [79, 'gold', 'gold ', 'en', 'gold 79.00'],
] as const)('%d %s with the sign “%s” in %s: %s', (amount, currency, symbol, locale, text) => {
  expect(formatPaid(amount, { currency, symbol, locale })).toBe(text);
});

it('has the digits of Latin script in Arabic, and no marks of direction', () => {
  expect(formatPaid(1.429, { currency: 'KWD', symbol: 'د.ك', locale: 'ar' })).toMatch(
    /^[\d.,\s\u00a0]+د\.ك$/,
  );
});

import { formatMoney } from './money.ts';

const style = { symbol: '$', suffix: true, locale: 'en' } as const;
const compact = (value: number, currency: string) => formatMoney(value, { ...style, currency });

describe('compact money', () => {
  it.each([
    ['USD', 0, '$0'],
    ['USD', 850, '$850'],
    ['USD', 850.5, '$850.50'],
    ['USD', 999, '$999'],
    ['USD', 999.999, '$1K'],
    ['USD', 1000, '$1K'],
    ['USD', 1250, '$1.25K'],
    ['USD', 1254.9, '$1.25K'],
    ['USD', 1255, '$1.26K'],
    ['USD', 450_000, '$450K'],
    ['USD', 995_000, '$995K'],
    ['USD', 999_994, '$999.99K'],
    ['USD', 999_999, '$1M'],
    ['USD', 2_500_000, '$2.5M'],
    ['USD', 999_999_999, '$1B'],
    ['USD', 1_000_000_000, '$1B'],
    ['USD', 1_234_500_000_000, '$1,234.5B'],
    ['USD', -1_500_000, '-$1.5M'],
    ['USD', -999_999, '-$1M'],
    ['EUR', 1_100, '$1.1K'],
    ['INR', 999, '$999'],
    ['INR', 12_500, '$12.5K'],
    ['INR', 99_999, '$1L'],
    ['INR', 125_000, '$1.25L'],
    ['INR', 9_999_999, '$1Cr'],
    ['INR', 12_500_000, '$1.25Cr'],
    ['BDT', 10_000_000, '$1Cr'],
    ['NPR', 100_000, '$1L'],
    ['PKR', 1_000, '$1K'],
    ['LKR', 250_000, '$2.5L'],
    ['JPY', 9_999, '$9,999'],
    ['JPY', 10_000, '$1万'],
    ['JPY', 12_345_678, '$1,234.57万'],
    ['JPY', 99_999_999, '$1億'],
    ['CNY', 125_000_000, '$1.25億'],
    ['KRW', 350_000, '$35万'],
  ])('writes %s %d as %s', (currency, value, text) => {
    expect(compact(value, currency)).toBe(text);
  });
});

describe('full money', () => {
  const full = (value: number, locale: 'en' | 'de' | 'ar', currency = 'USD') =>
    formatMoney(value, {
      currency,
      symbol: currency === 'JPY' ? '¥' : '$',
      suffix: false,
      cents: true,
      locale,
    });

  it('always has two decimals, also for a currency without cents', () => {
    expect(full(450_000, 'en')).toBe('$450,000.00');
    expect(full(19.5, 'en')).toBe('$19.50');
    expect(full(1200, 'en', 'JPY')).toBe('¥1,200.00');
    expect(full(-3.005, 'en')).toBe('-$3.01');
  });
  it('follows the language in separators and in the side of the symbol', () => {
    expect(full(1234.5, 'de')).toBe('1.234,50\u00a0$');
    expect(full(1234.5, 'ar')).toBe('1,234.50\u00a0$');
  });
  it('puts the suffix at the number and not behind the symbol', () => {
    expect(formatMoney(2_500_000, { currency: 'EUR', symbol: '€', suffix: true, locale: 'de' })).toBe(
      '2,5M\u00a0€',
    );
  });
  it('accepts a currency code that the platform does not know', () => {
    expect(full(5, 'en', 'no such code')).toBe('$5.00');
  });
});

describe('money on screen', () => {
  const onScreen = (value: number, locale: 'en' | 'de' | 'ar' = 'en') =>
    formatMoney(value, { ...style, suffix: false, currency: 'USD', locale });

  it.each([
    [1_775_000, '$1,775,000'],
    [0, '$0'],
    [-12, '-$12'],
    [19.5, '$19.50'],
    [3.999, '$4'],
    [1e15, '$1,000,000,000,000,000'],
  ])('%d is %s: whole amounts have no cents (B2)', (value, text) => {
    expect(onScreen(value)).toBe(text);
  });
  it('has no cents in other languages either (B2)', () => {
    expect(onScreen(1_775_000, 'de')).toBe('1.775.000\u00a0$');
    expect(onScreen(1_775_000, 'ar')).toBe('1,775,000\u00a0$');
  });
});

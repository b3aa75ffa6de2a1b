import { useLocale, type MoneyStyle } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { useCallback } from 'react';

/** Currencies without a smaller unit, as the back end and the gateways count them. */
const withoutDecimals = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

/** Decimals of a currency as it is charged. Browsers have none for some more that are charged with two, and refuse unknown codes. */
function decimalsOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return Math.max(2, maximumFractionDigits ?? 2);
  } catch {
    return 2;
  }
}

/** Direction marks that some languages put around a currency; amounts are isolated as left-to-right by the page instead. */
const marks = /[\u200e\u200f\u061c]/g;

/** An amount that is or was paid, to the smallest unit of its currency: `$79.00`, `¥500`, `KWD 1.429`. */
export function formatPaid(
  amount: number,
  { currency, symbol, locale }: Pick<MoneyStyle, 'currency' | 'symbol' | 'locale'>,
): string {
  const decimals = decimalsOf(currency);
  // USD gives the language's pattern, as in the prices of listings.
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
    .replace(marks, '');
}

/** Writes what was paid to the smallest unit: with the site's sign, or with its code when it was paid in another currency. */
export function useAmount(): (amount: number, currency?: string) => string {
  const { currency: own, symbol } = useCurrency();
  const locale = useLocale();
  return useCallback(
    (amount, currency = own) =>
      formatPaid(amount, { currency, symbol: currency === own ? symbol : `${currency} `, locale }),
    [own, symbol, locale],
  );
}

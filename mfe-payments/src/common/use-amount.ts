import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { useCallback } from 'react';

/** Writes what was paid to the cent: with the site's sign, or with its code when it was paid in another currency. */
export function useAmount(): (amount: number, currency?: string) => string {
  const { currency: own, symbol } = useCurrency();
  const locale = useLocale();
  return useCallback(
    (amount, currency = own) =>
      formatMoney(amount, {
        currency,
        symbol: currency === own ? symbol : `${currency} `,
        suffix: false,
        cents: true,
        locale,
      }),
    [own, symbol, locale],
  );
}

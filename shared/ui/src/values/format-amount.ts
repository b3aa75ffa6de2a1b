import type { Locale } from '@lintel/contract';
import { formatMoney } from '@lintel/i18n';

/** An amount without its currency: whole ones without decimals, others with two. */
export const formatAmount = (value: number, locale: Locale): string =>
  formatMoney(value, { currency: 'USD', symbol: '', suffix: false, locale }).trim();

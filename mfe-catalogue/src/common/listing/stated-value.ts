import type { ParameterValue } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatMoney } from '@lintel/i18n';
import type { Currency } from '@lintel/ui';
import { attributeText, valueText } from './attributes.ts';

/** Attributes are named by the administrator; a number under one of these names is an amount of money. */
const moneyWords = /\b(charges?|deposit|fees?|rates|tax(es)?)\b/i;

/** How stated values are written. */
export interface ValueStyle {
  locale: Locale;
  currency: Currency;
}

/** What an owner states of a attribute, for reading: amounts in full with their currency, areas with their unit. */
export function statedValue(attribute: ParameterValue, { locale, currency }: ValueStyle): string {
  const amount = Number(valueText(attribute.value).replaceAll(',', ''));
  return amount > 0 && moneyWords.test(attribute.name)
    ? formatMoney(amount, { ...currency, suffix: false, locale })
    : attributeText(attribute, locale);
}

import type { ParameterValue } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatDate, formatList, formatMoney } from '@lintel/i18n';
import type { Currency } from '@lintel/ui';
import { attributeText, valueText } from './attributes.ts';

/** Attributes are named by the administrator; a number under one of these names is an amount of money. */
const moneyWords = /\b(charges?|deposit|fees?|rates|tax(es)?)\b/i;

/** How stated values are written. */
export interface ValueStyle {
  locale: Locale;
  currency: Currency;
}

/** A day as owners type it, e.g. from when a home is free. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an owner states of an attribute, for reading: amounts in full with their currency, areas with their unit, days as dates. */
export function statedValue(attribute: ParameterValue, { locale, currency }: ValueStyle): string {
  const amount = Number(valueText(attribute.value).replaceAll(',', ''));
  if (amount > 0 && moneyWords.test(attribute.name))
    return formatMoney(amount, { ...currency, suffix: false, locale });
  const text = valueText(attribute.value);
  // With a time it is a day of the browser's own zone.
  if (DAY.test(text)) return formatDate(`${text}T00:00`, { locale }) || text;
  const { translated_value: translated = attribute.value } = attribute;
  return Array.isArray(translated) ? formatList(translated, locale) : attributeText(attribute, locale);
}

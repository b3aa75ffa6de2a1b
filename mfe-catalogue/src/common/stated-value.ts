import type { ParameterValue } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatMoney } from '@lintel/i18n';
import type { Currency } from '@lintel/ui';
import { factText, valueText } from '#common/card/facts.ts';

/** Facts are named by the administrator; a number under one of these names is an amount of money. */
const moneyWords = /\b(charges?|deposit|fees?|rates|tax(es)?)\b/i;

/** How stated values are written. */
export interface ValueStyle {
  locale: Locale;
  currency: Currency;
}

/** What an owner states of a fact, for reading: amounts in full with their currency, areas with their unit. */
export function statedValue(fact: ParameterValue, { locale, currency }: ValueStyle): string {
  const amount = Number(valueText(fact.value).replaceAll(',', ''));
  return amount > 0 && moneyWords.test(fact.name)
    ? formatMoney(amount, { ...currency, suffix: false, locale })
    : factText(fact, locale);
}

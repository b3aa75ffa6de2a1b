import type { MapPoint } from '@lintel/api-contract';
import type { PinTone } from '@lintel/map';
import { formatList, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable } from '@lintel/remote-kit';
import { useMemo } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { atHigherRate, monthlyCost, verdictOf } from './budget.ts';
import { storedBudget } from './stored-budget.ts';

/** The label of a pin while a budget is set. */
export interface PinCost {
  label: string;
  tone: PinTone;
  /** In words, so that colour and sign are not all. */
  name: string;
}

/** Costs of a month and verdicts for pins; undefined while no budget is in use. */
export function useBudgetPins(extraRate: number): ((point: MapPoint) => PinCost) | undefined {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { currency, symbol } = useCurrency();
  const stored = useReadable(storedBudget);
  return useMemo(() => {
    if (!stored.isOn || stored.income <= 0) return undefined;
    const budget = atHigherRate(stored, extraRate);
    return (point) => {
      const cost = monthlyCost(point, budget);
      const tone = verdictOf(cost, budget);
      const short = Number(cost.toPrecision(3));
      const amount = formatMoney(short, { currency, symbol, suffix: true, locale });
      return {
        label: t('search.afford.perMonth', { price: amount }),
        tone,
        name: formatList(
          [t('search.map.per.monthly', { price: amount }), t(`search.afford.${tone}`)],
          locale,
        ),
      };
    };
  }, [stored, extraRate, t, locale, currency, symbol]);
}

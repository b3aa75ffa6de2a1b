import type { MapPoint } from '@lintel/api-contract';
import { formatCount, formatList, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { useMemo } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { comparedPrice, rentPeriod } from '#common/listing/listing.ts';
import type { PinLabels } from './map-pins.ts';

/** Prices on pins have three digits: 422,530 → 423,000. */
const inThreeDigits = (price: number) => Number(price.toPrecision(3));

const periodTexts = {
  daily: 'search.map.per.daily',
  monthly: 'search.map.per.monthly',
  quarterly: 'search.map.per.quarterly',
  yearly: 'search.map.per.yearly',
} as const;

/** The labels of pins, in the language and currency on screen. */
export function usePinLabels(deal: string): PinLabels {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { currency, symbol } = useCurrency();
  return useMemo(() => {
    const short = (price: number) =>
      price > 0
        ? formatMoney(inThreeDigits(price), { currency, symbol, suffix: true, locale })
        : t('search.map.noPrice');
    const priced = (point: MapPoint) => {
      const period = rentPeriod(point as Parameters<typeof rentPeriod>[0]);
      return period ? t(periodTexts[period], { price: short(point.price) }) : short(point.price);
    };
    const monthly = (price: number) => t('search.afford.perMonth', { price: short(price) });
    const shortOf = (point: MapPoint) =>
      point.price > 0 && rentPeriod(point as Parameters<typeof rentPeriod>[0])
        ? monthly(comparedPrice(point))
        : short(point.price);
    const end = deal === 'rent' ? monthly : short;
    return {
      short: shortOf,
      number: (count) => formatCount(count, locale),
      home: (point) =>
        formatList(
          [priced(point), point.title, point.bedrooms && t('search.map.bedrooms', { count: point.bedrooms })],
          locale,
        ),
      group: (points) =>
        t('search.map.group', { count: points.length, price: points[0] ? shortOf(points[0]) : '' }),
      groupShort: (count) => t('search.map.homes', { count, shown: formatCount(count, locale) }),
      cluster: ({ count, min_price: low, max_price: high }) =>
        // Without a deal the ends may be a rent and a sale price, which do not compare.
        deal === ''
          ? t('search.map.homes', { count, shown: formatCount(count, locale) })
          : t('search.map.cluster', {
              count,
              shown: formatCount(count, locale),
              low: end(low),
              high: end(high),
            }),
      list: (words) => formatList(words, locale),
      state: (state) => (state === 'plain' ? '' : t(`search.map.state.${state}`)),
    };
  }, [t, deal, locale, currency, symbol]);
}

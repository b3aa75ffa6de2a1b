import { formatArea, formatDistance, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { LabelParts } from './filter-label.ts';
import { filterTable } from './filter-table.ts';

/** A distance of the search in the unit of the site. */
export function useDistanceName(): (distance: number) => string {
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  const scale = unit === 'm' || unit === 'yd' ? 1000 : 1;
  return (distance) => formatDistance(distance * scale, { unit, locale });
}

/** Text of the chip of a filter; names of categories, cities and attributes are handed in by the page, which loads them. */
export function useFilterNames(
  names: Pick<LabelParts, 'category' | 'city' | 'attribute' | 'place'>,
): (filter: Pick<AppliedFilter, 'kind' | 'value'>) => string {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const distance = useDistanceName();
  const parts: LabelParts = {
    t,
    common,
    money: (value) => formatMoney(Number(value), { ...currency, suffix: true, locale }),
    area: (value) => formatArea(Number(value), { locale }),
    distance: (value) => distance(Number(value)),
    ...names,
  };
  return ({ kind, value }) =>
    filterTable[kind === 'areas' || kind === 'box' ? 'map' : kind].label(value, parts, kind);
}

import { formatArea, formatMoney, useLocale } from '@lintel/i18n';
import { lazyPage, useCurrency } from '@lintel/remote-kit';
import { Button, RemovableChip, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#deferred-texts.ts';
import styled from 'styled-components';
import { factName } from '#common/card/facts.ts';
import type { SearchQuery } from '#common/search/search-query.ts';
import { appliedFilters, withoutFilters, type AppliedFilter } from './applied-filters.ts';
import { categories, facilities, parameters } from './search.model.ts';
import { useDistanceName } from './use-distance-name.ts';
import { useCityName } from './use-city-name.ts';

const SaveSearch = lazyPage(() => import(/* webpackChunkName: "more-filters" */ './save-search.tsx'), null);

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
}

/** Every applied filter as a chip that takes it away. */
export function FilterChips({ query, onApply }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const nameOf = useFilterNames(query);
  const applied = appliedFilters(query);
  if (applied.length === 0) return null;
  return (
    <Row role="list" aria-label={t('search.filters.applied')}>
      {applied.map((filter) => (
        <li key={`${filter.kind} ${filter.value}`}>
          <RemovableChip
            removeLabel={t('search.filters.remove', { name: nameOf(filter) })}
            onRemove={() => onApply(filter.without)}
          >
            <bdi>{nameOf(filter)}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button tone="quiet" size="small" onClick={() => onApply(withoutFilters(query))}>
          {common('actions.clearAll')}
        </Button>
      </li>
      <li>
        <SaveSearch query={query} filters={applied.map(nameOf)} />
      </li>
    </Row>
  );
}

/** Says an applied filter in words; names of categories and facts come from the back end. */
export function useFilterNames(
  query: SearchQuery,
): (filter: Pick<AppliedFilter, 'kind' | 'value'>) => string {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { known, facts, places } = useUnit({
    known: categories.$data,
    facts: parameters.$data,
    places: facilities.$data,
  });
  const distanceName = useDistanceName();
  const city = useCityName(query.city);
  const money = (value: string) => formatMoney(Number(value), { ...currency, suffix: true, locale });
  return ({ kind, value }) => {
    switch (kind) {
      case 'type':
        return common(value === 'rent' ? 'dealType.rent' : 'dealType.sell');
      case 'category':
        return known?.data.find(({ slug_id }) => slug_id === value)?.category ?? value;
      case 'min':
        return t('search.chip.min', { price: money(value) });
      case 'max':
        return t('search.chip.max', { price: money(value) });
      case 'beds':
        return t('search.chip.beds', { count: Number(value) });
      case 'baths':
        return t('search.chip.baths', { count: Number(value) });
      case 'areaMin':
        return t('search.chip.areaMin', { area: formatArea(Number(value), { locale }) });
      case 'areaMax':
        return t('search.chip.areaMax', { area: formatArea(Number(value), { locale }) });
      case 'radius':
        return t('search.filters.within', { distance: value });
      case 'since':
        return t(value === 'week' ? 'search.filters.week' : 'search.filters.yesterday');
      case 'promoted':
        return t('search.filters.promoted');
      case 'organic':
        return t('search.filters.organic');
      case 'premium':
        return t('search.filters.premium');
      case 'facility': {
        const [id, distance] = value.split(':');
        const place = places?.data.find((one) => String(one.id) === id)?.name ?? t('search.chip.place');
        return t('search.chip.near', { place, distance: distanceName(Number(distance)) });
      }
      case 'feature':
      case 'parameter': {
        const fact = facts?.data.find(({ id }) => String(id) === value);
        return fact ? factName(fact) : t('search.chip.fact', { id: value });
      }
      case 'areas':
        return t('search.chip.areas', { count: Number(value) });
      case 'box':
        return t('search.chip.box');
      case 'q':
        return t('search.chip.words', { words: value });
      case 'city':
        return city;
      case 'state':
      case 'country':
        return value;
    }
  };
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-block-end: ${tokens.space[4]};
`;

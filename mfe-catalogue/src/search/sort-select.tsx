import { useReadable, useShell } from '@lintel/remote-kit';
import { Select } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { ChosenOrder, SearchQuery } from '#common/search/filters/search-query.ts';

const sorts = {
  '': 'search.sort.default',
  newest: 'search.sort.newest',
  price_asc: 'search.sort.priceAsc',
  price_desc: 'search.sort.priceDesc',
  most_viewed: 'search.sort.mostViewed',
  most_liked: 'search.sort.mostLiked',
  distance: 'search.sort.distance',
  price_per_area: 'search.sort.pricePerArea',
  area_desc: 'search.sort.area',
  reduction: 'search.sort.reduction',
  best: 'search.sort.best',
} as const satisfies Record<ChosenOrder, string>;

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
}

/** In which order the homes stand. */
export function SortSelect({ query, onApply }: Props) {
  const { t } = useDeferredTranslation();
  const location = useReadable(useShell().location);
  const options = (Object.keys(sorts) as (keyof typeof sorts)[])
    .filter((sort) => sort !== 'distance' || location !== null || query.sort === 'distance')
    .map((sort) => ({ value: sort, label: t(sorts[sort]) }));
  return (
    <Select
      label={t('search.sort.label')}
      hideLabel
      value={query.sort}
      options={options}
      onChange={({ target }) => onApply({ ...query, sort: target.value as SearchQuery['sort'] })}
    />
  );
}

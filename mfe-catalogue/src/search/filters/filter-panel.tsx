import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { SegmentedControl, Select, tokens, type Option } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { withNumbers, type SearchQuery } from '#common/search/filters/search-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { withDeal } from '#common/search/price-needs-deal.tsx';
import { RoomFilter } from './room-filter.tsx';
import { categories, cities } from '#search/model/search.model.ts';
import { useOptionCounts } from './use-option-counts.ts';

const MoreFilters = lazyPage(() => import(/* webpackChunkName: "more-filters" */ './more-filters.tsx'), null);

const distances = [2, 5, 10, 25, 50];

interface Props {
  query: SearchQuery;
  /** Called with each finished choice; text fields report when the user leaves them. */
  onChange(query: SearchQuery): void;
}

/** All filters. Beside the results each choice applies at once; in the dialog it changes a draft. */
export function FilterPanel({ query, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const location = useReadable(useShell().location);
  const { knownCategories, knownCities } = useUnit({
    knownCategories: categories.$data,
    knownCities: cities.$data,
  });
  const counts = useOptionCounts();
  const change = (part: Partial<SearchQuery>) => onChange({ ...query, ...part });
  return (
    <Stack>
      <SegmentedControl
        label={t('search.filters.deal')}
        value={query.type}
        onValue={(type) => onChange(withDeal(query, type))}
        options={[
          { value: '', label: t('search.filters.any') },
          { value: 'sell', label: t('home.search.buy') },
          { value: 'rent', label: t('home.search.rent') },
        ]}
      />
      <Select
        label={t('search.filters.category')}
        value={query.category}
        onChange={({ target }) => change({ category: target.value })}
        options={withCurrent(
          [
            { value: '', label: t('search.filters.anyCategory') },
            ...(knownCategories?.data ?? []).map(({ id, slug_id, category }) => ({
              value: slug_id,
              ...counts.of('categories', id, category),
            })),
          ],
          query.category,
        )}
      />
      <Select
        label={t('search.filters.city')}
        value={query.city}
        onChange={({ target }) => change({ city: target.value })}
        options={withCurrent(
          [
            { value: '', label: t('search.filters.anyCity') },
            ...(knownCities?.data ?? []).map(({ City, translated_city: translated }) => ({
              value: City,
              ...counts.of('cities', City, translated ?? City),
            })),
          ],
          query.city,
        )}
      />
      {/* Chosen in the search field, by its suggestions; here they can be seen and taken away. */}
      {(['state', 'country'] as const).map(
        (kind) =>
          query[kind] && (
            <Select
              key={kind}
              label={t(`search.filters.${kind}`)}
              value={query[kind]}
              onChange={({ target }) => change({ [kind]: target.value })}
              options={[
                { value: '', label: t('search.filters.anyRegion') },
                { value: query[kind], label: query[kind] },
              ]}
            />
          ),
      )}
      {(location || query.radius !== undefined) && (
        <Select
          label={t('search.filters.distance')}
          hint={location || query.map?.at ? undefined : t('search.filters.noLocation')}
          value={query.radius ?? ''}
          onChange={({ target }) => {
            const { radius: _, ...rest } = query;
            onChange(target.value ? { ...rest, radius: Number(target.value) } : rest);
          }}
          options={withCurrent(
            [
              { value: '', label: t('search.filters.anyDistance') },
              ...distances.map((distance) => ({
                value: String(distance),
                label: t('search.filters.within', { distance }),
              })),
            ],
            String(query.radius ?? ''),
          )}
        />
      )}
      <PriceFilter query={query} onChange={onChange} />
      <RoomFilter
        label={t('search.filters.beds')}
        value={query.beds}
        onChange={(beds) => onChange(withNumbers(query, { beds }))}
      />
      <RoomFilter
        label={t('search.filters.baths')}
        value={query.baths}
        onChange={(baths) => onChange(withNumbers(query, { baths }))}
      />
      <SectionBoundary>
        <MoreFilters query={query} onChange={onChange} />
      </SectionBoundary>
    </Stack>
  );
}

/** A value from an address that the list does not have, or not yet, stays chosen under its own name. */
function withCurrent(options: Option[], current: string): Option[] {
  return options.some(({ value }) => value === current)
    ? options.map((option) => (option.value === current ? { ...option, disabled: false } : option))
    : [...options, { value: current, label: current }];
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`;

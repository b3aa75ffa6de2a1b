import { lazyPage } from '@lintel/remote-kit';
import { Button, RemovableChip, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { appliedFilters, withoutFilters } from '#common/search/filters/applied-filters.ts';
import { useResultFilterNames } from '#search/model/use-result-filter-names.ts';

const SaveSearch = lazyPage(() => import(/* webpackChunkName: "more-filters" */ './save-search.tsx'), null);

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
}

/** Every applied filter as a chip that takes it away. */
export function FilterChips({ query, onApply }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const nameOf = useResultFilterNames();
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

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-block-end: ${tokens.space[4]};
`;

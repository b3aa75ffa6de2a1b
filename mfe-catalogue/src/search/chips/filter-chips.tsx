import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { Button, RemovableChip, tokens } from '@lintel/ui';
import { useEffect, useRef } from 'react';
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
  const { list, remember } = useFocusAfterRemoval(applied.length);
  if (applied.length === 0) return null;
  return (
    <Row ref={list} role="list" aria-label={t('search.filters.applied')}>
      {applied.map((filter, index) => (
        <li key={`${filter.kind} ${filter.value}`}>
          <RemovableChip
            removeLabel={t('search.filters.remove', { name: nameOf(filter) })}
            onRemove={() => {
              remember(index);
              onApply(filter.without);
            }}
          >
            <bdi>{nameOf(filter)}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            remember(0);
            onApply(withoutFilters(query));
          }}
        >
          {common('actions.clearAll')}
        </Button>
      </li>
      <li>
        <PartBoundary>
          <SaveSearch query={query} filters={applied.map(nameOf)} />
        </PartBoundary>
      </li>
    </Row>
  );
}

/** The pressed button goes with its chip: the focus moves to the chip that takes its position, after the last to the results. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const chip = list.current?.children[Math.min(index, count - 1)];
    const next = chip?.querySelector('button') ?? document.getElementById('results');
    next?.focus({ preventScroll: true });
  }, [count]);
  return { list, remember: (index: number) => void (removed.current = index) };
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-block-end: ${tokens.space[4]};
`;

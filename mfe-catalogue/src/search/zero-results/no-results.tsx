import { formatCount, useLocale } from '@lintel/i18n';
import { useShell } from '@lintel/remote-kit';
import { Button, EmptyState, folded, searchIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { appliedCount, withoutFilters } from '#common/search/filters/applied-filters.ts';
import { useResultFilterNames } from '#search/model/use-result-filter-names.ts';
import { $namedPlaces, $namedTypes, nearPlace, ofType, type NamedType } from './named-places.model.ts';
import { $relaxations, ZeroResultsGate } from './zero-results.model.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery, options?: { replace?: boolean }): void;
}

/** Nothing found: names the single filters to relax or remove, each with the exact number of homes that it would find. */
export default function NoResults({ query, onApply }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const nameOf = useResultFilterNames();
  const { relaxations, places, types } = useUnit({
    relaxations: $relaxations,
    places: $namedPlaces,
    types: $namedTypes,
  });
  const { notify } = useShell();
  useNamedType(query, types, onApply);
  function relax(relaxed: SearchQuery, name: string) {
    onApply(relaxed);
    const undo = { label: t('search.marks.undo'), run: () => onApply(query) };
    notify({ tone: 'info', text: t('search.repair.done', { name }), action: undo });
  }
  return (
    <div role="status" data-empty>
      <ZeroResultsGate />
      <EmptyState
        icon={searchIcon}
        title={t('search.empty.title')}
        action={
          appliedCount(query) > 0 && (
            <Button
              tone={relaxations.length > 0 ? 'quiet' : 'primary'}
              onClick={() => onApply(withoutFilters(query))}
            >
              {common('actions.clearAll')}
            </Button>
          )
        }
      >
        {t('search.empty.text')}
      </EmptyState>
      {(relaxations.length > 0 || places.length > 0 || types.length > 0) && (
        <Ways>
          <h2>{t('search.repair.title')}</h2>
          <ul role="list">
            {types.map(({ slug_id: type, name }) => (
              <li key={type}>
                <Button tone="secondary" onClick={() => onApply(ofType(query, type))}>
                  {t('search.repair.type', { type: name })}
                </Button>
              </li>
            ))}
            {places.map(({ facility_id: id, name }) => (
              <li key={id}>
                <Button tone="secondary" onClick={() => onApply(nearPlace(query, id))}>
                  {t('search.repair.near', { place: name })}
                </Button>
              </li>
            ))}
            {relaxations.map(({ way, filter, query: repaired, total }) => (
              <li key={`${filter.kind} ${filter.value}`}>
                <Button tone="secondary" onClick={() => relax(repaired, nameOf(filter))}>
                  {t(way === 'relaxed' ? 'search.repair.relaxed' : 'search.repair.without', {
                    name: nameOf(filter),
                    count: total,
                    shown: formatCount(total, locale),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </Ways>
      )}
    </div>
  );
}

/** A word that is the whole name of a type is a search for it: Back does not lead to the words, which find nothing. */
function useNamedType(query: SearchQuery, types: readonly NamedType[], onApply: Props['onApply']): void {
  const words = folded(query.q.trim());
  const named = query.category === '' ? types.find(({ name }) => folded(name) === words) : undefined;
  useEffect(() => {
    if (named) onApply(ofType(query, named.slug_id), { replace: true });
    // Once for a name; the search that it begins changes the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [named?.slug_id]);
}

const Ways = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
  text-align: center;
  h2 {
    font: ${tokens.font.bodyStrong};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${tokens.space[2]};
  }
  button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

import { formatCount, useLocale } from '@lintel/i18n';
import { Button, EmptyState, searchIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import type { SearchQuery } from '#common/search/search-query.ts';
import { appliedCount, withoutFilters } from './applied-filters.ts';
import { useFilterNames } from './filter-chips.tsx';
import { $repairs, RepairGate } from './repair.model.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
}

/** Nothing found: says so, and which single filter stands in the way, with the exact number of homes behind it. */
export default function NoResults({ query, onApply }: Props) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const nameOf = useFilterNames();
  const { repairs } = useUnit({ repairs: $repairs });
  return (
    <div role="status">
      <RepairGate />
      <EmptyState
        icon={searchIcon}
        title={t('search.empty.title')}
        action={
          appliedCount(query) > 0 && (
            <Button
              tone={repairs.length > 0 ? 'quiet' : 'primary'}
              onClick={() => onApply(withoutFilters(query))}
            >
              {common('actions.clearAll')}
            </Button>
          )
        }
      >
        {t('search.empty.text')}
      </EmptyState>
      {repairs.length > 0 && (
        <Ways>
          <h3>{t('search.repair.title')}</h3>
          <ul role="list">
            {repairs.map(({ filter, total }) => (
              <li key={`${filter.kind} ${filter.value}`}>
                <Button tone="secondary" onClick={() => onApply(filter.without)}>
                  {t('search.repair.without', {
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

const Ways = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
  text-align: center;
  h3 {
    font: ${tokens.font.bodyStrong};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${tokens.space[2]};
  }
`;

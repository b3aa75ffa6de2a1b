import { formatList, useLocale } from '@lintel/i18n';
import { paths } from '@lintel/contract';
import { clockIcon, Icon, TextLink, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { readLastSearch } from '#common/search/last-search.ts';
import { appliedFilters } from '#common/search/filters/applied-filters.ts';
import { toSearchString } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useFilterNames } from '#common/search/filters/use-filter-names.ts';
import { NamesGate } from '#common/search/names.model.ts';
import { useSearchNames } from '#common/search/use-search-names.ts';
import { found, MAX_NEW, newSince, LastSearchGate } from './last-search-banner.model.ts';

/** A link to the last search with the number of homes posted since; without a network, the link alone. */
export function LastSearchBanner() {
  const { t } = useDeferredTranslation();
  // Read once: opening the results replaces it.
  const [last] = useState(readLastSearch);
  const { answer } = useUnit({ answer: found.$data });
  const words = useSearchWords();
  if (!last) return null;
  const count = answer ? newSince(answer.data, last.at) : 0;
  return (
    <Line>
      <LastSearchGate query={last.query} />
      <NamesGate cities={last.query.city !== ''} categories={last.query.category !== ''} />
      <Icon shape={clockIcon} size={20} />
      <TextLink to={paths.properties(toSearchString(last.query))}>
        {t('home.resume', { search: words(last.query) })}
      </TextLink>
      {count > 0 && <b>{count === MAX_NEW ? t('home.manyNew', { count }) : t('home.new', { count })}</b>}
    </Line>
  );
}

const named = ['category', 'type', 'city', 'state', 'country', 'q', 'beds', 'baths', 'min', 'max'] as const;

/** A search in a few words: "Villa, Porto Azul, 3+ bedrooms, up to $600K". */
function useSearchWords(): (query: SearchQuery) => string {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const namesOf = useSearchNames();
  const unknown = () => undefined;
  const nameOf = useFilterNames({
    category: (category) => namesOf({ category, city: '' }).category,
    city: (city) => namesOf({ category: '', city }).city,
    attribute: unknown,
    place: unknown,
  });
  return (query) => {
    const applied = appliedFilters(query);
    return (
      formatList(
        named.flatMap((kind) => applied.filter((filter) => filter.kind === kind)).map(nameOf),
        locale,
      ) || t('search.title.any')
    );
  };
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;
  b {
    padding: 2px ${tokens.space[2]};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.action.tint};
    color: ${tokens.color.action.onTint};
    font: ${tokens.font.smallStrong};
  }
`;

import { Checkbox, SearchField, SegmentedControl, Select, tokens } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { deals, orders, states, type OwnListingsQuery } from '../common/own-listings.query.ts';

/** Milliseconds after the last key before the list follows the words. */
const PAUSE_MS = 300;

/** Which of the own listings are shown, and in which order; all of it is in the address. */
export function ListingsToolbar({
  query,
  onQuery,
}: {
  query: OwnListingsQuery;
  onQuery(change: Partial<OwnListingsQuery>): void;
}) {
  const { t } = useTranslation('mfe-listings');
  const [words, setWords] = useState(query.words);
  useEffect(() => {
    if (words === query.words) return undefined;
    const timer = setTimeout(() => onQuery({ words }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, query.words, onQuery]);
  return (
    <Bar role="search" aria-label={t('properties.filter.all')}>
      <SegmentedControl
        label={t('properties.filter.label')}
        value={query.show}
        onValue={(show) => onQuery({ show })}
        options={states.map((value) => ({ value, label: t(`properties.filter.${value}`) }))}
      />
      <Row>
        <SearchField label={t('properties.search')} value={words} onValue={setWords} />
        <Select
          label={t('properties.deal.label')}
          value={query.deal}
          onChange={({ target }) => onQuery({ deal: deals.find((deal) => deal === target.value) ?? 'all' })}
          options={deals.map((value) => ({ value, label: t(`properties.deal.${value}`) }))}
        />
        <Select
          label={t('properties.sort.label')}
          value={query.sort}
          onChange={({ target }) =>
            onQuery({ sort: orders.find((order) => order === target.value) ?? 'newest' })
          }
          options={orders.map((value) => ({ value, label: t(`properties.sort.${value}`) }))}
        />
        <Checkbox
          label={t('properties.onlyFeatured')}
          checked={query.featured}
          onChange={({ target }) => onQuery({ featured: target.checked })}
        />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: end;
`;

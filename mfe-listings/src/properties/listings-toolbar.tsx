import { Checkbox, DelayedSearchField, SegmentedControl, Select, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { deals, orders, states, type OwnListingsQuery } from '#common/own-listings.query.ts';

/** Which of the own listings are shown, and in which order; all of it is in the address. */
export function ListingsToolbar({
  query,
  onQuery,
}: {
  query: OwnListingsQuery;
  onQuery(change: Partial<OwnListingsQuery>): void;
}) {
  const { t } = useTranslation('mfe-listings');
  return (
    <Bar role="search" aria-label={t('properties.filter.all')}>
      <SegmentedControl
        label={t('properties.filter.label')}
        value={query.show}
        onValue={(show) => onQuery({ show })}
        options={states.map((value) => ({ value, label: t(`properties.filter.${value}`) }))}
      />
      <Row>
        <DelayedSearchField
          label={t('properties.search')}
          words={query.words}
          onWords={(words) => onQuery({ words })}
        />
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

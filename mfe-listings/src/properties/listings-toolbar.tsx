import { Select } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { ListToolbar } from '#common/list-toolbar.tsx';
import { deals, orders, states, type OwnListingsQuery } from '#common/own-listings.query.ts';

/** The filters of own properties: those of all lists, and the deal. */
export function ListingsToolbar({
  query,
  onQuery,
}: {
  query: OwnListingsQuery;
  onQuery(change: Partial<OwnListingsQuery>, options?: { replace: boolean }): void;
}) {
  const { t } = useTranslation('mfe-listings');
  return (
    <ListToolbar
      query={query}
      onQuery={onQuery}
      states={states.map((value) => ({ value, label: t(`properties.filter.${value}`) }))}
      orders={orders.map((value) => ({ value, label: t(`properties.sort.${value}`) }))}
    >
      <Select
        label={t('properties.deal.label')}
        value={query.deal}
        onChange={({ target }) => onQuery({ deal: deals.find((deal) => deal === target.value) ?? 'all' })}
        options={deals.map((value) => ({ value, label: t(`properties.deal.${value}`) }))}
      />
    </ListToolbar>
  );
}

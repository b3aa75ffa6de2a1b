import { paths } from '@lintel/contract';
import { formatCount, formatPlace, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Button, PriceTag, SelectableTable, type Column, type RowKey } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOf, type ListingAction } from '#common/actions/listing-actions.ts';
import { asked } from '#common/actions/question.ts';
import { useListingActions } from '#common/actions/use-listing-actions.ts';
import { stateOf, type OwnProperty } from '#common/own-listings.query.ts';
import { InterestedCell, ListingCell, reasonOf } from '#common/listing-cell.tsx';
import { Question } from './question.tsx';
import { writes } from './properties.model.ts';

/** Own listings as a table, as cards on a phone, with the actions that each allows and some for several at once. */
export function ListingsTable({ rows }: { rows: readonly OwnProperty[] }) {
  const { t } = useTranslation('mfe-listings');
  const columns = useColumns();
  const { ask } = useUnit({ ask: asked });
  const { act, itemsOf } = useListingActions(writes);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const chosenFor = (action: ListingAction) => chosen.filter((row) => actionsOf(row).includes(action));
  const actOnAll = (action: 'confirm' | 'show' | 'hide') => {
    for (const row of chosenFor(action)) act(row, action);
    setSelected(new Set());
  };
  return (
    <SelectableTable
      cardsBelow="laptop"
      caption={t('properties.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      selected={new Set(chosen.map(({ id }) => id))}
      onSelected={setSelected}
      bulkActions={
        <>
          {(['confirm', 'show', 'hide'] as const).map(
            (action) =>
              chosenFor(action).length > 0 && (
                <Button key={action} tone="secondary" size="small" onClick={() => actOnAll(action)}>
                  {t(`properties.action.${action}`)}
                </Button>
              ),
          )}
          <Button tone="danger" size="small" onClick={() => ask({ kind: 'delete', listings: chosen })}>
            {t('properties.action.delete')}
          </Button>
        </>
      }
      rowActions={itemsOf}
    />
  );
}

const periods: Record<string, 'daily' | 'monthly' | 'quarterly' | 'yearly'> = {
  Daily: 'daily',
  Monthly: 'monthly',
  Quaterly: 'quarterly',
  Quarterly: 'quarterly',
  Yearly: 'yearly',
};

function useColumns(): Column<OwnProperty>[] {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const isRent = ({ property_type }: OwnProperty) => property_type === 'rent' || property_type === 'rented';
  return [
    {
      key: 'listing',
      header: '',
      headerCell: t('properties.column.listing'),
      cell: (row) => (
        <ListingCell
          title={row.title}
          to={paths.myProperty(row.slug_id)}
          image={row.title_image}
          imageColor={row.title_image_color}
          place={formatPlace([row.address, row.city])}
          state={stateOf(row)}
          isFeatured={row.promoted}
          isPremium={row.is_premium}
          quality={row.quality?.score}
          reason={reasonOf(row.reject_reason)}
          question={<Question listing={row} />}
        />
      ),
    },
    {
      key: 'price',
      header: t('properties.column.price'),
      numeric: true,
      cell: (row) => (
        <PriceTag
          value={row.price}
          currency={currency}
          period={isRent(row) ? periods[row.rentduration ?? ''] : undefined}
        />
      ),
    },
    {
      key: 'views',
      header: t('properties.column.views'),
      numeric: true,
      cell: ({ total_click }) => formatCount(total_click, locale),
    },
    {
      key: 'interested',
      header: t('properties.column.interested'),
      numeric: true,
      cell: ({ interested_users: users, slug_id: slug }) => (
        <InterestedCell count={users.length} to={paths.interested(slug)} />
      ),
    },
  ];
}

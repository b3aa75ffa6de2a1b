import { paths } from '@lintel/contract';
import { formatCount, formatPlace, useLocale } from '@lintel/i18n';
import { useCurrency, useShell } from '@lintel/remote-kit';
import { Button, PriceTag, SelectableTable, type Column, type MenuItem, type RowKey } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIcons } from '../common/action-icons.ts';
import { actionsOf, type ListingAction } from '../common/listing-actions.ts';
import { stateOf, type OwnProperty } from '../common/own-listings.query.ts';
import { ListingCell, reasonOf } from '../common/listing-cell.tsx';
import { deal, visibility, visibilityUndone } from './properties.model.ts';
import { asked } from './question.ts';

/** Own listings as a table, as cards on a phone, with the actions that each allows and some for several at once. */
export function ListingsTable({ rows }: { rows: readonly OwnProperty[] }) {
  const { t } = useTranslation('mfe-listings');
  const columns = useColumns();
  const { ask } = useUnit({ ask: asked });
  const act = useListingActions();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const chosenFor = (action: ListingAction) => chosen.filter((row) => actionsOf(row).includes(action));
  const actOnAll = (action: 'show' | 'hide') => {
    for (const row of chosenFor(action)) act(row, action);
    setSelected(new Set());
  };
  return (
    <SelectableTable
      caption={t('properties.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      selected={new Set(chosen.map(({ id }) => id))}
      onSelected={setSelected}
      bulkActions={
        <>
          {(['show', 'hide'] as const).map(
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
      rowActions={(row) =>
        actionsOf(row).map((action): MenuItem => ({
          key: action,
          label: t(`properties.action.${action}`),
          icon: actionIcons[action],
          ...targetOf(row, action, () => act(row, action)),
        }))
      }
    />
  );
}

const targetOf = (row: OwnProperty, action: ListingAction, onSelect: () => void) =>
  action === 'view'
    ? { to: paths.property(row.slug_id) }
    : action === 'interested'
      ? { to: paths.interested(row.slug_id) }
      : { onSelect };

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
          to={stateOf(row) === 'live' ? paths.property(row.slug_id) : undefined}
          image={row.title_image}
          imageColor={row.title_image_color}
          place={formatPlace([row.address, row.city])}
          state={stateOf(row)}
          isFeatured={row.promoted}
          isPremium={row.is_premium}
          reason={reasonOf(row.reject_reason)}
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
      cell: ({ interested_users: users }) => formatCount(users.length, locale),
    },
  ];
}

/** Does an action: at once where it can be undone, after a question where it cannot. */
function useListingActions() {
  const { t } = useTranslation('mfe-listings');
  const { notify } = useShell();
  const { show, undo, changeDeal, ask } = useUnit({
    show: visibility.start,
    undo: visibilityUndone,
    changeDeal: deal.start,
    ask: asked,
  });
  return (listing: OwnProperty, action: ListingAction) => {
    const { id, title } = listing;
    if (action === 'show' || action === 'hide') {
      const status = action === 'show' ? 1 : 0;
      show({ property_id: id, status });
      notify({
        tone: 'success',
        text: t(`properties.done.${action}`, { title }),
        action: {
          label: t('properties.undo'),
          run: () => undo({ property_id: id, status: status === 1 ? 0 : 1 }),
        },
      });
    } else if (action === 'rentAgain') changeDeal({ property_id: id, status: '1' });
    else if (action === 'sold' || action === 'rented' || action === 'feature') ask({ kind: action, listing });
    else if (action === 'delete') ask({ kind: 'delete', listings: [listing] });
  };
}

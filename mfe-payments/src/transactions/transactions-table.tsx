import type { Transaction } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { DataTable, TextLink, tokens, type Column } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PaymentState, usePaymentMethod } from '../common/payment-words.tsx';
import { useAmount } from '../common/use-amount.ts';

/** Own payments: for what, when, how, how much, and where each stands. */
export function TransactionsTable({ rows }: { rows: readonly Transaction[] }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const amount = useAmount();
  const method = usePaymentMethod();
  const columns: Column<Transaction>[] = [
    {
      key: 'package',
      header: '',
      headerCell: t('transactions.column.package'),
      cell: ({ id, package: { name } }) => (
        <Words>
          <TextLink tone="quiet" to={paths.transaction(id)} dir="auto">
            {name}
          </TextLink>
          <small>{t('transactions.number', { number: id })}</small>
        </Words>
      ),
    },
    {
      key: 'date',
      header: t('transactions.column.date'),
      cell: ({ created_at }) => formatDate(created_at, { locale }),
    },
    { key: 'method', header: t('transactions.column.method'), cell: method },
    {
      key: 'state',
      header: t('transactions.column.state'),
      cell: (row) => (
        <Words>
          <PaymentState payment={row} />
          {row.reject_reason && row.payment_status === 'rejected' && (
            <small dir="auto">{row.reject_reason}</small>
          )}
        </Words>
      ),
    },
    {
      key: 'amount',
      header: t('transactions.column.amount'),
      numeric: true,
      cell: ({ amount: paid, currency }) => <bdi dir="ltr">{amount(paid, currency)}</bdi>,
    },
  ];
  return (
    <DataTable caption={t('transactions.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;
  a {
    font: ${tokens.font.bodyStrong};
  }
  small {
    max-inline-size: 18rem;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

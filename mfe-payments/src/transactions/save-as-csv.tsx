import type { Transaction } from '@lintel/api-contract';
import { csvOf, saveFile } from '@lintel/remote-kit';
import { Button, downloadIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { stateOf, usePaymentMethod } from '../common/payment-words.tsx';
import { loadAllFx, transactions } from './transactions.model.ts';
import type { TransactionsQuery } from './transactions.query.ts';

const DATE_LENGTH = '2026-11-23'.length;

/** All payments of the query, for a spreadsheet. */
export function SaveAsCsv({ query }: { query: TransactionsQuery }) {
  const { t } = useTranslation('mfe-payments');
  const method = usePaymentMethod();
  const { rows, pending, load } = useUnit({
    rows: transactions.$rows,
    pending: loadAllFx.pending,
    load: loadAllFx,
  });
  if (rows.length === 0) return null;
  const columns = (
    ['number', 'date', 'package', 'method', 'state', 'amount', 'currency', 'reference'] as const
  ).map((name) => t(`transactions.column.${name}`));
  const cells = (one: Transaction) => [
    one.id,
    one.created_at.slice(0, DATE_LENGTH),
    one.package.name,
    method(one),
    t(`payment.state.${stateOf(one)}`),
    one.amount,
    one.currency ?? '',
    one.transaction_id ?? one.reference ?? '',
  ];
  const save = async () => {
    const all = await load(query);
    saveFile('payments.csv', await csvOf(columns, all.map(cells)));
  };
  return (
    <Button
      tone="secondary"
      icon={downloadIcon}
      busy={pending}
      // The shell shows what went wrong.
      onClick={() => void save().catch(() => undefined)}
    >
      {t('transactions.csv')}
    </Button>
  );
}

import { csvOf, saveFile } from '@lintel/remote-kit';
import { Button, downloadIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePaymentMethod } from '../common/payment-words.tsx';
import { transactionCells, transactionColumns } from './transaction-cells.ts';
import { loadAllFx, transactions } from './transactions.model.ts';
import type { TransactionsQuery } from './transactions.query.ts';

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
  const save = async () => {
    const all = await load(query);
    const header = transactionColumns.map((column) => t(`transactions.column.${column}`));
    const cells = all.map((payment) => transactionCells(payment, { t, method }));
    saveFile('payments.csv', await csvOf(header, cells));
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

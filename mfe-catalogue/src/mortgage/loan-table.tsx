import { formatCount, useLocale } from '@lintel/i18n';
import { Button, DataTable } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { LoanYear } from '#common/mortgage.ts';
import { useMoney } from './loan-result.tsx';

interface Props {
  caption: string;
  /** Name of the first column. */
  first: string;
  /** Years or months: they have the same figures. */
  rows: readonly LoanYear[];
}

/** A page of months is two years. */
const STEP = 24;

/** What is paid when, and what is left. */
export function LoanTable({ caption, first, rows }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const money = useMoney(true);
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <DataTable<LoanYear>
        caption={caption}
        rows={rows.slice(0, shown)}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', header: first, cell: ({ number }) => formatCount(number, locale) },
          {
            key: 'principal',
            header: t('mortgage.table.principal'),
            numeric: true,
            cell: ({ principal }) => money(principal),
          },
          {
            key: 'interest',
            header: t('mortgage.table.interest'),
            numeric: true,
            cell: ({ interest }) => money(interest),
          },
          {
            key: 'balance',
            header: t('mortgage.table.balance'),
            numeric: true,
            cell: ({ balance }) => money(balance),
          },
        ]}
      />
      {rows.length > shown && (
        <Button tone="secondary" wide onClick={() => setShown(rows.length)}>
          {common('actions.showAll')}
        </Button>
      )}
    </>
  );
}

import { csvOf, saveFile } from '@lintel/remote-kit';
import { Button, downloadIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { leadCells, leadColumns } from './lead-cells.ts';
import { leads, loadAllFx } from './leads.model.ts';
import type { LeadsQuery } from './leads.query.ts';

/** All people of the query, for a spreadsheet. */
export function SaveAsCsv({ query }: { query: LeadsQuery }) {
  const { t } = useTranslation('mfe-listings');
  const { rows, asked, error, pending, load } = useUnit({
    rows: leads.$rows,
    asked: leads.$shown,
    error: leads.$error,
    pending: loadAllFx.pending,
    load: loadAllFx,
  });
  const isEmpty = rows.length === 0;
  // The button has its place before the people are there.
  if (isEmpty && (asked !== null || error)) return null;
  const save = async () => {
    const all = await load(query);
    const header = leadColumns.map((column) => t(`leads.column.${column}`));
    saveFile(
      `${query.slug}.csv`,
      await csvOf(
        header,
        all.map((lead) => leadCells(lead, t)),
      ),
    );
  };
  return (
    <Button
      tone="secondary"
      icon={downloadIcon}
      disabled={isEmpty}
      busy={pending}
      // The shell shows what went wrong.
      onClick={() => void save().catch(() => undefined)}
    >
      {t('leads.csv')}
    </Button>
  );
}

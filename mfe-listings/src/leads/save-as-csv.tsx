import { csvOf, saveFile } from '@lintel/remote-kit';
import { Button, downloadIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { leads, loadAllFx, type Lead } from './leads.model.ts';
import type { LeadsQuery } from './leads.query.ts';

const DATE_LENGTH = '2026-11-23'.length;

const columns = [
  'name',
  'email',
  'phone',
  'since',
  'state',
  'note',
  'message',
  'lastMessage',
  'lastMessageOf',
  'lastMessageAt',
] as const;

/** All people of the query, for a spreadsheet. */
export function SaveAsCsv({ query }: { query: LeadsQuery }) {
  const { t } = useTranslation('mfe-listings');
  const { rows, pending, load } = useUnit({ rows: leads.$rows, pending: loadAllFx.pending, load: loadAllFx });
  if (rows.length === 0) return null;
  const cells = ({
    name,
    email,
    mobile,
    created_at: since = '',
    state = 'new',
    note = '',
    ...lead
  }: Lead) => {
    const { message = '', last_message: last } = lead;
    return [
      name,
      email,
      mobile,
      since.slice(0, DATE_LENGTH),
      t(`leads.state.${state}`),
      note,
      message,
      last ? last.text || t(`leads.last.${last.kind}`) : '',
      last ? (last.is_mine ? t('leads.last.you') : name) : '',
      last ? last.created_at.slice(0, DATE_LENGTH) : '',
    ];
  };
  const save = async () => {
    const all = await load(query);
    const header = columns.map((column) => t(`leads.column.${column}`));
    saveFile(`${query.slug}.csv`, await csvOf(header, all.map(cells)));
  };
  return (
    <Button
      tone="secondary"
      icon={downloadIcon}
      busy={pending}
      // The shell shows what went wrong.
      onClick={() => void save().catch(() => undefined)}
    >
      {t('leads.csv')}
    </Button>
  );
}

import { formatCount, useLocale } from '@lintel/i18n';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { moreIcon } from '../icons/more-shapes.ts';
import { Menu, type MenuItem } from '../overlays/menu.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { DataTable, type Column, type DataTableProps } from './data-table.tsx';

export type RowKey = string | number;

export interface SelectableTableProps<Row> extends DataTableProps<Row> {
  /** What a row is called, for its checkbox and its menu. */
  rowName(row: Row): string;
  selected: ReadonlySet<RowKey>;
  onSelected(selected: ReadonlySet<RowKey>): void;
  /** Buttons for all selected rows; they appear with the first one. */
  bulkActions?: ReactNode;
  /** What may be done with one row; a row without any has no menu. */
  rowActions?: (row: Row) => readonly MenuItem[];
}

/** A table whose rows are selected for actions on several, and that has a menu per row. */
export function SelectableTable<Row>(table: SelectableTableProps<Row>) {
  const { rowName, selected, onSelected, bulkActions, rowActions, columns, rows, rowKey, ...rest } = table;
  const { t } = useUiTexts();
  const locale = useLocale();
  const keys = rows.map((row) => rowKey(row));
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  const toggle = (key: RowKey) =>
    onSelected(
      new Set(selected.has(key) ? [...selected].filter((other) => other !== key) : [...selected, key]),
    );
  const toggleAll = () => onSelected(new Set(isAll ? [] : keys));
  const selectAll = t('table.selectAll');
  const selectColumn: Column<Row> = {
    key: 'select',
    header: '',
    headerCell: <Box type="checkbox" checked={isAll} aria-label={selectAll} onChange={toggleAll} />,
    cell: (row) => (
      <Box
        type="checkbox"
        checked={selected.has(rowKey(row))}
        aria-label={t('table.selectRow', { name: rowName(row) })}
        onChange={() => toggle(rowKey(row))}
      />
    ),
  };
  const menuColumn: Column<Row> = {
    key: 'actions',
    header: '',
    numeric: true,
    cell: (row) => (
      <RowMenu label={t('table.actions', { name: rowName(row) })} items={rowActions?.(row) ?? []} />
    ),
  };
  return (
    <div>
      <Bar data-empty={selected.size === 0}>
        <b role="status">
          {selected.size > 0 &&
            t('table.selected', { count: selected.size, shown: formatCount(selected.size, locale) })}
        </b>
        {selected.size > 0 && (
          <>
            {bulkActions}
            <Button tone="quiet" size="small" onClick={() => onSelected(new Set())}>
              {t('table.clearSelection')}
            </Button>
          </>
        )}
      </Bar>
      <DataTable
        {...rest}
        rows={rows}
        rowKey={rowKey}
        columns={[selectColumn, ...columns, ...(rowActions ? [menuColumn] : [])]}
      />
    </div>
  );
}

function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      items={items}
      renderButton={(button) => <IconButton shape={moreIcon} label={label} {...button} />}
    />
  );
}

const Box = styled.input`
  inline-size: 20px;
  block-size: 20px;
  accent-color: ${tokens.color.action.default};
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.action.tint};
  color: ${tokens.color.action.onTint};
  &[data-empty='true'] {
    padding: 0;
    background: none;
  }
`;

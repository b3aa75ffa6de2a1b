import type { ReactNode } from 'react';
import { RowBoundary } from './row-boundary.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Arrow, Table } from './data-table.styles.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Numbers: tabular and at the end. */
  numeric?: boolean;
  /** A press on its header sorts by it; needs `onSort`. */
  sortable?: boolean;
  /** In place of the header's text, which stays its name on phones. */
  headerCell?: ReactNode;
}

export interface TableSort {
  /** Of the column. */
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** The order that the rows are in; the caller sorts them. */
  sort?: TableSort | undefined;
  onSort?: (sort: TableSort) => void;
  /** Below which width rows are cards; default `tablet`. `laptop`: for rows with pictures and many columns. */
  cardsBelow?: 'tablet' | 'laptop';
}

/**
 * A table that becomes a list of cards on narrow screens. The roles are written out because a changed `display` takes them away
 * in some browsers. A row that cannot be drawn is left out; the others stay.
 */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, cardsBelow = 'tablet' } = table;
  return (
    <Table role="table" data-sortable={onSort ? true : undefined} data-cards-below={cardsBelow}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, headerCell, numeric, sortable }) => {
            const direction = sort?.key === key ? sort.direction : undefined;
            return (
              <th
                key={key}
                scope="col"
                role="columnheader"
                data-numeric={numeric}
                data-sortable={sortable}
                aria-sort={direction}
              >
                {sortable && onSort ? (
                  <button
                    type="button"
                    onClick={() =>
                      onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                    }
                  >
                    {header}
                    <Arrow aria-hidden data-direction={direction} />
                  </button>
                ) : (
                  (headerCell ?? header)
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <RowBoundary key={rowKey(row)}>
            <TableRow row={row} columns={columns} />
          </RowBoundary>
        ))}
      </tbody>
    </Table>
  );
}

/** A component of its own, so that what a cell throws stays in its row. */
function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr role="row">
      {columns.map(({ key, header, cell, numeric }) => (
        <td key={key} role="cell" data-numeric={numeric} data-label={header}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

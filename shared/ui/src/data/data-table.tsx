import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { RowBoundary } from './row-boundary.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

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

const cards = css`
  &,
  tbody {
    display: grid;
    gap: ${tokens.space[3]};
  }
  thead {
    display: none;
  }
  /* The buttons that sort stay, as one row above the cards. */
  &[data-sortable] thead {
    display: block;
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[4]};
    }
    th {
      padding: 0;
      border: 0;
    }
    th:not([data-sortable]) {
      display: none;
    }
  }
  tbody tr {
    display: grid;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
  }
  td {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding: 0;
    border: 0;
    &::before {
      content: attr(data-label);
      color: ${tokens.color.text.muted};
    }
    &[data-label='']::before {
      content: none;
    }
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  th,
  td {
    padding: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    text-align: start;
    vertical-align: middle;
  }
  th {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
  }
  [data-numeric='true'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* Headings may take two lines, so that the words of a row have room. */
  td[data-numeric='true'] {
    white-space: nowrap;
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
    &:hover {
      color: ${tokens.color.text.default};
    }
  }
  ${media.phone} {
    ${cards}
  }
  &[data-cards-below='laptop'] {
    ${media.belowLaptop} {
      ${cards}
    }
  }
`;
const Arrow = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-block-end: 2px solid;
  border-inline-end: 2px solid;
  rotate: 45deg;
  opacity: 0;
  [dir='rtl'] & {
    rotate: -45deg;
  }
  &[data-direction] {
    opacity: 1;
  }
  &[data-direction='ascending'] {
    rotate: 225deg;
    [dir='rtl'] & {
      rotate: 135deg;
    }
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Numbers: tabular and at the end. */
  numeric?: boolean;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string | number;
}

/**
 * A table that becomes a list of cards on a phone. The roles are written out because a changed `display` takes them away
 * in some browsers.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <Table role="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, numeric }) => (
            <th key={key} scope="col" role="columnheader" data-numeric={numeric}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, header, cell, numeric }) => (
              <td key={key} role="cell" data-numeric={numeric} data-label={header}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

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
  ${media.phone} {
    &,
    tbody {
      display: grid;
      gap: ${tokens.space[3]};
    }
    thead {
      display: none;
    }
    tr {
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
    }
  }
`;

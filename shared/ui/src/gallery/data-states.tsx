import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { CheckAnswers } from '../data/check-answers.tsx';
import { DataTable, type TableSort } from '../data/data-table.tsx';
import { DescriptionList } from '../data/description-list.tsx';
import { LimitMeter } from '../data/limit-meter.tsx';
import { SelectableTable, type RowKey } from '../data/selectable-table.tsx';
import { Timeline } from '../data/timeline.tsx';
import { editIcon, trashIcon } from '../icons/more-shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Columns, Example, Examples } from './layout.tsx';

const payments = [
  { id: 1, day: '12 May 2026', amount: 19, state: 'Paid' },
  { id: 2, day: '3 March 2026', amount: 79, state: 'Refused' },
];
const facts = [
  { label: 'Email', value: 'sara@lintel.example', ltr: true },
  { label: 'City', value: 'Porto Azul' },
  { label: 'Website' },
];

/** Rows, facts and figures. */
export function DataStates() {
  const [sort, setSort] = useState<TableSort>({ key: 'amount', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([2]));
  const sorted = payments.toSorted(
    (one, other) => (one.amount - other.amount) * (sort.direction === 'ascending' ? 1 : -1),
  );
  const columns = [
    { key: 'day', header: 'Day', cell: ({ day }: (typeof payments)[number]) => day },
    { key: 'state', header: 'State', cell: ({ state }: (typeof payments)[number]) => state },
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      sortable: true,
      cell: ({ amount }: (typeof payments)[number]) => `$${amount}`,
    },
  ];
  return (
    <Examples>
      <Example name="Table, DataTable: sorted by a press on a header, cards on a phone">
        <Wide>
          <DataTable
            caption="Payments"
            rows={sorted}
            rowKey={({ id }) => id}
            columns={columns}
            sort={sort}
            onSort={setSort}
          />
        </Wide>
      </Example>
      <Example name="SelectableTable: bulk actions, menu per row">
        <Wide>
          <SelectableTable
            caption="Payments to export"
            rows={payments}
            rowKey={({ id }) => id}
            rowName={({ day }) => `payment of ${day}`}
            columns={columns}
            selected={selected}
            onSelected={setSelected}
            bulkActions={<Button size="small">Export</Button>}
            rowActions={() => [
              { key: 'edit', label: 'Edit', icon: editIcon, onSelect: () => undefined },
              { key: 'delete', label: 'Delete', icon: trashIcon, onSelect: () => undefined },
            ]}
          />
        </Wide>
      </Example>
      <Columns>
        <Example name="DescriptionList: stack">
          <DescriptionList items={facts} />
        </Example>
        <Example name="DescriptionList: rows">
          <DescriptionList items={facts} layout="rows" />
        </Example>
        <Example name="LimitMeter: free, nearly used, used up, no limit">
          <LimitMeter label="Properties to list" used={3} limit={25} note="until 31 December" />
          <LimitMeter label="Properties to feature" used={9} limit={10} />
          <LimitMeter label="Projects to list" used={2} limit={2} />
          <LimitMeter label="Photos" used={148} />
        </Example>
        <Example name="Timeline: done, now, failed, to come">
          <Timeline
            label="Bank transfer"
            steps={[
              { key: 'sent', title: 'Receipt sent', state: 'done', when: '12 May, 10:04' },
              {
                key: 'rejected',
                title: 'Rejected',
                state: 'failed',
                when: '13 May, 09:12',
                children: 'The amount cannot be read.',
              },
              { key: 'again', title: 'Send another receipt', state: 'current' },
              { key: 'verified', title: 'Verified', state: 'upcoming' },
            ]}
          />
        </Example>
      </Columns>
      <Example name="CheckAnswers: stated, empty, missing">
        <CheckAnswers
          title="Price and terms"
          answers={[
            { label: 'Price', value: '$435,000', changeAt: '#price', required: true },
            { label: 'Video', changeAt: '#video' },
            { label: 'City', changeAt: '#city', required: true },
          ]}
        />
      </Example>
    </Examples>
  );
}

const Wide = styled.div`
  flex: 1;
  min-inline-size: min(100%, ${tokens.size.form});
`;

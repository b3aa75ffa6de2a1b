import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { DataTable, type TableSort } from './data-table.tsx';
import { DescriptionList } from './description-list.tsx';
import { LimitMeter } from './limit-meter.tsx';
import { SelectableTable, type RowKey } from './selectable-table.tsx';
import { Timeline } from './timeline.tsx';

interface Home {
  id: number;
  title: string;
}
const homes: Home[] = [
  { id: 1, title: 'Villa' },
  { id: 2, title: 'Flat' },
];
const titleColumn = { key: 'title', header: 'Title', sortable: true, cell: ({ title }: Home) => title };

describe('DataTable', () => {
  it('keeps the roles of a table and labels each cell for its card form', async () => {
    await show(<DataTable caption="Homes" rows={homes} rowKey={({ id }) => id} columns={[titleColumn]} />);
    expect(screen.getByRole('table', { name: 'Homes' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Villa' })).toHaveAttribute('data-label', 'Title');
  });

  it('a press on a header asks for its order, a second press for the reverse', async () => {
    const asked: TableSort[] = [];
    function Sorted() {
      const [sort, setSort] = useState<TableSort>();
      return (
        <DataTable
          caption="Homes"
          rows={homes}
          rowKey={({ id }) => id}
          columns={[titleColumn]}
          sort={sort}
          onSort={(next) => {
            asked.push(next);
            setSort(next);
          }}
        />
      );
    }
    const { user } = await show(<Sorted />);
    const header = screen.getByRole('columnheader', { name: 'Title' });
    expect(header).not.toHaveAttribute('aria-sort');
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header).getByRole('button'));
    expect(asked.map(({ direction }) => direction)).toEqual(['ascending', 'descending']);
  });
});

it('a row that cannot be drawn is left out and reported; the others stay', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  globalThis.reportError = reported;
  const broken = { key: 'title', header: 'Title', cell: ({ title }: Home) => title.toUpperCase() };
  const rows = [homes[0]!, { id: 3 } as Home, homes[1]!];
  await show(<DataTable caption="Homes" rows={rows} rowKey={({ id }) => id} columns={[broken]} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['VILLA', 'FLAT']);
  expect(reported).toHaveBeenCalledTimes(1);
  silence.mockRestore();
});

describe('SelectableTable', () => {
  const onDelete = jest.fn();
  function Table() {
    const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
    return (
      <SelectableTable
        caption="Homes"
        rows={homes}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        columns={[titleColumn]}
        selected={selected}
        onSelected={setSelected}
        bulkActions={<button type="button">Hide {[...selected].join()}</button>}
        rowActions={({ id }) =>
          id === 2 ? [] : [{ key: 'delete', label: 'Delete', onSelect: () => onDelete(id) }]
        }
      />
    );
  }

  it('selects rows one by one and all at once, says how many, and clears', async () => {
    const { user } = await show(<Table />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Flat' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    expect(screen.getByRole('button', { name: 'Hide 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Villa' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument();
  });

  it('offers the actions of a row in a menu named after it; a row without any has none', async () => {
    const { user } = await show(<Table />);
    expect(screen.queryByRole('button', { name: 'Actions for Flat' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Villa' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith(1);
  });
});

it('DescriptionList says which facts are not stated', async () => {
  await show(
    <DescriptionList
      items={[
        { label: 'City', value: 'Porto Azul' },
        { label: 'Area', value: 0 },
        { label: 'Website', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Porto Azul',
    '0',
    'Not stated',
  ]);
});

describe('LimitMeter', () => {
  it.each([
    [3, 25, '3 of 25 used', '22 left'],
    [1200, 1200, '1,200 of 1,200 used', '0 left'],
    [4, 3, '4 of 3 used', '0 left'],
  ])('%d of %d', async (used, limit, text, left) => {
    await show(<LimitMeter label="Listings" used={used} limit={limit} />);
    const meter = screen.getByRole('meter', { name: 'Listings' });
    expect(meter).toHaveAttribute('aria-valuetext', text);
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(limit);
    expect(screen.getByText(left)).toBeInTheDocument();
  });

  it('without a limit there is a number and no bar', async () => {
    await show(<LimitMeter label="Photos" used={148} />);
    expect(screen.getByText('148 used, no limit')).toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });
});

it('Timeline marks the step that is now, and names the state of each', async () => {
  await show(
    <Timeline
      label="Bank transfer"
      steps={[
        { key: 'sent', title: 'Receipt sent', state: 'done' },
        { key: 'review', title: 'Under review', state: 'current' },
        { key: 'verified', title: 'Verified', state: 'upcoming' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Bank transfer' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Receipt sent Done',
    'Under review Now',
    'Verified Still to come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it('CheckAnswers links each answer to its field and marks required ones that are missing', async () => {
  await show(
    <CheckAnswers
      title="Price"
      answers={[
        { label: 'Price', value: '$435,000', changeAt: '/edit#price', required: true },
        { label: 'Video', changeAt: '/edit#video' },
        { label: 'City', changeAt: '/edit#city', required: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Change City' })).toHaveAttribute('href', '/edit#city');
  expect(screen.getAllByText('Missing')).toHaveLength(1);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function List({ stored }: { stored: string[] }) {
  const [removed, setRemoved] = useState<string[]>([]);
  const rows = stored.filter((row) => !removed.includes(row));
  const [read, setRead] = useState<string[]>([]);
  const list = useKeptFocus<HTMLUListElement>();
  return (
    <main tabIndex={-1}>
      <button>Elsewhere</button>
      {rows.length > 0 && (
        <ul ref={list} aria-label="Things">
          {rows.map((row) => (
            <li key={row}>
              <a href={`#${row}`}>{row}</a>
              {!read.includes(row) && (
                <button onClick={() => setRead([...read, row])}>{`Mark ${row}`}</button>
              )}
              <button onClick={() => setRemoved([...removed, row])}>{`Remove ${row}`}</button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const link = (name: string) => screen.getByRole('link', { name });

let stored: (rows: string[]) => void;
beforeEach(() => {
  const { rerender } = render(<List stored={['One', 'Two', 'Three']} />);
  stored = (rows) => rerender(<List stored={rows} />);
});

it('the row that takes the place of a removed one gets the focus, the last one at the end', async () => {
  await press('Remove Two');
  expect(link('Three')).toHaveFocus();
  await press('Remove Three');
  expect(link('One')).toHaveFocus();
});

it('a row keeps the focus whose button goes', async () => {
  await press('Mark Two');
  expect(link('Two')).toHaveFocus();
});

it('the page gets it with the last row', async () => {
  await act(async () => stored(['One']));
  await press('Remove One');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a row that goes while the user is elsewhere takes no focus', async () => {
  screen.getByRole('button', { name: 'Remove Two' }).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await act(async () => stored(['One']));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  screen.getByRole('button', { name: 'Remove One' }).focus();
  screen.getByRole('button', { name: 'Remove One' }).blur();
  await act(async () => stored(['Two']));
  expect(document.body).toHaveFocus();
});

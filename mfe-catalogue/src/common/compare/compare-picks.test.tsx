import { getFavouriteProperty } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { detail, listOf } from '#testing/test-data.ts';
import { picks } from './compare-picks.ts';

const session = { user: { id: 7 } } as Session;

async function open(categories: number[]) {
  const homes = categories.map((category_id, index) =>
    detail(index + 1, {
      is_favourite: 1,
      category: { id: category_id, category: 'x', image: '', slug_id: 'x' },
    }),
  );
  const rows = homes.map((home, index) => ({ ...home, category_id: categories[index] }));
  const shell = memoryShell({ session, answers: [stub(getFavouriteProperty, listOf(rows))] });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/user/favourites' });
  return userEvent.setup();
}
const tray = async () => within(await screen.findByRole('region', { name: 'Homes to compare' }));

beforeEach(() => localStorage.clear());

describe('the tray', () => {
  it('appears with the first choice and leads to the comparison with the second', async () => {
    const user = await open([1, 1, 1]);
    expect(screen.queryByRole('region', { name: 'Homes to compare' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Compare Home 1' }));
    expect((await tray()).getByText('Choose one more home')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare Home 2' }));
    expect((await tray()).getByRole('link', { name: 'Compare now' })).toHaveAttribute(
      'href',
      '/compare?a=1&b=2',
    );
  });
  it('holds two: a third takes the place of the first', async () => {
    const user = await open([1, 1, 1]);
    for (const id of [1, 2, 3])
      await user.click(await screen.findByRole('button', { name: `Compare Home ${id}` }));
    expect(screen.getByRole('button', { name: 'Compare Home 1' })).toHaveAttribute('aria-pressed', 'false');
    expect(picks.get().map(({ id }) => id)).toEqual([2, 3]);
    // The number alone stays the same, and nothing would be spoken.
    expect((await tray()).getByRole('status')).toHaveTextContent('2 homes chosen to compare: Home 2, Home 3');
    await user.click((await tray()).getByRole('button', { name: 'Remove Home 2 from comparison' }));
    expect(picks.get().map(({ id }) => id)).toEqual([3]);
  });
  it('agrees with the other tabs', async () => {
    await open([1]);
    localStorage.setItem(
      'lintel.compare',
      JSON.stringify([{ id: 1, title: 'Home 1', image: '', categoryId: 1 }]),
    );
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'lintel.compare' })));
    expect(await screen.findByRole('button', { name: 'Compare Home 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await tray()).getByText('Home 1')).toBeInTheDocument();
  });
});

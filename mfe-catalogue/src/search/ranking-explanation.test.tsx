import {
  getCategories,
  getCitiesData,
  getFacilitiesForFilter,
  getPropertyList,
  rankWeights,
} from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listOf, row } from '#testing/test-data.ts';

const rank = {
  score: 61.3,
  parts: { match: 35, freshness: 12.4, completeness: 10.1, distance: 0, engagement: 3.8 },
};

async function open(path: string, more: Parameters<typeof row>[1] = {}) {
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf([row(1, more)])),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Why am I seeing Home 1?' }));
  return {
    shell,
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Why am I seeing this?' })),
  };
}

describe('why a home is where it is', () => {
  it('shows points that add up to the score of the order, out of public weights', async () => {
    const { dialog, shell } = await open('/properties?sort=best', { rank });
    expect(shell.calls.find(({ path }) => path === getPropertyList.path)?.parameters).toMatchObject({
      sort: 'best',
    });
    const rows = dialog.getAllByRole('row');
    const points = rows.slice(0, -1).map((one) => Number(/([\d.]+) of/.exec(one.textContent ?? '')?.[1]));
    expect(points).toEqual([35, 12.4, 10.1, 0, 3.8]);
    expect(points.reduce((sum, value) => sum + value, 0)).toBeCloseTo(rank.score, 6);
    expect(rows.at(-1)).toHaveTextContent('61.3');
    expect(rows[0]).toHaveTextContent(`35 of ${rankWeights.match}`);
  });
  it('is the order that the user chose otherwise, with a way to the points', async () => {
    const { dialog, user, shell } = await open('/properties?sort=price_asc');
    expect(dialog.getByText('Sorted by price, lowest first.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sort by best match and show points' }));
    expect(shell.navigated).toEqual(['/properties?sort=best']);
  });
  it('names the points that a home loses while its owner does not confirm it', async () => {
    const { dialog } = await open('/properties?sort=best', {
      rank: { score: 25.2, parts: { ...rank.parts, freshness: -20 } },
      confirmed_at: '2026-10-20T10:00:00Z',
      is_confirmation_overdue: true,
    });
    expect(
      dialog.getByText('It hasn’t been confirmed available since 20 Oct 2026: 20 points less.'),
    ).toBeVisible();
    expect(screen.getByText(/Not confirmed since 20 Oct 2026/)).toBeInTheDocument();
  });
  it('names in the suggested order that a home comes later for want of a confirmation, and in no order that ignores it', async () => {
    const late = { confirmed_at: '2026-10-20T10:00:00Z', is_confirmation_overdue: true };
    const { dialog } = await open('/properties', late);
    expect(
      dialog.getByText(
        'It hasn’t been confirmed available since 20 Oct 2026, so it comes after homes that have.',
      ),
    ).toBeVisible();
    cleanup();
    const byPrice = await open('/properties?sort=price_asc', late);
    expect(byPrice.dialog.queryByText(/confirmed available since/)).toBeNull();
  });
  it('states that a home is an advert, and leads to results without adverts', async () => {
    const { dialog, user, shell } = await open('/properties', { promoted: true });
    expect(dialog.getByText('Ad')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Hide ads' }));
    expect(shell.navigated).toEqual(['/properties?organic=1']);
  });
  it('knows an address without ads, and takes that away like any filter', async () => {
    const { shell, user, dialog } = await open('/properties?organic=1');
    expect(shell.calls.find(({ path }) => path === getPropertyList.path)?.parameters).toMatchObject({
      organic: '1',
    });
    expect(dialog.queryByRole('button', { name: 'Hide ads' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Hide ads' }));
    expect(shell.navigated).toEqual(['/properties']);
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import type { CardListing } from '#common/listing/listing.ts';
import { row } from '#testing/test-data.ts';
import { nextBatch, useProgressiveRows, reuseUnchanged } from './use-progressive-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => row(id));
const idsOf = (listings: readonly { id: number }[]) => listings.map(({ id }) => id);

describe('rows for a list beside a moving map', () => {
  it('keep the objects of homes that did not change, in the new order', () => {
    const before = rows(1, 2, 3);
    const next = reuseUnchanged(before, [...rows(3, 1), row(2, { price: 1 }), row(4)]);
    expect(idsOf(next)).toEqual([3, 1, 2, 4]);
    expect([next[0] === before[2], next[1] === before[0], next[2] === before[1]]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('change a few places at a time, from the first on; places that are no more go last', () => {
    const next = rows(7, 8);
    let shown: CardListing[] = rows(1, 2, 3, 4, 5);
    const steps: number[][] = [];
    while (steps.length < 3) {
      shown = nextBatch(shown, next, 2);
      steps.push(idsOf(shown));
    }
    expect(steps).toEqual([
      [7, 8, 3, 4, 5],
      [7, 8, 3],
      [7, 8],
    ]);
    expect(idsOf(nextBatch(rows(1), rows(4, 5, 6), 2))).toEqual([4, 5]);
    expect(idsOf(nextBatch([], [], 2))).toEqual([]);
  });

  it('are complete on Back, and change one by one beside a map', async () => {
    const seen: number[][] = [];
    const first = rows(1, 2, 3, 4);
    const others = [first[0]!, ...rows(12, 13, 14, 15)];
    const { result, rerender } = renderHook(
      ({ latest }) => {
        const calm = useProgressiveRows(latest, { isBesideMap: true });
        seen.push(idsOf(calm.shown));
        return calm;
      },
      { initialProps: { latest: first } },
    );
    expect(seen).toEqual([[1, 2, 3, 4]]);
    await act(async () => rerender({ latest: others }));
    expect(idsOf(result.current.rows)).toEqual([1, 12, 13, 14, 15]);
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([1, 12, 13, 14, 15]));
    const steps = [...new Set(seen.map((ids) => ids.join(' ')))];
    expect(steps).toEqual(['1 2 3 4', '1 12 3 4', '1 12 13 4', '1 12 13 14', '1 12 13 14 15']);
    expect(result.current.hasChanged).toBe(true);
    // One page more: some of it is there at once, for the focus to go to.
    const goes = seen.length;
    await act(async () => rerender({ latest: [...others, ...rows(20, 21, 22)] }));
    expect(seen.slice(goes)).toContainEqual([1, 12, 13, 14, 15, 20]);
    await act(async () => rerender({ latest: [] }));
    expect(result.current.shown).toEqual([]);
  });

  it('wait while the list is out of view, and are the latest as soon as it is seen', async () => {
    const { result, rerender } = renderHook(
      ({ latest, isPaused }) => useProgressiveRows(latest, { isBesideMap: true, isPaused }),
      { initialProps: { latest: rows(1, 2), isPaused: true } },
    );
    await act(async () => rerender({ latest: rows(3), isPaused: true }));
    await act(async () => rerender({ latest: rows(4, 5), isPaused: true }));
    expect(idsOf(result.current.shown)).toEqual([1, 2]);
    await act(async () => rerender({ latest: rows(4, 5), isPaused: false }));
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([4, 5]));
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { row } from '../test-data.ts';
import { useCalmRows, withSame } from './use-calm-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => row(id));

describe('rows for a list beside a moving map', () => {
  it('keep the objects of homes that did not change, in the new order', () => {
    const before = rows(1, 2, 3);
    const next = withSame(before, [...rows(3, 1), row(2, { price: 1 }), row(4)]);
    expect(next.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
    expect([next[0] === before[2], next[1] === before[0], next[2] === before[1]]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are all there for whoever comes back, and come a few at a time when they are new', async () => {
    const seen: number[] = [];
    const first = rows(1, 2, 3, 4, 5, 6, 7, 8);
    const many = [...rows(1), ...Array.from({ length: 20 }, (_, index) => row(index + 100))];
    const { result, rerender } = renderHook(
      ({ latest }) => {
        const calm = useCalmRows(latest, true);
        seen.push(calm.drawn.size);
        return calm;
      },
      { initialProps: { latest: first } },
    );
    expect(seen).toEqual([8]);
    await act(async () => rerender({ latest: many }));
    expect(result.current.rows).toHaveLength(21);
    await waitFor(() => expect(result.current.drawn.size).toBe(21));
    const steps = [...new Set(seen)];
    expect(steps).toEqual([8, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21]);
    expect(result.current.isOther).toBe(true);
    // One page more: some of it is there at once, for the focus to go to.
    await act(async () => rerender({ latest: [...many, ...rows(200, 201, 202)] }));
    expect(seen.slice(steps.length)).toContain(23);
  });
});

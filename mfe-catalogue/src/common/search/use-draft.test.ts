import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

describe('the draft of a filter', () => {
  it('follows the applied value, also back to one that was applied before', () => {
    const { result, rerender } = renderHook(({ applied }) => useDraft(applied), {
      initialProps: { applied: undefined as number | undefined },
    });
    act(() => result.current[1](2000));
    expect(result.current[0]).toBe(2000);
    rerender({ applied: 2000 });
    expect(result.current[0]).toBe(2000);
    rerender({ applied: undefined });
    expect(result.current[0]).toBeUndefined();
  });
});

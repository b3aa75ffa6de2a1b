import { act, renderHook } from '@testing-library/react';
import { useReadable } from './readable.ts';

it('a component shows the value of a readable and each change, and follows it until it leaves the page', () => {
  let value = 1;
  const listeners = new Set<(value: number) => void>();
  const readable = {
    get: () => value,
    subscribe: (listener: (value: number) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { result, unmount } = renderHook(() => useReadable(readable));
  expect(result.current).toBe(1);
  act(() => {
    value = 2;
    for (const listener of listeners) listener(value);
  });
  expect(result.current).toBe(2);
  unmount();
  expect(listeners.size).toBe(0);
});

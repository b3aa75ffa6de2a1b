import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useIsShown } from './use-is-shown.ts';

describe('whether a component is on screen', () => {
  it('holds from its first effect until it is taken away', () => {
    const whileDrawn: boolean[] = [];
    const { result, rerender, unmount } = renderHook(() => {
      const isShown = useIsShown();
      whileDrawn.push(isShown());
      return isShown;
    });
    const isShown = result.current;
    expect([whileDrawn, isShown()]).toEqual([[false], true]);
    rerender();
    expect([result.current === isShown, isShown()]).toEqual([true, true]);
    unmount();
    expect(isShown()).toBe(false);
  });

  it('holds also where effects run twice', () => {
    const { result } = renderHook(() => useIsShown(), { wrapper: StrictMode });
    expect(result.current()).toBe(true);
  });
});

import type { WebSettings } from '@lintel/api-contract';
import type { Readable, Shell } from '@lintel/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext, useCurrency, usePicture, useShell } from './shell-context.ts';

const constant = <T,>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });

const within = (shell: object) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ShellContext value={shell as Shell}>{children}</ShellContext>
  ),
});

describe('the shell of a remote', () => {
  it('is an error outside a route or widget of the remote', () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useShell())).toThrow('outside a route or widget');
    silenced.mockRestore();
  });

  it('is what the remote was connected to', () => {
    const shell = {};
    expect(renderHook(() => useShell(), within(shell)).result.current).toBe(shell);
  });
});

describe('a picture of a remote', () => {
  const file = new URL('https://cdn.example/photo.webp');

  it('has the address that the shell has checked, and no address before', () => {
    const addresses: Record<string, string | null> = {
      [file.href]: 'blob:1',
      'https://cdn.example/b.webp': null,
    };
    const shell = { picture: ({ href }: URL) => constant(addresses[href]) };
    const { result, rerender } = renderHook((shown: URL) => usePicture(shown), {
      initialProps: file,
      ...within(shell),
    });
    expect(result.current).toBe('blob:1');
    rerender(new URL('https://cdn.example/b.webp'));
    expect(result.current).toBeNull();
  });

  it('has its own address with a shell that checks no pictures', () => {
    const { result, unmount } = renderHook(() => usePicture(file), within({}));
    expect(result.current).toBe(file.href);
    expect(unmount).not.toThrow();
  });
});

describe('the currency of prices', () => {
  const currencyWith = (settings: Partial<WebSettings> | null) =>
    renderHook(() => useCurrency(), within({ settings: constant(settings) })).result.current;

  it('is that of the settings', () => {
    const selected_currency_data = { code: 'EUR', name: 'Euro', symbol: '€' };
    const settings = { selected_currency_data, currency_symbol: '€' };
    expect(currencyWith({ ...settings, number_with_suffix: '1' })).toEqual({
      currency: 'EUR',
      symbol: '€',
      suffix: true,
    });
    expect(currencyWith({ ...settings, number_with_suffix: '0' }).suffix).toBe(false);
  });

  it.each([{}, { selected_currency_data: null }, []])(
    'is the US dollar where the settings are %j',
    (settings) => {
      expect(currencyWith(settings as never)).toEqual({ currency: 'USD', symbol: '$', suffix: false });
    },
  );

  it('is the US dollar without suffixes until the settings are there', () => {
    expect(currencyWith(null)).toEqual({ currency: 'USD', symbol: '$', suffix: false });
  });
});

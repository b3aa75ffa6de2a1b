import type { Shell } from '@lintel/contract';
import { useReadable } from '@lintel/model-kit';
import { createStore } from 'effector';
import { createContext, useContext, useMemo } from 'react';

/** The shell of this remote, inside its scope; set by `defineRemote` before anything else happens. */
export const $shell = createStore<Shell | null>(null);

export const ShellContext = createContext<Shell | null>(null);

/** The shell, in a component below a route or widget of this remote. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is used outside a route or widget of a remote');
  return shell;
}

/**
 * The address to show of a picture of this remote's own build, whose bytes the shell has checked; null until it is here. With an
 * older shell, the picture's own address.
 */
export function usePicture(file: URL): string | null {
  const { picture } = useShell();
  const shown = useMemo(
    () => picture?.(file) ?? { get: () => file.href, subscribe: () => () => {} },
    [picture, file],
  );
  return useReadable(shown);
}

/** How prices are written, from the settings; US dollars until they are there, and where they name no currency. */
export function useCurrency(): { currency: string; symbol: string; suffix: boolean } {
  const settings = useReadable(useShell().settings);
  return {
    currency: settings?.selected_currency_data?.code ?? 'USD',
    symbol: settings?.currency_symbol ?? '$',
    suffix: settings?.number_with_suffix === '1',
  };
}

import { useSyncExternalStore } from 'react';
import type { MapTheme } from '#base-map/base-map.ts';

const dark = '(prefers-color-scheme: dark)';

function read(): MapTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(dark).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia(dark);
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}

/** The theme of the page, which a canvas cannot inherit. */
export const useTheme = (): MapTheme => useSyncExternalStore(subscribe, read);

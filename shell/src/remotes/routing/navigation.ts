import type { Shell } from '@lintel/contract';

export interface Navigation {
  /** Goes to an address: through the router, and by loading the page while there is none yet. */
  navigate: Shell['navigate'];
  /** Called by the router once it is there. */
  attach(navigate: Shell['navigate']): void;
  /** Has a listener meet Back and Forward before the router does, which is how they can be stopped; null for none. */
  interceptPop(listener: ((event: PopStateEvent) => void) | null): void;
}

/** One way to an address for start-up code, remotes and the router. Made before the router, whose listener must come later. */
export function createNavigation(): Navigation {
  let current: Shell['navigate'] = (to) => location.assign(to);
  let intercept: ((event: PopStateEvent) => void) | null = null;
  addEventListener('popstate', (event) => intercept?.(event));
  return {
    navigate: (to, options) => current(to, options),
    attach(navigate) {
      current = navigate;
    },
    interceptPop(listener) {
      intercept = listener;
    },
  };
}

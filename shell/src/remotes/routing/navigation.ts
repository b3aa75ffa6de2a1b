import type { Shell } from '@lintel/contract';

export interface Navigation {
  /** Goes to an address: through the router, and by loading the page while there is none yet. */
  navigate: Shell['navigate'];
  /** Called by the router once it is there. */
  attach(navigate: Shell['navigate']): void;
}

/** One way to an address for start-up code, remotes and the router. */
export function createNavigation(): Navigation {
  let current: Shell['navigate'] = (to) => location.assign(to);
  return {
    navigate: (to, options) => current(to, options),
    attach(navigate) {
      current = navigate;
    },
  };
}

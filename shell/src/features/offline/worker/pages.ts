import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { goodPage, LAST_GOOD, PAGES_CACHE } from './good-page.ts';
import { noNetworkPage } from './no-network-page.ts';

/** Seconds; then the last good page is shown, which offers a newer version by itself. */
const NETWORK_TIMEOUT_S = 5;
/** Addresses that other servers of this origin answer. */
const notOurs = [/^\/(api|images|tiles|assets|registry|sandbox|emulator|webhook)\//, /^\/[a-z-]+-password/];

/** Pages come from the network; without one, or when it takes too long, the last good one steps in. */
export function servePages(): void {
  const network = new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      { cacheWillUpdate: ({ response }) => goodPage(response), cacheKeyWillBeUsed: async () => LAST_GOOD },
    ],
    matchOptions: { ignoreVary: true },
  });
  registerRoute(
    new NavigationRoute(
      (options) => network.handle(options).catch(() => noNetworkPage(navigator.language, navigator.onLine)),
      { denylist: notOurs },
    ),
  );
}

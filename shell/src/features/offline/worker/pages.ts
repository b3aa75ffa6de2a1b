import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { keepFiles } from './files.ts';
import { noNetworkPage } from './no-network-page.ts';

const CACHE = 'lintel-pages';
/** All pages are the same document with another address, so the last one that came serves every address. */
const LAST_GOOD = '/last-good-page';
/** Seconds; then the last good page is shown, which offers a newer version by itself. */
const NETWORK_TIMEOUT_S = 5;
/** Addresses that other servers of this origin answer. */
const notOurs = [/^\/(api|images|tiles|assets|registry|sandbox|emulator|webhook)\//, /^\/[a-z-]+-password/];

/** Marks a document as a page of this product, not one of a stand-in on the same origin. */
const MARK = 'id="lintel-site"';

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

const onlyOurPages: Plugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    const html = await response.clone().text();
    if (!html.includes(MARK)) return null;
    // A page is only good together with the files that it names.
    await keepFiles(filesOf(html));
    return response;
  },
  cacheKeyWillBeUsed: async () => LAST_GOOD,
};

/** Scripts and styles that the document names, each with its hash in the name. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url!);

/** Has a page to show before the first one came through this worker. */
export async function keepFirstPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(LAST_GOOD)) return;
  const response = await fetch('/', { headers: { accept: 'text/html' } }).catch(() => undefined);
  const good = response && (await onlyOurPages.cacheWillUpdate?.({ response } as never));
  if (good) await cache.put(LAST_GOOD, good);
}

/** Pages come from the network; without one, or when it takes too long, the last good one steps in. */
export function servePages(): void {
  const network = new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [onlyOurPages],
    matchOptions: { ignoreVary: true },
  });
  registerRoute(
    new NavigationRoute((options) => network.handle(options).catch(() => noNetworkPage(navigator.language)), {
      denylist: notOurs,
    }),
  );
}

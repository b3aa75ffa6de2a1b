import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE = 'lintel-files';
const MOST_FILES = 400;
const LONGEST_SECONDS = 60 * 24 * 60 * 60;

/** Files of releases never change under their address, so whatever is here is right, for whichever version asks. */
const files = new CacheFirst({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: MOST_FILES,
      maxAgeSeconds: LONGEST_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

export function serveFiles(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
}

/** Fetches files that are not here yet; the browser's own cache has most of them. What cannot be had is left out. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    urls
      .filter((url) => new URL(url, location.origin).pathname.startsWith('/assets/'))
      .map(async (url) => {
        if (await cache.match(url, { ignoreVary: true })) return;
        const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
        if (response?.ok) await cache.put(url, response);
      }),
  );
}

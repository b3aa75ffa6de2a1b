import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES_CACHE } from './kept-files.ts';

const MOST_FILES = 400;
const LONGEST_SECONDS = 60 * 24 * 60 * 60;

/** Files of releases never change under their address, so whatever is here is right, for whichever version asks. */
const files = new CacheFirst({
  cacheName: FILES_CACHE,
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

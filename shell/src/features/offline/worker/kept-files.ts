/** Where files of releases lie; strategies of Workbox answer from it. */
export const FILES_CACHE = 'lintel-files';

/** Fetches files that are not here yet; the browser's own cache has most of them. Answers whether all of them are here now. */
export async function keepFiles(urls: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES_CACHE);
  const kept = await Promise.all(
    urls
      .filter((url) => new URL(url, location.origin).pathname.startsWith('/assets/'))
      .map(async (url) => {
        if (await cache.match(url, { ignoreVary: true })) return true;
        const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
        if (!response?.ok) return false;
        return cache.put(url, response).then(
          () => true,
          () => false,
        );
      }),
  );
  return kept.every(Boolean);
}

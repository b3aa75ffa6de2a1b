import { OFFLINE_HOMES_CACHE, paths, type RemoteName, type ResolvedLock } from '@lintel/contract';
import { whenIdle } from '@lintel/model-kit';
import { ownerOf } from '#remotes/routing/owner-of.ts';

/** How long a browser without idle callbacks waits, so that the page on screen comes first. Milliseconds. */
const IDLE_FALLBACK_MS = 3000;

/** Whether a home lies on the device; the cache alone is no sign of that. */
async function isHomeKept(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const home = { cacheName: OFFLINE_HOMES_CACHE, ignoreSearch: true };
  return (await caches.match('/api/get_property', home)) !== undefined;
}

/**
 * Starts the remote whose homes lie on the device, on whichever page the user is: each release has files of its own, and the remote
 * fetches those that the homes need. A user who opens only other pages would lose the homes with the second release. Returns what cancels it.
 */
export function startOwnerOfKeptHomes(
  site: ResolvedLock,
  connect: (name: RemoteName) => Promise<unknown>,
): () => void {
  const owner = ownerOf(site, paths.favourites());
  let cancel: (() => void) | null = null;
  let isWanted = owner?.state === 'on' && navigator.onLine;
  void isHomeKept().then(
    (isKept) => {
      if (!isKept || !isWanted) return;
      cancel = whenIdle(() => void connect(owner!.name).catch(() => undefined), {
        otherwiseAfter: IDLE_FALLBACK_MS,
      });
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
    cancel?.();
  };
}

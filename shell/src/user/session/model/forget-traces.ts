import { OFFLINE_HOMES_CACHE } from '@lintel/contract';

/** Keys of this product in the browser's storage begin with it. */
const PREFIX = 'lintel';

/**
 * What stays when a user signs out: choices about the device and the site, and what has a rule of its own for sign-out
 * (notes and favourites that a visitor kept; writes that wait). All other keys go, also those that are new.
 */
const STAYS: ReadonlySet<string> = new Set([
  'lintel-theme',
  'lintel-cookies',
  'lintel-location-denied',
  'lintel-last-good-site',
  'lintel-sandbox-push',
  'lintel.device',
  'lintel.map-follows',
  'lintel.results-view',
  'lintel.notes',
  'lintel.favourites',
  'lintel.outbox',
]);

/**
 * Removes what the browser remembers of the user who signed out, such as homes looked at or kept, searches and a budget, and what this
 * tab has of forms that were not sent: their remotes may not be loaded.
 */
export function forgetTraces(): void {
  // Saved homes that were put on this device; where there is no such storage there is nothing to remove.
  if ('caches' in globalThis) caches.delete(OFFLINE_HOMES_CACHE).catch(() => undefined);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        if (!key.startsWith(PREFIX) || STAYS.has(key)) continue;
        storage.removeItem(key);
        // Browsers tell other tabs only; what this page shows of the key goes too.
        dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      }
  } catch {
    // A browser that forbids its storage keeps nothing.
  }
}

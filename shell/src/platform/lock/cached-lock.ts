import type { Site } from '@lintel/contract';
import { get, set } from 'idb-keyval';

const KEY = 'lintel-last-good-site';
/** Releases stay in the registry for as long after their lock is gone. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60_000;

interface Kept {
  at: number;
  site: Site;
}

/** Remembers the site of a page that works, so that a later one can go on with it. Overrides that a visitor chose are not cached. */
export async function cacheLock(site: Site, now = Date.now()): Promise<void> {
  if (site.isMixed || site.isKept) return;
  const kept: Kept = { at: now, site };
  try {
    await set(KEY, kept);
  } catch {
    // A browser that forbids it does without.
  }
}

/** The last site that worked in this browser; nothing when it is too old, since its releases may be gone. */
export async function cachedLock(now = Date.now()): Promise<Site | null> {
  try {
    const kept = await get<Kept>(KEY);
    return kept && now - kept.at < KEPT_FOR ? kept.site : null;
  } catch {
    return null;
  }
}

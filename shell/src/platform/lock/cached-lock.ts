import type { ResolvedLock } from '@lintel/contract';
import { get, set } from 'idb-keyval';

const KEY = 'lintel-last-good-site';
/** Releases stay in the registry for as long after their lock is gone. Milliseconds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

interface CachedLock {
  at: number;
  site: ResolvedLock;
}

/** Remembers the site of a page that works, so that a later one can go on with it. Overrides that a visitor chose are not cached. */
export async function cacheLock(site: ResolvedLock, now = Date.now()): Promise<void> {
  if (site.isMixed || site.isKept) return;
  const kept: CachedLock = { at: now, site };
  try {
    await set(KEY, kept);
  } catch {
    // A browser that forbids it does without.
  }
}

/** The last site that worked in this browser; nothing when it is too old, since its releases may be gone. */
export async function cachedLock(now = Date.now()): Promise<ResolvedLock | null> {
  try {
    const kept = await get<CachedLock>(KEY);
    return kept && now - kept.at < MAX_AGE_MS ? kept.site : null;
  } catch {
    return null;
  }
}

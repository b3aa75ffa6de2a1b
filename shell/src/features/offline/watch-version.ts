import type { ResolvedLock } from '@lintel/contract';
import { isOutdated } from '#platform/lock/outdated.ts';

/** Between two questions while the page is looked at, and for a page that stays open. Milliseconds. */
const MIN_INTERVAL_MS = 2 * 60_000;
const MAX_INTERVAL_MS = 30 * 60_000;

export interface WatchVersionOptions {
  site: Pick<ResolvedLock, 'environment' | 'revision' | 'isMixed'>;
  /** Another lock is live than the one that this page was made with, or no longer. Called at each change. */
  onChanged(isOutdated: boolean): void;
  get?: typeof fetch;
  now?: () => number;
}

/** Asks now and then which lock is live; nothing is ever reloaded by itself. Returns the end of it. */
export function watchVersion({
  site,
  onChanged,
  get = fetch,
  now = Date.now,
}: WatchVersionOptions): () => void {
  // Releases chosen by a link stay until the visitor leaves them.
  if (site.isMixed) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = -Infinity;
  let wasOutdated = false;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || now() - askedAt < MIN_INTERVAL_MS) return;
    askedAt = now();
    const answer = await isOutdated(site, { get, signal }).catch(() => undefined);
    // A question that did not arrive was none.
    if (answer === undefined) askedAt = -Infinity;
    if (typeof answer !== 'boolean' || answer === wasOutdated || signal.aborted) return;
    wasOutdated = answer;
    onChanged(answer);
  }
  const check = () => void ask();
  const timer = setInterval(check, MAX_INTERVAL_MS);
  document.addEventListener('visibilitychange', check, { signal });
  addEventListener('online', check, { signal });
  check();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}

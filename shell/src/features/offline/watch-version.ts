import type { Pointer, ResolvedLock } from '@lintel/contract';

/** Between two questions while the page is looked at, and for a page that stays open. Milliseconds. */
const AT_MOST_EVERY = 2 * 60_000;
const AT_LEAST_EVERY = 30 * 60_000;

export interface WatchVersionOptions {
  site: Pick<ResolvedLock, 'environment' | 'revision' | 'isMixed'>;
  /** Another lock is live than the one that this page was made with. Called once. */
  onOutdated(): void;
  get?: typeof fetch;
  now?: () => number;
}

/** Asks now and then which lock is live; nothing is ever reloaded by itself. Returns the end of it. */
export function watchVersion({
  site,
  onOutdated,
  get = fetch,
  now = Date.now,
}: WatchVersionOptions): () => void {
  // Releases chosen by a link stay until the visitor leaves them.
  if (site.isMixed) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = -Infinity;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || now() - askedAt < AT_MOST_EVERY) return;
    askedAt = now();
    const url = `/registry/environments/${encodeURIComponent(site.environment)}/pointer.json`;
    const answer = await get(url, { cache: 'no-cache', signal }).catch(() => undefined);
    // A question that did not arrive was none.
    if (!answer) askedAt = -Infinity;
    if (!answer?.ok) return;
    const { stable, candidate } = (await answer.json().catch(() => ({}))) as Partial<Pointer>;
    // A page of a canary is as new as one of the live lock.
    const current = [stable, candidate?.lock];
    if (stable === undefined || current.includes(site.revision) || signal.aborted) return;
    end();
    onOutdated();
  }
  const check = () => void ask();
  const timer = setInterval(check, AT_LEAST_EVERY);
  document.addEventListener('visibilitychange', check, { signal });
  addEventListener('online', check, { signal });
  check();
  function end(): void {
    clearInterval(timer);
    ending.abort();
  }
  return end;
}

import type { ResolvedLock } from '@lintel/contract';
import { isOutdated } from './outdated.ts';

/** A press of “Try again” waits no longer for the question what is live. */
const ASK_TIMEOUT_MS = 3000;

export interface RetryPageOptions {
  site: Pick<ResolvedLock, 'environment' | 'revision' | 'isMixed'>;
  /** Loads the remote of the page again, as the lock of this page names it. */
  retry(): void;
  reload?: () => void;
  get?: typeof fetch;
}

/**
 * Tries again what could not be had. The lock of a page never changes: a remote that was switched on since, or whose release was taken
 * back, is there after a reload only.
 */
export async function retryPage({
  site,
  retry,
  reload = () => location.reload(),
  get = fetch,
}: RetryPageOptions): Promise<void> {
  const question = site.isMixed
    ? null
    : isOutdated(site, { get, signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
  if (await question?.catch(() => null)) reload();
  else retry();
}

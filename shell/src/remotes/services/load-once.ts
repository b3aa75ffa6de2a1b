import type { ApiError } from '@lintel/api-contract';

/** Fetches code of a service with the first call, once; a failed one is that of a call without an answer, and the next one tries again. */
export function loadOnce<Service>(load: () => Promise<Service>): () => Promise<Service> {
  let loading: Promise<Service> | null = null;
  return () =>
    (loading ??= load().catch((): never => {
      loading = null;
      throw {
        kind: 'offline',
        retryable: true,
        // With a network, the site is what is not there.
        ...(navigator.onLine && { key: 'unavailable' }),
      } satisfies ApiError;
    }));
}

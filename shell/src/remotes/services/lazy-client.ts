import type { ApiClient } from '@lintel/api-client';
import type { ApiError, Operation } from '@lintel/api-contract';
import type { EarlyAnswers } from './early-answers.ts';

export interface LazyClientOptions {
  /** Fetches the client's code and makes it. */
  load(): Promise<ApiClient>;
  early: EarlyAnswers;
  isSignedIn(): boolean;
}

const noConnection: ApiError = { kind: 'offline', retryable: true };

/**
 * The API client, fetched with the first call that the page itself does not answer. `preload` is for pages that will
 * make one at once.
 */
export function createLazyClient({
  load,
  early,
  isSignedIn,
}: LazyClientOptions): ApiClient & { preload(): void } {
  let loading: Promise<ApiClient> | null = null;
  const client = () => {
    loading ??= load().catch(() => {
      loading = null;
      throw noConnection;
    });
    return loading;
  };
  return {
    async request(operation, parameters, options) {
      if (isSignedIn()) early.forget();
      const answer = early.take(operation as unknown as Operation<never, unknown>, parameters as object);
      if (answer !== undefined) return answer as never;
      return (await client()).request(operation, parameters, options);
    },
    preload: () => void client().catch(() => undefined),
  };
}

import type { ApiClient } from '@lintel/api-client';
import type { Operation } from '@lintel/api-contract';
import type { EarlyAnswers } from './early-answers.ts';
import { loadOnce } from './load-once.ts';

export interface LazyClientOptions {
  /** Fetches the client's code and makes it. */
  load(): Promise<ApiClient>;
  early: EarlyAnswers;
  /** Whose session calls are made in now; null for a visitor. */
  userId(): number | null;
}

/**
 * The API client, fetched with the first call that the page itself does not answer. A read whose user leaves before its answer
 * arrives is made again for who is there then: the answer would be shown to the next user. `preload` is for pages that will make a call at once.
 */
export function createLazyClient({
  load,
  early,
  userId,
}: LazyClientOptions): ApiClient & { preload(): void } {
  const client = loadOnce(load);
  const lazy: ApiClient = {
    async request(operation, parameters, options) {
      const asker = userId();
      if (asker !== null) early.forget();
      const answer = early.take(operation as unknown as Operation<never, unknown>, parameters as object);
      if (answer !== undefined) return answer as never;
      const received = await (await client()).request(operation, parameters, options);
      const isForAnother = operation.method === 'GET' && asker !== null && asker !== userId();
      return isForAnother ? lazy.request(operation, parameters, options) : received;
    },
  };
  return { ...lazy, preload: () => void client().catch(() => undefined) };
}

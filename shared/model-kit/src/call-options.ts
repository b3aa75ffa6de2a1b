import type { ApiError } from '@lintel/api-contract';
import type { RequestOptions } from '@lintel/contract';
import { attach, createEffect, type Effect } from 'effector';
import { waitFx } from './clock.ts';
import { mayRetry, retryDelay, toApiError } from './retry.ts';

/** What a call may be given beside its parameters: a signal that ends it, a listener for its progress, that it outlives the page. */
export type CallOptions = Pick<RequestOptions, 'signal' | 'onProgress' | 'outlivesPage'>;

/** An effect for a call; `withOptions` makes the same call with a signal or a listener for its progress. */
export interface CallEffect<Params, Done> extends Effect<Params, Done, ApiError> {
  withOptions?: Effect<{ params: Params; options: CallOptions }, Done, ApiError>;
}

/** The effect with options as arguments; one that takes none is called without. */
export const callWithOptions = <Params, Done>(
  effect: CallEffect<Params, Done>,
): Effect<{ params: Params; options: CallOptions }, Done, ApiError> =>
  effect.withOptions
    ? attach({ effect: effect.withOptions })
    : attach({ effect, mapParams: ({ params }: { params: Params; options: CallOptions }) => params });

/** A read, and what ends it. */
export interface ReadCall<Params> {
  params: Params;
  signal?: AbortSignal;
}

/** The call of a read: what may pass is retried by {@link mayRetry}, until the signal ends it. */
export function createReadFx<Params, Done>(
  effect: CallEffect<Params, Done>,
): Effect<ReadCall<Params>, Done, ApiError> {
  const callFx = callWithOptions(effect);
  return createEffect<ReadCall<Params>, Done, ApiError>(async ({ params, signal }) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await callFx({ params, options: signal ? { signal } : {} });
      } catch (thrown) {
        const error = toApiError(thrown);
        if (!mayRetry(error, attempt) || signal?.aborted) throw error;
        await waitFx(retryDelay(attempt));
      }
    }
  });
}

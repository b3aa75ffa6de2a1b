import type { ApiError } from '@lintel/api-contract';
import type { RequestOptions } from '@lintel/contract';
import { attach, createEffect, type Effect } from 'effector';
import { $clock, waitFx, type Clock } from './clock.ts';
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

/** A read that took this long fails with the next failure: calls that hang would show no way on for minutes. Milliseconds. */
const RETRIES_END_AFTER_MS = 30_000;

/** The call of a read: what may pass is retried by {@link mayRetry}, until its time is up or the signal ends it. */
export function createReadFx<Params, Done>(
  effect: CallEffect<Params, Done>,
): Effect<ReadCall<Params>, Done, ApiError> {
  const callFx = callWithOptions(effect);
  const readFx = createEffect<ReadCall<Params> & { clock: Clock }, Done, ApiError>(
    async ({ params, signal, clock }) => {
      const startedAt = clock.now();
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await callFx({ params, options: signal ? { signal } : {} });
        } catch (thrown) {
          const error = toApiError(thrown);
          const isLate = clock.now() - startedAt >= RETRIES_END_AFTER_MS;
          if (isLate || !mayRetry(error, attempt) || signal?.aborted) throw error;
          await waitFx(retryDelay(attempt));
        }
      }
    },
  );
  return attach({
    source: $clock,
    effect: readFx,
    mapParams: (call: ReadCall<Params>, clock) => ({ ...call, clock }),
  });
}

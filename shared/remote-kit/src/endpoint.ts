import type { ApiError, Operation } from '@lintel/api-contract';
import type { Delivery, Shell } from '@lintel/contract';
import { signalOf, toApiError } from '@lintel/model-kit';
import { attach, createEffect, type Effect } from 'effector';
import { $shell } from './shell-context.ts';

/**
 * An effect for one call of the back end. Fails with {@link ApiError}, never with anything else.
 * The page shows a failure itself; with `toastsErrors` the shell raises a toast, or the dialog that belongs to it.
 *
 * @example const searchPropertiesFx = endpointFx(getPropertyList);
 */
export function endpointFx<Request, Answer>(
  operation: Operation<Request, Answer>,
  { toastsErrors = false }: { toastsErrors?: boolean } = {},
): Effect<Request, Answer, ApiError> {
  return attach({
    source: $shell,
    mapParams: (request: Request, shell: Shell | null) => ({ request, shell }),
    effect: createEffect<{ request: Request; shell: Shell | null }, Answer, ApiError>(
      async ({ request, shell }) => {
        if (!shell) throw toApiError('the remote is not connected');
        const signal = signalOf(request);
        try {
          return await shell.request(operation, request, {
            showsOwnErrors: !toastsErrors,
            ...(signal ? { signal } : {}),
          });
        } catch (error) {
          throw toApiError(error);
        }
      },
    ),
  });
}

/** Titles of writes under way, found by the identity of their parameters. */
const titles = new WeakMap<object, string>();

/** Names what a write is about, for the user who sees it in the outbox; through a {@link deliveryFx}. */
export function titled<Request extends object>(request: Request, title: string): Request {
  titles.set(request, title);
  return request;
}

/**
 * An effect for a write that may wait for the network, e.g. a heart. Of two that wait with the same key only the newer one is
 * sent. Done with `delivered` or `queued`; fails with {@link ApiError} when the back end refuses. `keepsRefused`: when that
 * happens later, it stays among what waits.
 *
 * @example const saveFx = deliveryFx(addFavourite, ({ property_id }) => `favourite:${property_id}`);
 */
export const deliveryFx = <Request extends object, Answer>(
  operation: Operation<Request, Answer>,
  keyOf: (request: Request) => string,
  options: { keepsRefused?: boolean } = {},
): Effect<Request, Delivery, ApiError> =>
  attach({
    source: $shell,
    mapParams: (request: Request, shell: Shell | null) => ({ request, shell }),
    effect: createEffect<{ request: Request; shell: Shell | null }, Delivery, ApiError>(
      async ({ request, shell }) => {
        if (!shell) throw toApiError('the remote is not connected');
        const title = titles.get(request);
        try {
          return await shell.deliver(operation, request, {
            ...options,
            key: keyOf(request),
            ...(title === undefined ? {} : { title }),
          });
        } catch (error) {
          throw toApiError(error);
        }
      },
    ),
  });

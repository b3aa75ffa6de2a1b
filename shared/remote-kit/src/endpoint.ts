import type { ApiError, Operation } from '@lintel/api-contract';
import type { Delivery, Shell } from '@lintel/contract';
import { toApiError, type CallEffect, type CallOptions } from '@lintel/model-kit';
import { attach, createEffect, type Effect } from 'effector';
import { $shell } from './shell-context.ts';

/** Calls the shell; whatever fails becomes an {@link ApiError}. */
const shellFx = createEffect<
  { shell: Shell | null; call: (shell: Shell) => Promise<unknown> },
  unknown,
  ApiError
>(async ({ shell, call }) => {
  if (!shell) throw toApiError('the remote is not connected');
  try {
    return await call(shell);
  } catch (error) {
    throw toApiError(error);
  }
});

const throughShell = <Params, Done>(call: (shell: Shell, params: Params) => Promise<Done>) =>
  attach({
    source: $shell,
    mapParams: (params: Params, shell) => ({ shell, call: (connected: Shell) => call(connected, params) }),
    effect: shellFx,
  }) as Effect<Params, Done, ApiError>;

interface EndpointOptions<Answer> {
  /** The shell raises a toast for a failure, or the dialog that belongs to it; else the page shows the failure itself. */
  toastsErrors?: boolean;
  /** Fills the gaps of an answer. */
  read?: (answer: Answer) => Answer;
}

/**
 * An effect for one call of the back end. Fails with {@link ApiError}, never with anything else.
 *
 * @example const searchPropertiesFx = endpointFx(getPropertyList);
 */
export function endpointFx<Request, Answer>(
  operation: Operation<Request, Answer>,
  { toastsErrors = false, read }: EndpointOptions<Answer> = {},
): CallEffect<Request, Answer> {
  const request = (shell: Shell, params: Request, options?: CallOptions) =>
    shell.request(operation, params, { ...options, showsOwnErrors: !toastsErrors }).then(read);
  return Object.assign(throughShell(request), {
    withOptions: throughShell((shell, { params, options }: { params: Request; options: CallOptions }) =>
      request(shell, params, options),
    ),
  });
}

/** A write that may wait, and what it is about: the user reads the title in the outbox. */
export interface DeliveryRequest<Request> {
  request: Request;
  title?: string;
}

/**
 * An effect for a write that may wait for the network, e.g. a heart. Of two that wait with the same key only the newer one is
 * sent. Done with `delivered` or `queued`; fails with {@link ApiError} when the back end refuses. `keepsRefused`: when that
 * happens later, it stays among what waits.
 *
 * @example const saveFx = deliveryFx(addFavourite, ({ property_id }) => `favourite:${property_id}`);
 */
export const deliveryFx = <Request, Answer>(
  operation: Operation<Request, Answer>,
  keyOf: (request: Request) => string,
  options: { keepsRefused?: boolean } = {},
): Effect<DeliveryRequest<Request>, Delivery, ApiError> =>
  throughShell((shell, { request, title }: DeliveryRequest<Request>) =>
    shell.deliver(operation, request, {
      ...options,
      key: keyOf(request),
      ...(title === undefined ? {} : { title }),
    }),
  );

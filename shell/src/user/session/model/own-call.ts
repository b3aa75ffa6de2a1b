import type { ApiError, Operation } from '@lintel/api-contract';
import { createReadFx } from '@lintel/model-kit';
import { createEffect, createEvent, createStore, sample, type Event, type EventCallable } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { userLeft } from './session.model.ts';

export interface OwnCall<Request, Answer> {
  started: EventCallable<Request>;
  answered: Event<Answer>;
  failed: Event<ApiError>;
}

/**
 * A call about the user: only the newest has an outcome, and only while that user is there. A read is retried like all others
 * (docs/spec/client.md#fetched-data).
 */
export function createOwnCall<Request, Answer>(
  operation: Operation<Request, Answer>,
): OwnCall<Request, Answer> {
  const requestFx = callFx(operation);
  const readFx = createReadFx(requestFx);
  const isRead = operation.method === 'GET';
  const numberedFx = createEffect<{ request: Request; number: number }, Answer, ApiError>(({ request }) =>
    isRead ? readFx({ params: request }) : requestFx(request),
  );
  const started = createEvent<Request>();
  const $newest = createStore(0).on([started, userLeft], (number) => number + 1);
  const isNewest = (newest: number, { params }: { params: { number: number } }) => newest === params.number;

  sample({
    clock: started,
    source: $newest,
    fn: (number, request) => ({ request, number }),
    target: numberedFx,
  });
  const answered = sample({
    clock: numberedFx.done,
    source: $newest,
    filter: isNewest,
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: numberedFx.fail,
    source: $newest,
    filter: isNewest,
    fn: (_, { error }) => error,
  });
  return { started, answered, failed };
}

import type { ApiError } from '@lintel/api-contract';
import {
  attach,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';

export interface Mutation<Params, Result> {
  start: EventCallable<Params>;
  reset: EventCallable<void>;
  done: Event<{ params: Params; result: Result }>;
  failed: Event<{ params: Params; error: ApiError }>;
  $pending: Store<boolean>;
  $error: Store<ApiError | null>;
}

/** A write. Never repeated by itself; a second start while one is under way is ignored, so a double click writes once. */
export function createMutation<Params, Result>(config: {
  effect: Effect<Params, Result, ApiError>;
}): Mutation<Params, Result> {
  const writeFx = attach({ effect: config.effect });
  const start = createEvent<Params>();
  const reset = createEvent();
  const $error = createStore<ApiError | null>(null)
    .on(writeFx.failData, (_, error) => error)
    .reset(start, reset);

  sample({
    clock: start,
    source: writeFx.pending,
    filter: (pending) => !pending,
    fn: (_, params) => params,
    target: writeFx,
  });

  return { start, reset, done: writeFx.done, failed: writeFx.fail, $pending: writeFx.pending, $error };
}

import {
  createEffect,
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';
import { waitFx } from './clock.ts';
import type { Query } from './query.ts';

export interface Polling {
  /** The user asks: a call at once, and the pauses begin again. */
  checkNow: EventCallable<void>;
  /** Whether the next call comes by itself. */
  $isWatching: Store<boolean>;
}

/** Milliseconds between calls: short at first, then twice as long each time, never above the last. */
export const backOff =
  (firstMs: number, mostMs: number) =>
  (count: number): number =>
    Math.min(firstMs * 2 ** count, mostMs);

/**
 * Repeats a query while its data is undecided and the page is on screen.
 *
 * @example createPolling({ query: outcome, isUndecided: ({ data }) => data.status === 'pending', pauseMs: backOff(3000, 30_000), most: 40, isOnScreen: OutcomeGate.status, opened });
 */
export function createPolling<Params, Data>(config: {
  query: Query<Params, Data>;
  /** The answer may still change by itself. */
  isUndecided(data: Data): boolean;
  /** Milliseconds before repetition number `count`, from 0. */
  pauseMs(count: number): number;
  /** Repetitions by itself; after these only the user asks. */
  most: number;
  isOnScreen: Store<boolean>;
  /** Another subject is on screen. */
  opened: Unit<unknown>;
}): Polling {
  const { query, isUndecided, pauseMs, most, isOnScreen, opened } = config;
  const checkNow = createEvent();
  const $round = createStore(0).on([opened, checkNow] as Unit<unknown>[], next);
  const pauseFx = createEffect(async ({ ms }: { ms: number; round: number }) => waitFx(ms));
  const $count = createStore(0).on(pauseFx, next);
  const $isWatching = $count.map((count) => count < most);

  sample({ clock: checkNow, target: query.refresh });
  sample({
    clock: query.$data,
    source: { count: $count, round: $round, isWatching: $isWatching },
    filter: ({ isWatching }, data) => isWatching && data !== null && isUndecided(data),
    fn: ({ count, round }) => ({ ms: pauseMs(count), round }),
    target: pauseFx,
  });
  // A pause that began before the subject changed, or before the user asked, ends in nothing.
  sample({
    clock: pauseFx.done,
    source: { isOnScreen, round: $round },
    filter: ({ isOnScreen: isShown, round }, { params }) => isShown && round === params.round,
    fn: () => undefined,
    target: query.refresh,
  });
  $count.reset([opened, checkNow] as Unit<unknown>[]);
  return { checkNow, $isWatching };
}

const next = (count: number) => count + 1;

import type { ApiError } from '@lintel/api-contract';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
} from 'effector';
import { createReadFx, type CallEffect } from './call-options.ts';
import { $clock } from './clock.ts';
import { $language } from './language.ts';

/** Fetched data is stale after ten minutes; an entry that is not on screen is dropped after five (docs/spec/client.md#fetched-data). */
export const STALE_AFTER_MS = 10 * 60_000;
export const DROP_UNUSED_AFTER_MS = 5 * 60_000;

export interface Query<Params, Data> {
  /** Shows the data of these parameters: from the cache while fresh, else by a call. */
  start: EventCallable<Params>;
  /** Calls again with the parameters on screen, fresh or not. */
  refresh: EventCallable<void>;
  /** The query left the screen; what was fetched stays in the cache for a while. */
  reset: EventCallable<void>;
  /** Reset, and empty the cache: what was fetched belonged to a user who is gone. */
  forget: EventCallable<void>;
  /** Changes the data on screen without a call, e.g. ahead of a write; the cache keeps the change. */
  edit: EventCallable<(data: Data) => Data>;
  $data: Store<Data | null>;
  $error: Store<ApiError | null>;
  $pending: Store<boolean>;
  /** When the data on screen was fetched, milliseconds since 1970. */
  $fetchedAt: Store<number | null>;
}

interface Entry<Data> {
  data: Data;
  fetchedAt: number;
  lastUsedAt: number;
}
interface Call<Params> {
  params: Params;
  key: string;
  /** Counts calls and resets, so that an answer knows whether it is still wanted. */
  number: number;
  onScreen: boolean;
}

interface Started<Params> extends Call<Params> {
  previous: AbortController | null;
  controller: AbortController;
}

const abortFx = createEffect((controller: AbortController | null) => controller?.abort());

/**
 * A read that a page shows. The latest call wins and cancels the one before; failures that may pass are retried three
 * times; there is no refetch on focus.
 */
export function createQuery<Params, Data>(config: {
  effect: CallEffect<Params, Data>;
  staleAfter?: number;
  /** What makes two parameters the same entry of the cache. Default: their JSON. */
  keyOf?: (params: Params) => string;
}): Query<Params, Data> {
  const { effect, staleAfter = STALE_AFTER_MS, keyOf = (params) => JSON.stringify(params) ?? '' } = config;
  const readFx = createReadFx(effect);

  const start = createEvent<Params>();
  const refresh = createEvent();
  const reset = createEvent();
  const forget = createEvent();
  const edit = createEvent<(data: Data) => Data>();
  const called = createEvent<Call<Params>>();

  const callFx = createEffect<Started<Params>, Data, ApiError>(({ params, previous, controller }) => {
    previous?.abort();
    return readFx({ params, signal: controller.signal });
  });

  const $current = createStore<Call<Params> | null>(null);
  const $controller = createStore<AbortController | null>(null);
  const $entries = createStore<Record<string, Entry<Data>>>({});
  const $data = createStore<Data | null>(null);
  const $error = createStore<ApiError | null>(null);
  const $fetchedAt = createStore<number | null>(null);
  const $pending = createStore(false);
  const $state = combine({ clock: $clock, current: $current, entries: $entries });

  const shown = sample({
    clock: start,
    source: $state,
    fn: ({ clock, current, entries }, params) => {
      const key = keyOf(params);
      const now = clock.now();
      const known = entries[key];
      const entry =
        known && (isOnScreen(current, key) || now - known.lastUsedAt <= DROP_UNUSED_AFTER_MS) ? known : null;
      const fresh = entry !== null && now - entry.fetchedAt < staleAfter;
      return { call: { params, key, number: (current?.number ?? 0) + 1, onScreen: true }, entry, fresh, now };
    },
  });
  const refreshed = sample({
    clock: refresh,
    source: $current,
    filter: (current) => current?.onScreen === true,
    fn: (current) => ({ ...current!, number: current!.number + 1 }),
  });

  $current
    .on(shown, (_, { call }) => call)
    .on(refreshed, (_, call) => call)
    .on(reset, (call) => call && { ...call, number: call.number + 1 });
  sample({ clock: shown, filter: ({ fresh }) => !fresh, fn: ({ call }) => call, target: called });
  sample({ clock: refreshed, target: called });

  const begun = sample({
    clock: called,
    source: $controller,
    fn: (previous, call) => ({ ...call, previous, controller: new AbortController() }),
  });
  $controller.on(begun, (_, { controller }) => controller);
  sample({ clock: begun, target: callFx });
  sample({ clock: reset, source: $controller, target: abortFx });

  const isLatest = (current: Call<Params> | null, { params }: { params: Call<Params> }) =>
    current?.number === params.number;
  const answered = sample({
    clock: callFx.done,
    source: $current,
    filter: isLatest,
    fn: (_, { params, result }) => ({ key: params.key, data: result }),
  });
  const failed = sample({
    clock: callFx.fail,
    source: $current,
    filter: isLatest,
    fn: (_, { error }) => error,
  });
  const stored = sample({
    clock: answered,
    source: $clock,
    fn: (clock, { key, data }) => ({ key, entry: { data, fetchedAt: clock.now(), lastUsedAt: clock.now() } }),
  });

  const edited = sample({
    clock: edit,
    source: { data: $data, current: $current },
    filter: ({ data, current }) => data !== null && current !== null,
    fn: ({ data, current }, change) => ({ key: current!.key, data: change(data!) }),
  });
  $data
    .on(edited, (_, { data }) => data)
    .on(shown, (_, { entry }) => entry?.data ?? null)
    .on(stored, (_, { entry }) => entry.data)
    .reset(reset);
  $fetchedAt
    .on(shown, (_, { entry }) => entry?.fetchedAt ?? null)
    .on(stored, (_, { entry }) => entry.fetchedAt)
    .reset(reset);
  $error.on(failed, (_, error) => error).reset(shown, refreshed, stored, reset);
  $pending
    .on(shown, (_, { fresh }) => !fresh)
    .on(refreshed, () => true)
    .on([stored, failed], () => false)
    .reset(reset);

  $entries
    .on(stored, (entries, { key, entry }) => ({ ...entries, [key]: entry }))
    .on(edited, (entries, { key, data }) =>
      entries[key] ? { ...entries, [key]: { ...entries[key], data } } : entries,
    );
  // Marks what was on screen as used until now, and drops what was off screen for five minutes.
  sample({
    clock: [
      shown.map(({ now }) => now),
      sample({ clock: reset, source: $clock, fn: (clock) => clock.now() }),
    ],
    source: $state,
    fn: ({ entries, current }, now) =>
      Object.fromEntries(
        Object.entries(entries)
          .map(
            ([key, entry]) =>
              [key, isOnScreen(current, key) ? { ...entry, lastUsedAt: now } : entry] as const,
          )
          .filter(([, entry]) => now - entry.lastUsedAt <= DROP_UNUSED_AFTER_MS),
      ),
    target: $entries,
  });
  sample({
    clock: reset,
    source: $current,
    filter: Boolean,
    fn: (call) => ({ ...call, onScreen: false }),
    target: $current,
  });

  sample({ clock: forget, target: [reset, $entries.reinit] });
  // What was fetched in another language is asked for again; it stays on screen until then.
  sample({ clock: $language, target: [$entries.reinit, refresh] });

  return { start, refresh, reset, forget, edit, $data, $error, $pending, $fetchedAt };
}

const isOnScreen = (current: { key: string; onScreen: boolean } | null, key: string) =>
  current !== null && current.onScreen && current.key === key;

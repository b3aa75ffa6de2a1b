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
import { createReadFx, type CallEffect } from '../call-options.ts';
import type { Rows } from './pagination.ts';

interface PageRequest {
  page?: number | string | undefined;
  per_page?: number | string | undefined;
}

export interface PageList<Params, Row> {
  /** A new list, with its newest page. */
  start: EventCallable<Params>;
  /** One page of older rows. */
  more: EventCallable<void>;
  /** Pages of older rows until the one with this id is there. */
  reach: EventCallable<string | number>;
  /** The same again after a failure. */
  retry: EventCallable<void>;
  reset: EventCallable<void>;
  /**
   * Consecutive rows that came in another way, e.g. the newest page again, in the order of the server: they replace what the
   * list has from the first known one to the last. Without a known one they are the newest.
   */
  receive: EventCallable<Row[]>;
  edit: EventCallable<(rows: Row[]) => Row[]>;
  /** Oldest first: the list grows upwards. */
  $rows: Store<Row[]>;
  $hasMore: Store<boolean>;
  $pending: Store<boolean>;
  $pendingMore: Store<boolean>;
  $error: Store<ApiError | null>;
}

/** Rows of a page on the way to one that lies far back. */
const REACH_SIZE = 100;

interface Call<Params> {
  params: Params;
  /** Counts lists: an answer of an older list is dropped. */
  list: number;
  kind: 'list' | 'more';
  /** Rows of the list when the call begins. */
  known: readonly unknown[];
  controller: AbortController;
}

interface Reach<Params> extends Call<Params> {
  target: string | number;
}

/**
 * A list of numbered pages, the newest first on the wire, that grows upwards, e.g. the messages of a conversation. Pages are
 * joined by id, since rows that arrive meanwhile push older ones from one page to the next.
 */
export function createPageList<Request extends PageRequest, Answer extends Rows<unknown>>(config: {
  effect: CallEffect<Request, Answer>;
  pageSize: number;
  idOf(row: Answer['data'][number]): string | number;
}): PageList<Omit<Request, keyof PageRequest>, Answer['data'][number]> {
  type Params = Omit<Request, keyof PageRequest>;
  type Row = Answer['data'][number];
  const { pageSize, idOf } = config;
  const readFx = createReadFx(config.effect);

  const start = createEvent<Params>();
  const more = createEvent();
  const reach = createEvent<string | number>();
  const retry = createEvent();
  const reset = createEvent();
  const receive = createEvent<Row[]>();
  const edit = createEvent<(rows: Row[]) => Row[]>();

  const loadFx = createEffect<Call<Params>, Row[], ApiError>(async ({ params, known, controller }) => {
    const ids = idsOf(known);
    const first = Math.floor(known.length / pageSize) + 1;
    // Until a page has a row that the list lacks: known ones, that fill fewer pages than `first`, were pushed on by newer ones.
    for (let page = first; ; page += 1) {
      const request = { ...params, page, per_page: pageSize } as unknown as Request;
      const { data } = await readFx({ params: request, signal: controller.signal });
      const isNew = data.length < pageSize || data.some((row) => !ids.has(idOf(row)));
      if (isNew || page >= 2 * first) return data;
    }
  });
  const reachFx = createEffect<Reach<Params>, { rows: Row[]; isEnd: boolean }, ApiError>(
    async ({ params, controller, target, known }) => {
      const rows: Row[] = [];
      for (let page = Math.floor(known.length / REACH_SIZE) + 1; ; page += 1) {
        const request = { ...params, page, per_page: REACH_SIZE } as unknown as Request;
        const { data } = await readFx({ params: request, signal: controller.signal });
        rows.unshift(...data.toReversed());
        const isEnd = data.length < REACH_SIZE;
        if (isEnd || data.some((row) => idOf(row) === target)) return { rows, isEnd };
      }
    },
  );
  const abortFx = createEffect((call: Call<Params> | null) => call?.controller.abort());

  const $call = createStore<Call<Params> | null>(null);
  const $rows = createStore<Row[]>([]);
  const $hasMore = createStore(false);
  const $error = createStore<ApiError | null>(null);
  const $loading = createStore<'nothing' | 'list' | 'more'>('nothing');

  const started = sample({
    clock: start,
    source: $call,
    fn: (before, params): Call<Params> => ({
      params,
      list: (before?.list ?? 0) + 1,
      kind: 'list',
      known: [],
      controller: new AbortController(),
    }),
  });
  const idle = combine({ call: $call, rows: $rows, hasMore: $hasMore, loading: $loading });
  const moreStarted = sample({
    clock: more,
    source: idle,
    filter: ({ call, hasMore, loading }) => call !== null && hasMore && loading === 'nothing',
    fn: ({ call, rows }): Call<Params> => ({ ...call!, kind: 'more', known: rows }),
  });
  const reachStarted = sample({
    clock: reach,
    source: idle,
    filter: ({ call, hasMore, loading }) => call !== null && hasMore && loading === 'nothing',
    fn: ({ call, rows }, target): Reach<Params> => ({ ...call!, kind: 'more', target, known: rows }),
  });
  const retried = sample({
    clock: retry,
    source: idle,
    filter: ({ call, loading }) => call?.kind === 'list' && loading === 'nothing',
    fn: ({ call }) => call!,
  });
  // Rows may have gone since the failure, so the page is counted again.
  sample({
    clock: retry,
    source: $call,
    filter: (call) => call?.kind === 'more',
    fn: () => undefined,
    target: more,
  });
  sample({ clock: [start, reset], source: $call, target: abortFx });
  sample({ clock: [started, moreStarted, retried], target: [$call, loadFx] });
  sample({ clock: reachStarted, target: [$call, reachFx] });

  const isCurrent = (call: Call<Params> | null, { params }: { params: Call<Params> }) =>
    call?.list === params.list;
  const arrived = sample({ clock: loadFx.done, source: $call, filter: isCurrent, fn: (_, done) => done });
  const reached = sample({ clock: reachFx.done, source: $call, filter: isCurrent, fn: (_, done) => done });
  const failed = sample({
    clock: [loadFx.fail, reachFx.fail],
    source: $call,
    filter: isCurrent,
    fn: (_, { error }) => error,
  });

  $rows
    .on(arrived, (rows, { params, result }) =>
      params.kind === 'list' ? result.toReversed() : joined(result.toReversed(), rows),
    )
    .on(reached, (rows, { result }) => joined(result.rows, rows))
    .on(receive, renewed)
    .on(edit, (rows, change) => change(rows))
    .reset(started, reset);
  // A full page may be the last one; the next is then empty.
  $hasMore
    .on(arrived, (_, { result }) => result.length >= pageSize)
    .on(reached, (_, { result }) => !result.isEnd)
    .reset(started, reset);
  $error.on(failed, (_, error) => error).reset(started, moreStarted, reachStarted, retried, reset);
  $loading
    .on([started, retried], () => 'list')
    .on([moreStarted, reachStarted], () => 'more')
    .on([arrived, reached, failed], () => 'nothing')
    .reset(reset);
  sample({
    clock: reset,
    source: $call,
    fn: (call) => call && { ...call, list: call.list + 1 },
    target: $call,
  });

  /** Older rows before newer ones; of two with one id the newer one stays, in the place of the older. */
  function joined(older: Row[], newer: Row[]): Row[] {
    const byId = new Map<string | number, Row>();
    for (const row of [...older, ...newer]) byId.set(idOf(row), row);
    return [...byId.values()];
  }

  function renewed(rows: Row[], received: Row[]): Row[] {
    const ids = idsOf(received);
    const isKnown = (row: Row) => ids.has(idOf(row));
    const first = rows.findIndex(isKnown);
    if (first < 0) return [...rows, ...received];
    const last = rows.findLastIndex(isKnown);
    // What is newer stays only while nothing received is newer than the last known row.
    const endsKnown = idOf(rows[last]!) === idOf(received.at(-1)!);
    return [...rows.slice(0, first), ...received, ...(endsKnown ? rows.slice(last + 1) : [])];
  }

  function idsOf(rows: readonly Row[]): Set<string | number> {
    return new Set(rows.map(idOf));
  }

  return {
    start,
    more,
    reach,
    retry,
    reset,
    receive,
    edit,
    $rows,
    $hasMore,
    $pending: $loading.map((loading) => loading === 'list'),
    $pendingMore: $loading.map((loading) => loading === 'more'),
    $error,
  };
}

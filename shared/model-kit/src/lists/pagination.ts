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
import { $language } from '../language.ts';

export interface Page {
  offset: number;
  limit: number;
}
/** Calls take the numbers as text too, since that is how a query string carries them. */
type Pageable = { [K in keyof Page]?: number | string | undefined };

export interface Rows<Row> {
  data: Row[];
  /** Matches before paging; left out by many calls when there are none. */
  total?: number;
}

export interface Pagination<Params, Row> {
  /** A new list, with as many pages as the address asks for. */
  start: EventCallable<{ params: Params; pages?: number }>;
  /** One page more below the ones on screen. */
  more: EventCallable<void>;
  /** The same again after a failure: the first load, or the page that did not come. */
  retry: EventCallable<void>;
  reset: EventCallable<void>;
  /**
   * Changes the rows on screen without a call, e.g. ahead of a write; the total follows their number. While a new list is under
   * way the change is made again on its answer, which may be older than the write: so it finds its rows by their ids. `shown`: as
   * `$shown`, of the rows that are changed.
   */
  edit: EventCallable<(rows: Row[], shown: string | null) => Row[]>;
  $rows: Store<Row[]>;
  /** What the rows on screen were asked for by, as text; null before the first ones. */
  $shown: Store<string | null>;
  /** How often the list was reset: after that it may be another user's. */
  $resets: Store<number>;
  $total: Store<number>;
  $pages: Store<number>;
  $hasMore: Store<boolean>;
  /** The first load (or a new list) is under way; rows on screen belong to the list before. */
  $pending: Store<boolean>;
  $pendingMore: Store<boolean>;
  $error: Store<ApiError | null>;
}

/** The back end answers at most this many rows at once. */
const LIMIT = 100;

type Edit<Row> = (rows: Row[], shown: string | null) => Row[];

const textOf = (params: unknown): string => JSON.stringify(params);

interface Call<Params> {
  params: Params;
  /** Counts lists, not pages: an answer of an older list is dropped. */
  list: number;
  kind: 'list' | 'more';
  offset: number;
  count: number;
  /** How many pages the list has then. */
  pages: number;
  /** Rows above the ones asked for. */
  known: readonly unknown[];
}

/**
 * A list with offset and limit that grows by "load more". Pages are joined by the ids of rows, since the server moves up or down where
 * rows go or come meanwhile. Rows stay on screen until the new list is there, or fails: then they would pass for what was asked.
 */
export function createPagination<Request extends Pageable, Answer extends Rows<unknown>>(config: {
  effect: CallEffect<Request, Answer>;
  pageSize: number;
}): Pagination<Omit<Request, keyof Page>, Answer['data'][number]> {
  type Params = Omit<Request, keyof Page>;
  type Row = Answer['data'][number];
  const { pageSize } = config;
  const readFx = createReadFx(config.effect);

  const start = createEvent<{ params: Params; pages?: number }>();
  const more = createEvent();
  const retry = createEvent();
  const reset = createEvent();
  const edit = createEvent<Edit<Row>>();

  const loadFx = createEffect<Call<Params> & { signal: AbortSignal }, Rows<Row>, ApiError>(
    async ({ params, offset: begin, count, known, signal }) => {
      const end = begin + count;
      let rows: readonly Row[] = known;
      let total = 0;
      for (let offset = begin; offset < end; offset += LIMIT) {
        const limit = Math.min(LIMIT, end - offset);
        const answer = await readFx({ params: { ...params, offset, limit } as unknown as Request, signal });
        rows = joined(rows, answer.data);
        total = answer.total ?? offset + answer.data.length;
        if (answer.data.length < limit) {
          // Nothing further came: a list that grows ends here, whatever the total.
          if (begin > 0 && rows.length === known.length) total = known.length;
          break;
        }
      }
      return { data: rows.slice(known.length), total };
    },
  );

  const $call = createStore<(Call<Params> & { controller: AbortController }) | null>(null);
  const $rows = createStore<Row[]>([]);
  const $total = createStore(0);
  const $pages = createStore(0);
  const $error = createStore<ApiError | null>(null);
  const $resets = createStore(0).on(reset, (resets) => resets + 1);
  const $under = createStore<'nothing' | 'list' | 'more'>('nothing');
  const $hasMore = combine($rows, $total, (rows, total) => rows.length < total);

  // The value at this moment travels to the effect: by the time that it runs, `$call` is the new one.
  const abortFx = createEffect((controller: AbortController | undefined) => controller?.abort());
  sample({ clock: reset, source: $call, fn: (call) => call?.controller, target: abortFx });
  const listStarted = sample({
    clock: start,
    source: $call,
    fn: (call, { params, pages: asked = 1 }) => {
      const pages = Math.max(1, Math.floor(asked));
      return {
        params,
        list: (call?.list ?? 0) + 1,
        kind: 'list' as const,
        offset: 0,
        count: pages * pageSize,
        pages,
        known: [],
        controller: new AbortController(),
        previous: call?.controller,
      };
    },
  });
  sample({ clock: listStarted, fn: ({ previous }) => previous, target: abortFx });
  const moreStarted = sample({
    clock: more,
    source: { call: $call, pages: $pages, rows: $rows, under: $under, hasMore: $hasMore, error: $error },
    filter: ({ call, under, hasMore }) => call !== null && under === 'nothing' && hasMore,
    // By rows, since the server moves up where one is removed; below a page of known rows, which new ones pushed down.
    fn: ({ call, pages, rows, error }) => ({
      ...call!,
      kind: 'more' as const,
      offset:
        call!.kind === 'more' && !error && rows.length === call!.known.length
          ? call!.offset + pageSize
          : rows.length,
      count: pageSize,
      pages: pages + 1,
      known: rows,
    }),
  });
  const retried = sample({
    clock: retry,
    source: { call: $call, under: $under },
    filter: ({ call, under }) => call?.kind === 'list' && under === 'nothing',
    fn: ({ call }) => call!,
  });
  // Rows may have changed since the failure, so the place is counted again.
  sample({
    clock: retry,
    source: $call,
    filter: (call) => call?.kind === 'more',
    fn: () => undefined,
    target: more,
  });

  // Some values come in the language on screen; the rows stay until the same pages are there in the new one.
  sample({
    clock: $language,
    source: { call: $call, pages: $pages },
    filter: ({ call, pages }) => call !== null && pages > 0,
    fn: ({ call, pages }) => ({ params: call!.params, pages }),
    target: start,
  });

  // What is under way at a reset is dropped, also where it arrives in spite of its signal: it may be another user's.
  $call
    .on([listStarted, moreStarted], (_, call) => call)
    .on(reset, (call) => call && { ...call, list: call.list + 1 });
  sample({
    clock: [listStarted, moreStarted, retried],
    fn: ({ controller, ...call }) => ({ ...call, signal: controller.signal }),
    target: loadFx,
  });

  const isCurrent = (call: { list: number } | null, { params }: { params: { list: number } }) =>
    call?.list === params.list;
  const $editsUnderWay = createStore<Edit<Row>[]>([]);
  const arrived = sample({
    clock: loadFx.done,
    source: { call: $call, rows: $rows, edits: $editsUnderWay },
    filter: ({ call }, done) => isCurrent(call, done),
    fn: ({ rows: before, edits }, { params: { params, kind, pages }, result: { data, total = 0 } }) => {
      if (kind === 'more') {
        const rows = joined(before, data);
        return { params, pages, rows, total };
      }
      const rows = edits.reduce((changed, change) => change(changed, textOf(params)), data);
      return { params, pages, rows, total: Math.max(0, total + rows.length - data.length) };
    },
  });
  const failed = sample({
    clock: loadFx.fail,
    source: $call,
    filter: isCurrent,
    fn: (_, failure) => failure,
  });
  const $shown = createStore<string | null>(null);
  $shown.on(arrived, (_, { params }) => textOf(params)).reset(reset);
  const newListFailed = sample({
    clock: failed,
    source: $shown,
    filter: (shown, { params }) => shown !== null && shown !== textOf(params.params),
  });

  const edited = sample({
    clock: edit,
    source: { rows: $rows, shown: $shown },
    fn: ({ rows, shown }, change) => ({ rows: change(rows, shown), before: rows.length }),
  });
  $rows
    .on(edited, (_, { rows }) => rows)
    .on(arrived, (_, { rows }) => rows)
    .reset(newListFailed, reset);
  $total
    .on(edited, (total, { rows, before }) => Math.max(0, total + rows.length - before))
    .on(arrived, (_, { total }) => total)
    .reset(newListFailed, reset);
  sample({
    clock: edit,
    source: { edits: $editsUnderWay, under: $under },
    filter: ({ under }) => under === 'list',
    fn: ({ edits }, change) => [...edits, change],
    target: $editsUnderWay,
  });
  $editsUnderWay.reset(listStarted, arrived, failed, reset);
  $pages.on(arrived, (_, { pages }) => pages).reset(newListFailed, reset);
  $error.on(failed, (_, { error }) => error).reset(listStarted, moreStarted, retried, arrived, reset);
  $under
    .on([listStarted, moreStarted, retried], (_, { kind }) => kind)
    .on([arrived, failed], () => 'nothing')
    .reset(reset);

  return {
    start,
    more,
    retry,
    reset,
    edit,
    $rows,
    $shown,
    $resets,
    $total,
    $pages,
    $hasMore,
    $pending: $under.map((under) => under === 'list'),
    $pendingMore: $under.map((under) => under === 'more'),
    $error,
  };
}

/** Rows, and below them those that they lack. Rows without an id are all different. */
function joined<Row>(rows: readonly Row[], below: readonly Row[]): Row[] {
  const idOf = (row: Row) => (row as { id?: unknown }).id;
  const ids = new Set(rows.map(idOf));
  return [...rows, ...below.filter((row) => idOf(row) === undefined || !ids.has(idOf(row)))];
}

import type { ApiError } from '@lintel/api-contract';
import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import { callWithOptions, type CallEffect } from '../call-options.ts';
import { waitFx } from '../clock.ts';

/** A list that can be edited in place, e.g. of `createPagination`. */
export interface EditableList<Row> {
  edit: EventCallable<(rows: Row[], shown: string | null) => Row[]>;
  $rows: Store<Row[]>;
  /** Names the list on screen, where another one may take its place. */
  $shown?: Store<string | null>;
  /** How often it was emptied: what was written before is not taken back in what it has by then. */
  $resets?: Store<number>;
}

export interface RowWrite<Params> {
  start: EventCallable<Params>;
  /** Takes the write of this row back, as long as it was not sent. */
  undo: EventCallable<string | number>;
  /** Sends at once what waits for its time to be over, e.g. because the session ends. */
  sendNow: EventCallable<void>;
  done: Event<{ params: Params }>;
  /** The back end refused; the row is again as it was, where its list is still on screen. */
  failed: Event<{ params: Params; error: ApiError }>;
  /** Rows whose write is waiting or under way. */
  $pending: Store<ReadonlySet<string | number>>;
}

interface Started<Params, Row> {
  id: string | number;
  params: Params;
  /** The row before, and where it was; null when the list does not have it. */
  before: { row: Row; index: number } | null;
  /** The list that it was in. */
  shown: string | null;
  resets: number;
  /** Counts the writes, so that one that was taken back differs from a newer one of the same row. */
  number: number;
}

/**
 * A write to one row that shows at once and is taken back when the back end refuses. With `delayMs` it can be undone for so
 * long before it is sent; when the page is closed meanwhile, it is sent then. A second write to a row whose first one is
 * pending is ignored.
 *
 * @example const removal = createRowWrite({ list, idOf: ({ id }) => id, rowOf: ({ id }) => id, effect: deleteFx, change: () => null, delayMs: 6000 });
 */
export function createRowWrite<Params, Row, Done>(config: {
  list: EditableList<Row>;
  idOf(row: Row): string | number;
  /** Which row the parameters are about. */
  rowOf(params: Params): string | number;
  /** With options it also outlives the page, as an effect of `endpointFx` does. */
  effect: Effect<Params, Done, ApiError>;
  /** The row as it will be; null: it is gone. */
  change(row: Row, params: Params): Row | null;
  /** Milliseconds in which the write can be undone. */
  delayMs?: number;
}): RowWrite<Params> {
  const { list, idOf, rowOf, change, delayMs = 0 } = config;
  const writeFx = callWithOptions(config.effect as CallEffect<Params, Done>);
  const start = createEvent<Params>();
  const undo = createEvent<string | number>();
  const sendNow = createEvent();
  const pageClosed = createEvent();
  const restore = createEvent<Started<Params, Row>>();
  const failed = createEvent<{ params: Params; error: ApiError }>();

  const $pending = createStore<ReadonlyMap<string | number, Started<Params, Row>>>(new Map());
  const $sent = createStore<ReadonlySet<number>>(new Set());
  const $count = createStore(0).on(start, (count) => count + 1);

  const { $shown = createStore<string | null>(null) } = list;
  const { $resets = createStore(0) } = list;
  const started = sample({
    clock: start,
    source: { rows: list.$rows, shown: $shown, resets: $resets, pending: $pending, number: $count },
    filter: ({ pending }, params) => !pending.has(rowOf(params)),
    fn: ({ rows, shown, resets, number }, params): Started<Params, Row> => {
      const id = rowOf(params);
      const index = rows.findIndex((row) => idOf(row) === id);
      return { id, params, number, shown, resets, before: index < 0 ? null : { row: rows[index]!, index } };
    },
  });
  sample({
    clock: started,
    fn:
      ({ id, params }) =>
      (rows: Row[]) =>
        rows.flatMap((row) => (idOf(row) === id ? (change(row, params) ?? []) : row)),
    target: list.edit,
  });

  const pauseFx = createEffect(async (write: Started<Params, Row>) => {
    if (delayMs > 0) await waitFx(delayMs);
    return write;
  });
  sample({ clock: started, target: pauseFx });
  const due = sample({
    clock: pauseFx.doneData,
    source: { pending: $pending, sent: $sent },
    filter: ({ pending, sent }, { id, number }) => pending.get(id)?.number === number && !sent.has(number),
    fn: (_, write) => write,
  });
  const sendFx = createEffect<Started<Params, Row> & { isLast?: boolean }, Done, ApiError>(
    ({ params, isLast }) => writeFx({ params, options: isLast ? { outlivesPage: true } : {} }),
  );
  sample({ clock: due, target: sendFx });

  const sendAllFx = createEffect(async (writes: readonly Started<Params, Row>[]) => {
    await Promise.allSettled(writes.map((write) => sendFx({ ...write, isLast: true })));
  });
  sample({
    clock: [sendNow, pageClosed],
    source: { pending: $pending, sent: $sent },
    fn: ({ pending, sent }) => [...pending.values()].filter(({ number }) => !sent.has(number)),
    target: sendAllFx,
  });
  const watchPageFx = createEffect(() => {
    const closed = scopeBind(pageClosed, { safe: true });
    const watch = new AbortController();
    addEventListener('pagehide', () => closed(), { signal: watch.signal });
    return watch;
  });
  const unwatchPageFx = createEffect((watch: AbortController | null) => watch?.abort());
  const $watch = createStore<AbortController | null>(null)
    .on(watchPageFx.doneData, (_, watch) => watch)
    .reset(unwatchPageFx);
  // The page is listened to as long as something waits.
  sample({
    clock: started,
    source: $watch,
    filter: (watch) => delayMs > 0 && watch === null,
    fn: () => undefined,
    target: watchPageFx,
  });
  sample({
    clock: $pending,
    source: $watch,
    filter: (watch, pending) => watch !== null && pending.size === 0,
    target: unwatchPageFx,
  });

  const undone = sample({
    clock: undo,
    source: { pending: $pending, sent: $sent },
    filter: ({ pending, sent }, id) => pending.has(id) && !sent.has(pending.get(id)!.number),
    fn: ({ pending }, id) => pending.get(id)!,
  });
  sample({ clock: [undone, sendFx.fail.map(({ params }) => params)], target: restore });
  sample({
    clock: restore,
    source: $resets,
    filter: (now, { before, resets }) => before !== null && resets === now,
    fn:
      (_, { before, id, shown: origin }) =>
      (rows: Row[], shown: string | null) => {
        const { row, index } = before!;
        const others = rows.filter((other) => idOf(other) !== id);
        const at = rows.findIndex((other) => idOf(other) === id);
        // Another list that lacks the row does not have it because of this write.
        if (at < 0 && shown !== origin) return rows;
        return others.toSpliced(at < 0 ? Math.min(index, others.length) : at, 0, row);
      },
    target: list.edit,
  });
  sample({
    clock: sendFx.fail,
    fn: ({ params: { params }, error }) => ({ params, error }),
    target: failed,
  });

  $pending
    .on(started, (pending, write) => new Map(pending).set(write.id, write))
    .on([sendFx.finally.map(({ params }) => params), undone], (pending, { id }) => without(pending, id));
  $sent
    .on(sendFx, (sent, { number }) => new Set(sent).add(number))
    .on(
      sendFx.finally,
      (sent, { params }) => new Set([...sent].filter((number) => number !== params.number)),
    );

  return {
    start,
    undo,
    sendNow,
    done: sendFx.done.map(({ params: { params } }) => ({ params })),
    failed,
    $pending: $pending.map((pending) => new Set(pending.keys())),
  };
}

function without<Value>(map: ReadonlyMap<string | number, Value>, id: string | number) {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

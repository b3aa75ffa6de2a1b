import type { ApiError } from '@lintel/api-contract';
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import { waitFx } from '../clock.ts';

/** A list that can be edited in place, e.g. of `createPagination`. */
export interface EditableList<Row> {
  edit: EventCallable<(rows: Row[]) => Row[]>;
  $rows: Store<Row[]>;
}

export interface RowWrite<Params> {
  start: EventCallable<Params>;
  /** Takes the write of this row back, as long as it was not sent. */
  undo: EventCallable<string | number>;
  done: Event<{ params: Params }>;
  /** The back end refused; the row is again as it was. */
  failed: Event<{ params: Params; error: ApiError }>;
  /** Rows whose write is waiting or under way. */
  $pending: Store<ReadonlySet<string | number>>;
}

interface Started<Params, Row> {
  id: string | number;
  params: Params;
  /** The row before, and where it was; null when the list does not have it. */
  before: { row: Row; index: number } | null;
  /** Counts the writes, so that one that was taken back differs from a newer one of the same row. */
  number: number;
}

/**
 * A write to one row that shows at once and is taken back when the back end refuses. With `delayMs` it can be undone for so
 * long before it is sent. A second write to a row whose first one is pending is ignored.
 *
 * @example const removal = createRowWrite({ list, idOf: ({ id }) => id, rowOf: ({ id }) => id, effect: deleteFx, change: () => null, delayMs: 6000 });
 */
export function createRowWrite<Params, Row, Done>(config: {
  list: EditableList<Row>;
  idOf(row: Row): string | number;
  /** Which row the parameters are about. */
  rowOf(params: Params): string | number;
  effect: Effect<Params, Done, ApiError>;
  /** The row as it will be; null: it is gone. */
  change(row: Row, params: Params): Row | null;
  /** Milliseconds in which the write can be undone. */
  delayMs?: number;
}): RowWrite<Params> {
  const { list, idOf, rowOf, change, delayMs = 0 } = config;
  const writeFx = attach({ effect: config.effect });
  const start = createEvent<Params>();
  const undo = createEvent<string | number>();
  const restore = createEvent<Started<Params, Row>>();
  const failed = createEvent<{ params: Params; error: ApiError }>();

  const $pending = createStore<ReadonlyMap<string | number, Started<Params, Row>>>(new Map(), {
    serialize: 'ignore',
  });
  const $sent = createStore<ReadonlySet<number>>(new Set(), { serialize: 'ignore' });
  const $count = createStore(0, { serialize: 'ignore' }).on(start, (count) => count + 1);

  const started = sample({
    clock: start,
    source: { rows: list.$rows, pending: $pending, number: $count },
    filter: ({ pending }, params) => !pending.has(rowOf(params)),
    fn: ({ rows, number }, params): Started<Params, Row> => {
      const id = rowOf(params);
      const index = rows.findIndex((row) => idOf(row) === id);
      return { id, params, number, before: index < 0 ? null : { row: rows[index]!, index } };
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
    source: $pending,
    filter: (pending, { id, number }) => pending.get(id)?.number === number,
    fn: (_, write) => write,
  });
  const sendFx = createEffect<Started<Params, Row>, Done, ApiError>(({ params }) => writeFx(params));
  sample({ clock: due, target: sendFx });

  const undone = sample({
    clock: undo,
    source: { pending: $pending, sent: $sent },
    filter: ({ pending, sent }, id) => pending.has(id) && !sent.has(pending.get(id)!.number),
    fn: ({ pending }, id) => pending.get(id)!,
  });
  sample({ clock: [undone, sendFx.fail.map(({ params }) => params)], target: restore });
  sample({
    clock: restore,
    filter: ({ before }) => before !== null,
    fn:
      ({ before, id }) =>
      (rows: Row[]) => {
        const { row, index } = before!;
        const others = rows.filter((other) => idOf(other) !== id);
        const at = rows.findIndex((other) => idOf(other) === id);
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

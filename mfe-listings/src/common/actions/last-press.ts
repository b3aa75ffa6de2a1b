import { sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

/** Starts a write of a row; while an earlier one of the row is on its way, the last press waits for its answer instead of being ignored. */
export function createLastPress<Params>(config: {
  write: { start: EventCallable<Params>; $pending: Store<ReadonlySet<string | number>> };
  rowOf(params: Params): number;
}): EventCallable<Params> {
  const { write, rowOf } = config;
  const pressed = createEvent<Params>();
  const begun = createEvent<Params>();
  const $waiting = createStore<ReadonlyMap<number, Params>>(new Map())
    .on(begun, (waiting, params) => new Map([...waiting].filter(([row]) => row !== rowOf(params))))
    .reset(sessionEnded);
  sample({
    clock: pressed,
    source: write.$pending,
    filter: (pending, params) => !pending.has(rowOf(params)),
    fn: (_, params) => params,
    target: begun,
  });
  sample({
    clock: pressed,
    source: { waiting: $waiting, pending: write.$pending },
    filter: ({ pending }, params) => pending.has(rowOf(params)),
    fn: ({ waiting }, params) => new Map(waiting).set(rowOf(params), params),
    target: $waiting,
  });
  const next = sample({
    clock: write.$pending,
    source: $waiting,
    fn: (waiting, pending) => [...waiting].filter(([row]) => !pending.has(row)).map(([, params]) => params),
  });
  sample({ clock: next, filter: ([first]) => first !== undefined, fn: ([first]) => first!, target: begun });
  sample({ clock: begun, target: write.start });
  return pressed;
}

import type { Pagination } from '@lintel/remote-kit';
import { createEvent, createStore, sample, type Event } from 'effector';

/**
 * A list filtered by what its rows change: those that match no more stay on screen, but the back end has moved up the ones below, where
 * "load more" would leave them out. So all pages come again then, below the rows on screen.
 */
export function createMoreOfMoved<Params, Row extends { id: number }>(config: {
  list: Pagination<Params, Row>;
  /** Another query is on screen. */
  opened: Event<unknown>;
  /** The back end has stored a change after which a row may match no more. */
  moved: Event<unknown>;
}): Pagination<Params, Row> {
  const { list, opened, moved } = config;
  const more = createEvent();
  const $params = createStore<Params | null>(null).on(list.start, (_, { params }) => params);
  const $hasMoved = createStore(false)
    .on(moved, () => true)
    .reset(opened, list.reset);
  const asked = sample({
    clock: more,
    source: {
      hasMoved: $hasMoved,
      params: $params,
      pages: list.$pages,
      pending: list.$pending,
      pendingMore: list.$pendingMore,
    },
  });
  sample({ clock: asked, filter: ({ hasMoved }) => !hasMoved, fn: () => undefined, target: list.more });
  const renewed = sample({
    clock: asked,
    filter: ({ hasMoved, params, pending, pendingMore }) =>
      hasMoved && params !== null && !pending && !pendingMore,
    fn: ({ params, pages }) => ({ params: params!, pages: pages + 1 }),
  });
  const $isRenewing = createStore(false)
    .on(renewed, () => true)
    .on(list.$pending, (isRenewing, pending) => isRenewing && pending);
  sample({ clock: renewed, target: list.start });
  // An edit while the list is under way is made again on its answer: so the rows on screen stay above those that come.
  sample({
    clock: list.$pending,
    source: { rows: list.$rows, isRenewing: $isRenewing },
    filter: ({ isRenewing }, pending) => isRenewing && pending,
    fn:
      ({ rows }) =>
      (fresh: Row[]) => {
        const ids = new Set(rows.map(({ id }) => id));
        return [...rows, ...fresh.filter(({ id }) => !ids.has(id))];
      },
    target: list.edit,
  });
  return { ...list, more };
}

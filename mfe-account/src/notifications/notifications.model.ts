import type { NotificationRow } from '@lintel/api-contract';
import {
  $clock,
  createPagination,
  createQuery,
  createRowWrite,
  createUserPageGate,
  pushReceived,
  sessionEnded,
} from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { unreadChanged } from '../common/bus.ts';
import { countUnreadFx, loadNotificationsFx, markAllReadFx, markReadFx } from './notifications.api.ts';
import { groups, type NotificationsQuery } from './notifications.query.ts';

export const PAGE_SIZE = 20;

export const { Gate: NotificationsGate, opened, left } = createUserPageGate<{ query: NotificationsQuery }>();

export const notifications = createPagination({ effect: loadNotificationsFx, pageSize: PAGE_SIZE });

const isUnread = (row: NotificationRow) => row.is_read === 0;

/** Ids of rows that were unread when they came: a row that is marked meanwhile keeps its place. */
export const $cameUnread = createStore<ReadonlySet<number>>(new Set())
  .on(notifications.$rows, (ids, rows) => {
    const added = rows.filter((row) => isUnread(row) && !ids.has(row.id));
    return added.length === 0 ? ids : new Set([...ids, ...added.map(({ id }) => id)]);
  })
  .reset(opened, left);

/** The moment from which times on the page are counted: that of the newest answer. Milliseconds since 1970. */
export const $asOf = createStore(0);
sample({ clock: [opened, notifications.$rows], source: $clock, fn: (clock) => clock.now(), target: $asOf });

const paramsOf = ({ query: { group } }: { query: NotificationsQuery }) => (group === 'all' ? {} : { group });
sample({ clock: opened, fn: (page) => ({ params: paramsOf(page) }), target: notifications.start });
/** A notification that arrives while the page is on screen appears in it; all pages that the user loaded stay. */
sample({
  clock: pushReceived,
  source: { page: NotificationsGate.state, isOpen: NotificationsGate.status, pages: notifications.$pages },
  filter: ({ isOpen }) => isOpen,
  fn: ({ page, pages }) => ({ params: paramsOf(page), pages }),
  target: notifications.start,
});

/** Of the rows more are unread than the back end counts: the user has read some on another page. */
sample({
  clock: unreadChanged,
  source: {
    page: NotificationsGate.state,
    isOpen: NotificationsGate.status,
    pages: notifications.$pages,
    rows: notifications.$rows,
    isMarking: markAllReadFx.pending,
  },
  filter: ({ isOpen, rows, isMarking }, { notifications: count }) =>
    isOpen && !isMarking && rows.filter(isUnread).length > count,
  fn: ({ page, pages }) => ({ params: paramsOf(page), pages }),
  target: notifications.start,
});

/** Where all loaded rows are read, others may be unread that lie further back. */
const unread = createQuery({ effect: countUnreadFx, staleAfter: 0 });
const allLoadedRead = sample({
  clock: notifications.$rows,
  source: {
    page: NotificationsGate.state,
    isOpen: NotificationsGate.status,
    hasMore: notifications.$hasMore,
  },
  filter: ({ isOpen, hasMore }, rows) => isOpen && hasMore && !rows.some(isUnread),
  fn: ({ page }) => ({ ...paramsOf(page), unread: 1, offset: 0, limit: 1 }),
});
sample({ clock: allLoadedRead, target: unread.start });
sample({ clock: unreadChanged, fn: () => undefined, target: unread.refresh });
sample({ clock: [opened, left], fn: () => undefined, target: unread.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: unread.forget });
/** Whether the filter has something to mark, loaded or not. */
export const $isAnyUnread = combine(
  { rows: notifications.$rows, hasMore: notifications.$hasMore, answer: unread.$data },
  ({ rows, hasMore, answer }) => rows.some(isUnread) || (hasMore && (answer?.total ?? 0) > 0),
);

/** One row has been looked at. */
export const markRead = createRowWrite({
  list: notifications,
  idOf: (row) => row.id,
  rowOf: ({ id }) => Number(id),
  effect: markReadFx,
  change: (row) => ({ ...row, is_read: 1 as const }),
});

/** The user has looked at everything that the filter shows. */
export const allMarkedRead = createEvent();
export const $markingAll = markAllReadFx.pending;
sample({
  clock: allMarkedRead,
  source: { page: NotificationsGate.state, rows: notifications.$rows },
  // What arrives from now on has not been looked at.
  fn: ({ page, rows }) => ({ ...paramsOf(page), up_to: Math.max(0, ...rows.map(({ id }) => id)) }),
  target: markAllReadFx,
});
sample({ clock: markAllReadFx.done, fn: () => undefined, target: unread.forget });
/** What the user has marked last, for screen readers; null once other rows are shown. */
export const $justMarked = createStore<NotificationsQuery['group'] | null>(null)
  .on(markAllReadFx.done, (_, { params }) => groups.find((group) => group === params.group) ?? 'all')
  .reset(opened, allMarkedRead, left);
// Another filter, chosen meanwhile, has asked for its rows itself, perhaps before they were read.
sample({
  clock: markAllReadFx.done,
  source: NotificationsGate.state,
  filter: (page, { params: { group } }) => group === undefined || group === paramsOf(page).group,
  fn:
    (_, { params, result }) =>
    (rows: NotificationRow[]) =>
      rows.map((row) =>
        row.id <= Number(params.up_to) || result.data.notifications === 0
          ? { ...row, is_read: 1 as const }
          : row,
      ),
  target: notifications.edit,
});

sample({ clock: [left, sessionEnded], fn: () => undefined, target: notifications.reset });

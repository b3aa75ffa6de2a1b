import {
  getNotificationList,
  markNotificationsSeen,
  type ApiError,
  type NotificationRow,
  type RequestOf,
} from '@lintel/api-contract';
import { createEvent, createStore, sample } from 'effector';
import { noticeReceived } from '#features/notifications/stream/live.model.ts';
import { $unread, unreadCountsReceived } from '#features/notifications/stream/unread.model.ts';
import { createOwnCall } from '#user/session/model/own-call.ts';
import { userLeft } from '#user/session/model/session.model.ts';

/** As many as fit without scrolling. */
const LATEST = 6;

export const bellOpened = createEvent();
export const bellClosed = createEvent();
export const retried = createEvent();

/** A call that marks a row as read, or all up to one: what arrives meanwhile has not been looked at. */
type Look = RequestOf<typeof markNotificationsSeen>;

const list = createOwnCall(getNotificationList);
const seen = createOwnCall(markNotificationsSeen);

const $isOpen = createStore(false)
  .on(bellOpened, () => true)
  .reset(bellClosed, userLeft);
/** The newest ones; null until they are known. */
export const $latest = createStore<readonly NotificationRow[] | null>(null)
  .on(list.answered, (_, { data }) => data)
  .reset(userLeft);
export const $error = createStore<ApiError | null>(null)
  .on(list.failed, (_, error) => error)
  .reset(list.started, userLeft);

const receivedWhileOpen = sample({ clock: noticeReceived, source: $isOpen, filter: Boolean });
sample({
  clock: [bellOpened, retried, receivedWhileOpen],
  fn: () => ({ offset: 0, limit: LATEST }),
  target: list.started,
});
/** Only what is on screen has been looked at: row by row where more is unread. Older back ends do not tell which rows are. */
function looksOf(rows: readonly NotificationRow[], unread: number): Look[] {
  const ids = rows.flatMap(({ id, is_read: isRead }) => (isRead === 0 ? [id] : []));
  return rows.some(({ is_read: isRead }) => isRead === undefined) || ids.length >= unread
    ? [{ up_to: Math.max(0, ...rows.map(({ id }) => id)) }]
    : ids.map((id) => ({ id }));
}
const looked = sample({
  clock: list.answered,
  source: { isOpen: $isOpen, unread: $unread },
  filter: ({ isOpen }) => isOpen,
  fn: ({ unread }, { data }) => looksOf(data, unread.notifications),
});
const $looks = createStore<readonly Look[]>([])
  .on(looked, (_, looks) => looks)
  .on(seen.started, (looks) => looks.slice(1))
  .reset(userLeft);
sample({
  clock: [looked, seen.answered],
  source: $looks,
  filter: (looks) => looks.length > 0,
  fn: ([look]) => look!,
  target: seen.started,
});
sample({ clock: seen.answered, fn: ({ data }) => data, target: unreadCountsReceived });

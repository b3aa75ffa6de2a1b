import {
  getNotificationList,
  markNotificationsSeen,
  type ApiError,
  type NotificationRow,
} from '@lintel/api-contract';
import { createEvent, createStore, sample } from 'effector';
import { noticeReceived } from '#features/notifications/stream/live.model.ts';
import { unreadCountsReceived } from '#features/notifications/stream/unread.model.ts';
import { callFx } from '#core/user-ports.ts';
import { userLeft } from '#user/session/model/session.model.ts';

/** As many as fit without scrolling. */
const LATEST = 6;

export const bellOpened = createEvent();
export const bellClosed = createEvent();
export const retried = createEvent();

const plain = { serialize: 'ignore' } as const;
const loadFx = callFx(getNotificationList);
const seenFx = callFx(markNotificationsSeen);

const $isOpen = createStore(false, plain)
  .on(bellOpened, () => true)
  .reset(bellClosed, userLeft);
/** The newest ones; null until they are known. */
export const $latest = createStore<readonly NotificationRow[] | null>(null, plain)
  .on(loadFx.doneData, (_, { data }) => data)
  .reset(userLeft);
export const $error = createStore<ApiError | null>(null, plain)
  .on(loadFx.failData, (_, error) => error)
  .reset(loadFx, userLeft);

const receivedWhileOpen = sample({ clock: noticeReceived, source: $isOpen, filter: Boolean });
sample({
  clock: [bellOpened, retried, receivedWhileOpen],
  fn: () => ({ offset: 0, limit: LATEST }),
  target: loadFx,
});
// Only what is on screen has been looked at.
sample({ clock: loadFx.done, source: $isOpen, filter: Boolean, fn: () => ({}), target: seenFx });
sample({ clock: seenFx.doneData, fn: ({ data }) => data, target: unreadCountsReceived });

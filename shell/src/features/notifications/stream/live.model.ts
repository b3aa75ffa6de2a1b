import { getUnreadCounts, type LiveEvent, type UnreadCounts } from '@lintel/api-contract';
import type { Events } from '@lintel/contract';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { emitFx } from '#core/user-ports.ts';
import { createOwnCall } from '#user/session/model/own-call.ts';
import { $session, $signUp, userOutdated } from '#user/session/model/session.model.ts';
import { followEvents } from './follow-events.ts';
import { $unread, unreadCountsReceived } from './unread.model.ts';

/** Notices remembered to tell a repetition: the same one may come as event and as push message. */
const REMEMBERED = 200;

export type ReceivedNotice = Events['push.received@1'];

/** The part of the shell that listens is there. */
export const listeningStarted = createEvent();
/** The back end announced something; in every tab. */
export const frameArrived = createEvent<LiveEvent>();
/** The push service delivered something; the values of its data are texts. */
export const pushArrived = createEvent<Readonly<Record<string, string>>>();
/** A message arrived for the first time in this tab. */
export const noticeReceived = createEvent<ReceivedNotice>();

/** Opens the stream; replaced in tests. */
export const $follow = createStore(followEvents);
const $isListening = createStore(false).on(listeningStarted, () => true);
const $stop = createStore<(() => void) | null>(null);
const $remembered = createStore<readonly string[]>([]);

/** Whose events are followed, with which token. */
const $token = $signUp.map((signUp) => signUp?.token ?? null);
const $who = combine($isListening, $session, $token, (isListening, session, token) =>
  isListening && session && token ? `${session.user.id} ${token}` : '',
);

const followFx = attach({
  source: { follow: $follow, stop: $stop },
  mapParams: (who: string, { follow, stop }) => ({ who, follow, stop }),
  effect: createEffect(
    ({ who, follow, stop }: { who: string; follow: typeof followEvents; stop: (() => void) | null }) => {
      stop?.();
      const [userId, token] = who.split(' ');
      if (!userId || !token) return null;
      const onFrame = scopeBind(frameArrived, { safe: true });
      const onSignedOut = scopeBind(userOutdated, { safe: true });
      return follow({ userId: Number(userId), token, onFrame, onSignedOut });
    },
  ),
});
$stop.on(followFx.doneData, (_, stop) => stop);
sample({ clock: $who, target: followFx });

// A tab that is not connected itself receives changes only, so each asks once how things are.
const counting = createOwnCall(getUnreadCounts);
sample({ clock: $who, filter: Boolean, fn: () => ({}), target: counting.started });

const toastable = sample({
  clock: frameArrived,
  filter: (frame): frame is Extract<LiveEvent, { type: 'push' }> => frame.type === 'push',
  fn: ({ data }) => data as Readonly<Record<string, string>>,
});
const notice = sample({ clock: [toastable, pushArrived], fn: noticeOf });
sample({
  clock: notice,
  source: $remembered,
  filter: (remembered, { noticeId }) => !remembered.includes(noticeId),
  fn: (_, fresh) => fresh,
  target: noticeReceived,
});
$remembered.on(noticeReceived, (remembered, { noticeId }) => [...remembered, noticeId].slice(-REMEMBERED));

const counted = sample({ clock: frameArrived, filter: isCount, fn: countOf });
/** An event has brought the counts since they were asked for, and is newer than the answer. */
const $isCounted = createStore(false)
  .on(counted, () => true)
  .on(counting.started, () => false);
const answered = sample({
  clock: counting.answered,
  source: $isCounted,
  filter: (isCounted) => !isCounted,
  fn: (_, { data }) => data,
});
sample({ clock: [counted, answered], target: unreadCountsReceived });

type Count = Extract<LiveEvent, { type: 'unread' }>;

function isCount(frame: LiveEvent): frame is Count {
  return frame.type === 'unread';
}
function countOf(frame: LiveEvent): UnreadCounts {
  return (frame as Count).data;
}

/** A message without an id can be no repetition that we know of. */
function noticeOf(data: Readonly<Record<string, string>>): ReceivedNotice {
  const { notice_id: noticeId = crypto.randomUUID(), type: kind = 'default', title = '', body = '' } = data;
  return { noticeId, kind, title, body, data };
}

sample({
  clock: noticeReceived,
  fn: (payload) => ({ event: 'push.received@1', payload }) as const,
  target: emitFx,
});
sample({
  clock: $unread,
  fn: ({ notifications, messages }) =>
    ({ event: 'unread.changed@1', payload: { notifications, messages } }) as const,
  target: emitFx,
});
const signalled = sample({ clock: frameArrived, filter: isSignal, fn: signalOf });
sample({ clock: signalled, target: emitFx });

const signals: readonly string[] = ['typing', 'read', 'conversation', 'package'] satisfies Signal['type'][];
type Signal = Extract<LiveEvent, { type: 'typing' | 'read' | 'conversation' | 'package' }>;

function isSignal(frame: LiveEvent): frame is Signal {
  return signals.includes(frame.type);
}

/** What the other side of a conversation is doing, or the user on another page, or that a package of the user runs. */
function signalOf(frame: LiveEvent) {
  const { type, data } = frame as Signal;
  if (type === 'package')
    return { event: 'package.bought@1', payload: { packageId: data.package_id } } as const;
  const { user_id: peerId, property_id: propertyId, ...more } = data;
  const payload = { peerId, propertyId };
  if (type === 'conversation')
    return { event: 'chat.conversation-changed@1', payload: { ...payload, data: more } } as const;
  return type === 'typing'
    ? ({ event: 'chat.typing@1', payload } as const)
    : ({ event: 'chat.read@1', payload } as const);
}

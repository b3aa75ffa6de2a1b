import type { ApiError } from '@lintel/api-contract';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $isOnline, networkReturned } from '../browser-events.ts';
import { stopped } from '../define-remote.tsx';

type Timer = ReturnType<typeof setTimeout>;

/** A call that found no connection is tried again after this, where the browser knows of a network. */
const RETRY_AFTER_MS = 5000;

/** A call failed; what found no connection is worth another attempt. The browser need not know: a server ended, or a phone changed its network. */
export const callFailed = createEvent<Pick<ApiError, 'kind'>>();
const retryDue = createEvent();

const waitFx = createEffect((_none: Timer | null) =>
  setTimeout(scopeBind(retryDue, { safe: true }), RETRY_AFTER_MS),
);
const endWaitFx = createEffect((timer: Timer | null) => clearTimeout(timer!));
const $timer = createStore<Timer | null>(null)
  .on(waitFx.doneData, (_, timer) => timer)
  .reset(retryDue, endWaitFx);

sample({
  clock: callFailed,
  source: $timer,
  filter: (timer, { kind }) => !timer && kind === 'offline',
  target: waitFx,
});
sample({ clock: stopped, source: $timer, target: endWaitFx });

/** What waits for a connection is worth another attempt. */
export const connectionReturned = [networkReturned, sample({ clock: retryDue, filter: $isOnline })];

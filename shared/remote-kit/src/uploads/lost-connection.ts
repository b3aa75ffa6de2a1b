import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import { $isOnline, networkReturned } from '../browser-events.ts';
import { stopped } from '../define-remote.tsx';

/** A call that found no connection is tried again after this, where the browser knows of a network. */
const RETRY_AFTER_MS = 5000;

/** A call failed for want of a connection. The browser need not know: a server ended, or a phone changed its network. */
export const connectionLost = createEvent();
const retryDue = createEvent();

const waitFx = createEffect(() => setTimeout(scopeBind(retryDue, { safe: true }), RETRY_AFTER_MS));
const endWaitFx = createEffect((timer: ReturnType<typeof setTimeout> | null) => {
  if (timer !== null) clearTimeout(timer);
});
const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
  .on(waitFx.doneData, (_, timer) => timer)
  .reset(retryDue, endWaitFx.finally);

sample({
  clock: connectionLost,
  source: $timer,
  filter: (timer) => timer === null,
  fn: () => undefined,
  target: waitFx,
});
sample({ clock: stopped, source: $timer, target: endWaitFx });

/** What waits for a connection is worth another attempt. */
export const connectionReturned = merge([
  networkReturned,
  sample({ clock: retryDue, source: $isOnline, filter: Boolean, fn: () => undefined }),
]);

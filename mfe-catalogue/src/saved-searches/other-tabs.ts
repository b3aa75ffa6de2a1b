import { createEffect, createEvent, createStore, sample, scopeBind, type Event } from 'effector';

/** Another tab of this browser changed or deleted a saved search. */
export const changedElsewhere = createEvent();

const listenFx = createEffect(() => {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel('lintel-saved-searches');
  const received = scopeBind(changedElsewhere, { safe: true });
  channel.addEventListener('message', () => received());
  return channel;
});
const notifyFx = createEffect((channel: BroadcastChannel) => channel.postMessage('changed'));
const endFx = createEffect((channel: BroadcastChannel) => channel.close());
/** A channel does not receive what it sends. */
const $channel = createStore<BroadcastChannel | null>(null)
  .on(listenFx.doneData, (_, channel) => channel)
  .reset(endFx);

/** Between the pages of saved searches, each while it is open. */
export function followOtherTabs(page: {
  opened: Event<unknown>;
  left: Event<unknown>;
  changed: Event<unknown>;
}): void {
  sample({
    clock: page.opened,
    source: $channel,
    filter: (channel) => channel === null,
    fn: () => undefined,
    target: listenFx,
  });
  sample({ clock: page.changed, source: $channel, filter: Boolean, target: notifyFx });
  sample({ clock: page.left, source: $channel, filter: Boolean, target: endFx });
}

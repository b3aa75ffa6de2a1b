import { createEffect, createEvent, createStore, sample, scopeBind, type Event, type Unit } from 'effector';

/**
 * Connects the pages of one kind in all tabs of this browser, each while it is open. Returns the event that another tab has changed
 * what the page shows; a tab does not receive what it sends. Never fires in a browser without channels.
 *
 * @example sample({ clock: createTabChannel({ name: 'lintel-profile', opened, left, changed: stored }), target: profile.refresh });
 */
export function createTabChannel({
  name,
  opened,
  left,
  changed,
}: {
  /** The same in all tabs, and in no other channel. */
  name: string;
  opened: Unit<unknown>;
  left: Unit<unknown>;
  /** This page has changed what the others show. */
  changed: Unit<unknown>;
}): Event<void> {
  const changedElsewhere = createEvent();
  const openFx = createEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return null;
    const channel = new BroadcastChannel(name);
    const received = scopeBind(changedElsewhere, { safe: true });
    channel.addEventListener('message', () => received());
    return channel;
  });
  const notifyFx = createEffect((channel: BroadcastChannel) => channel.postMessage('changed'));
  const closeFx = createEffect((channel: BroadcastChannel) => channel.close());
  const $channel = createStore<BroadcastChannel | null>(null)
    .on(openFx.doneData, (_, channel) => channel)
    .reset(closeFx);
  sample({
    clock: opened,
    source: $channel,
    filter: (channel) => channel === null,
    fn: () => undefined,
    target: openFx,
  });
  sample({ clock: changed, source: $channel, filter: Boolean, target: notifyFx });
  sample({ clock: left, source: $channel, filter: Boolean, target: closeFx });
  return changedElsewhere;
}

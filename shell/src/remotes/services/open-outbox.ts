import { browserStorage } from '#user/persisted/browser-storage.ts';
import { loadToaster } from '#user/toasts/notices.tsx';
import { currentCaller, notify } from '#user/user-state.ts';
import { OUTBOX_KEY } from './outbox-entries.ts';
import { createOutbox, type Outbox, type OutboxPorts } from './outbox.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** Only one tab of this browser at a time; where the browser has no locks, tabs are trusted. */
async function alone(run: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  await locks.request('lintel.outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

/** The outbox of this page; it sends what waits whenever the network is back. */
export function openOutbox(request: OutboxPorts['request'], errorText: OutboxPorts['errorText']): Outbox {
  const outbox = createOutbox({
    storage: {
      ...browserStorage,
      onElsewhere: (listener) =>
        addEventListener('storage', ({ key }) => (key === OUTBOX_KEY || key === null) && listener()),
    },
    request,
    caller: currentCaller,
    notify,
    errorText,
    alone,
  });
  // What it has to say without a network needs the toasts.
  void loadToaster().catch(() => undefined);
  addEventListener('online', () => void outbox.flush());
  return outbox;
}

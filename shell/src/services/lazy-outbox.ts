import type { ApiError, Operation } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import type { Outbox } from './outbox.ts';

const noConnection: ApiError = { kind: 'offline', retryable: true };

/**
 * The outbox, fetched when somebody signs in (it must be there before the network goes) and when something waits in it since
 * the last visit.
 */
export function createLazyOutbox(load: () => Promise<Outbox>): {
  deliver: Shell['deliver'];
  /** Somebody is signed in: fetches the code in a quiet moment and sends what waits. */
  wake(): void;
  forget(): void;
} {
  let loading: Promise<Outbox> | null = null;
  const outbox = () => {
    loading ??= load().catch(() => {
      loading = null;
      throw noConnection;
    });
    return loading;
  };
  const flush = () =>
    void outbox().then(
      (ready) => ready.flush(),
      () => undefined,
    );
  let isAwake = false;
  return {
    deliver: async (operation, parameters, { key }) =>
      (await outbox()).deliver(operation as unknown as Operation<unknown, unknown>, parameters, key),
    wake() {
      setTimeout(flush, 2000);
      if (isAwake) return;
      isAwake = true;
      addEventListener('online', flush);
    },
    forget: () => void loading?.then((ready) => ready.forget()),
  };
}

/** Only one tab of this browser at a time; where the browser has no locks, tabs are trusted. */
export async function alone(run: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  await locks.request('lintel.outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

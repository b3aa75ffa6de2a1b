import type { Operation } from '@lintel/api-contract';
import type { Shell, WaitingWrites } from '@lintel/contract';
import { loadOnce } from './load-once.ts';
import type { Outbox } from './outbox.ts';

/** Milliseconds after a sign-in, or a return, until the code is fetched and what waits is sent. */
const QUIET_MS = 2000;

/** The outbox, fetched for signed-in people only; it must be there before the network goes. */
export function createLazyOutbox(load: () => Promise<Outbox>): {
  deliver: Shell['deliver'];
  waitingWrites(): Promise<WaitingWrites>;
  /** A user is signed in. */
  wake(): void;
  /** The user signed out; what waited may be from an earlier page. */
  forget(): void;
} {
  const outbox = loadOnce(load);
  return {
    deliver: async (operation, parameters, options) =>
      (await outbox()).deliver(operation as unknown as Operation<unknown, unknown>, parameters, options),
    waitingWrites: async () => (await outbox()).waiting,
    wake: () =>
      void setTimeout(
        () =>
          outbox().then(
            (ready) => ready.flush(),
            () => undefined,
          ),
        QUIET_MS,
      ),
    forget: () =>
      void outbox().then(
        (ready) => ready.forget(),
        () => undefined,
      ),
  };
}

import type { Events } from '@lintel/contract';
import { createEvent, sample, type EventCallable } from 'effector';

/** A notification for the user has arrived; for `on` of `defineRemote`, as `push.received@1`. */
export const pushReceived = createEvent<Events['push.received@1']>();

/**
 * Calls again when a notification of one of these kinds arrives, e.g. a list whose rows it is about.
 *
 * @example refetchOnPush(['chat'], threads.refresh);
 */
export function refetchOnPush(kinds: readonly string[], target: EventCallable<void>): void {
  sample({
    clock: pushReceived,
    filter: ({ kind }) => kinds.includes(kind),
    fn: () => undefined,
    target,
  });
}

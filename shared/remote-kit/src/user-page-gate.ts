import { createPageGate } from '@lintel/model-kit';
import { sample, type Event } from 'effector';
import type { Gate } from 'effector-react';
import { $session } from './define-remote.tsx';
import { sessionStarted } from './session-events.ts';

/**
 * As {@link createPageGate}, for a page of the signed-in user: `opened` carries the parameters when they change, and when a user
 * signs in while the page is on screen; without a session it is silent, so that nothing is requested for a visitor.
 */
export function createUserPageGate<Params extends object>(): {
  Gate: Gate<Params>;
  opened: Event<Params>;
  left: Event<Params>;
} {
  const { Gate, paramsChanged, left } = createPageGate<Params>();
  const signedIn = sample({ clock: sessionStarted, source: Gate.state, filter: Gate.status });
  const opened = sample({
    clock: [paramsChanged, signedIn],
    source: { params: Gate.state, session: $session },
    filter: ({ session }) => session !== null,
    fn: ({ params }) => params,
  });
  return { Gate, opened, left };
}

import { endOtherSessions, endSession, getSecurityEvents, getSessions } from '@lintel/api-contract';
import {
  createMutation,
  createQuery,
  createUserPageGate,
  endpointFx,
  sessionEnded,
} from '@lintel/remote-kit';
import { sample } from 'effector';

export const { Gate: SecurityGate, opened, left } = createUserPageGate<Record<never, never>>();

/** Where the user is signed in; never from the cache, since sessions begin and end elsewhere. */
export const sessions = createQuery({ effect: endpointFx(getSessions), staleAfter: 0 });
/** What happened to the safety of the account. */
export const events = createQuery({ effect: endpointFx(getSecurityEvents), staleAfter: 0 });
export const endOne = createMutation({ effect: endpointFx(endSession, { toastsErrors: true }) });
export const endOthers = createMutation({ effect: endpointFx(endOtherSessions, { toastsErrors: true }) });

sample({ clock: opened, fn: () => ({}), target: [sessions.start, events.start] });
// Also after a refusal: it may have ended meanwhile.
sample({
  clock: [endOne.done, endOne.failed, endOthers.done, endOthers.failed],
  fn: () => undefined,
  target: [sessions.refresh, events.refresh],
});
sample({ clock: left, fn: () => undefined, target: [sessions.reset, events.reset] });
sample({ clock: sessionEnded, fn: () => undefined, target: [sessions.forget, events.forget] });

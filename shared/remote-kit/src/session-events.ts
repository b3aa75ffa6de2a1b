import type { Events } from '@lintel/contract';
import { createEvent } from 'effector';

/** A user signed in, or a stored session was restored. */
export const sessionStarted = createEvent<Events['session.started@1']>();
/** The user signed out, or the session was refused. */
export const sessionEnded = createEvent<Events['session.ended@1']>();

/** The user signs out, and the token is still accepted; for `on` of `defineRemote`, as `session.ending@1`. */
export const sessionEnding = createEvent<Events['session.ending@1']>();

/** For `on` of `defineRemote`; the manifest names both events among those it consumes. */
export const sessionEvents = {
  'session.started@1': sessionStarted,
  'session.ended@1': sessionEnded,
} as const;

/** A package of the user began to run, in this tab or elsewhere; for `on` of `defineRemote`, as `package.bought@1`. */
export const packageBought = createEvent<Events['package.bought@1']>();

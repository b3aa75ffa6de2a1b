import { createEvent } from 'effector';

/** From the bus: a user signed in, or a stored session was restored. */
export const sessionStarted = createEvent<{ userId: number }>();
/** From the bus: the person signed out, or the session was refused. */
export const sessionEnded = createEvent<{ reason: string }>();

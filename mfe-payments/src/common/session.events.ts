import { createEvent } from 'effector';

export const sessionStarted = createEvent<{ userId: number }>();
export const sessionEnded = createEvent<{ reason: string }>();

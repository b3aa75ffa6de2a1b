import { createEvent } from 'effector';

/** The account has other preferences now: what was recommended by the earlier ones is out of date. */
export const preferencesStored = createEvent();

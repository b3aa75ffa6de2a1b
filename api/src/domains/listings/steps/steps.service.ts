import type { ListingSteps } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { stepsOf } from './steps.queries.ts';

/** What of their listings waits for owners. */
export const stepsService = ({ db }: { db: Database }) => ({
  read: (userId: number): Promise<ListingSteps> => stepsOf(db, userId),
});

export type StepsService = ReturnType<typeof stepsService>;

import type { Database } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import { merged } from './merged.ts';
import * as queries from './replies.queries.ts';

/** As many as a request may have. */
const MOST = 30;

/** Answers that a user keeps to send again. The list is read and written as a whole: its order is part of it. */
export function repliesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: async (userId: number): Promise<string[]> => (await queries.repliesOf(db, userId)) ?? [],

    /** Answers what was stored: of equal texts the first one. `known`: the list that the caller began with. */
    save: (userId: number, texts: readonly string[], known?: readonly string[]): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        const now = await queries.heldReplies(trx, userId, clock.now());
        const stored = known ? merged(texts, { known, now, most: MOST }) : [...new Set(texts)];
        await queries.putReplies(trx, userId, stored, clock.now());
        return stored;
      }),
  };
}

export type RepliesService = ReturnType<typeof repliesService>;

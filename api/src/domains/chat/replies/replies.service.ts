import type { Database } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import * as queries from './replies.queries.ts';

/** Answers that a user keeps to send again. The list is read and written as a whole: its order is part of it. */
export function repliesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: async (userId: number): Promise<string[]> => (await queries.repliesOf(db, userId)) ?? [],

    /** Answers what was stored: of equal texts the first one. */
    async save(userId: number, texts: readonly string[]): Promise<string[]> {
      const stored = [...new Set(texts)];
      await queries.putReplies(db, userId, stored, clock.now());
      return stored;
    },
  };
}

export type RepliesService = ReturnType<typeof repliesService>;

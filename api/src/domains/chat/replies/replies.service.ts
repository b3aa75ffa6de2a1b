import type { Database } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import { DomainError } from '#http/domain-error.ts';
import { merged } from './merged.ts';
import * as queries from './replies.queries.ts';

/** As many as a user may write; replies that another device has stored meanwhile come on top, and none of them is dropped. */
const MOST = 30;
const MOST_OF_DEVICES = 2 * MOST;

const tooMany = (most: number) =>
  new DomainError('validation', `You can keep up to ${most} replies.`, {
    fields: { texts: `must have at most ${most} entries` },
  });

/** Answers that a user keeps to send again. The list is read and written as a whole: its order is part of it. */
export function repliesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: async (userId: number): Promise<string[]> => (await queries.repliesOf(db, userId)) ?? [],

    /** Answers what was stored: of equal texts the first one. `known`: the list that the caller began with. */
    save: (userId: number, texts: readonly string[], known?: readonly string[]): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        const now = await queries.heldReplies(trx, userId, clock.now());
        // A list that has grown beyond by merging may still be changed.
        const most = Math.max(MOST, now.length);
        if (texts.length > most) throw tooMany(most);
        const stored = known ? merged(texts, { known, now }) : [...new Set(texts)];
        if (stored.length > MOST_OF_DEVICES) throw tooMany(MOST_OF_DEVICES);
        await queries.putReplies(trx, userId, stored, clock.now());
        return stored;
      }),
  };
}

export type RepliesService = ReturnType<typeof repliesService>;

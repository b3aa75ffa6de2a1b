import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import { medianReplyTime } from './reply-time.queries.ts';

/** Older answers say nothing of how quickly a person answers today. */
const DAYS = 90;
/** Fewer first answers than these are no habit. */
const FEWEST = 3;
const HOUR_MS = 3_600_000;

/** How long the owners of listings take to answer, from their conversations. */
export function replyTimeService({ db, clock }: { db: Db; clock: Clock }) {
  /** By owner; 0 is the provider. An hour old at most, so that a popular page counts no messages. */
  const known = new LRUCache<number, { minutes: number | undefined; until: number }>({ max: 10_000 });

  /** Median of the first answers, in minutes; undefined where there are too few. */
  async function measured(owner: number | null): Promise<number | undefined> {
    const since = new Date(clock.now().getTime() - DAYS * 24 * HOUR_MS);
    const row = await medianReplyTime(db, owner, since);
    return row && row.n >= FEWEST && row.minutes !== null
      ? Math.max(1, Math.round(Number(row.minutes)))
      : undefined;
  }

  return {
    /** Minutes in which an owner usually answers for the first time; null is the provider. */
    async minutes(owner: number | null): Promise<number | undefined> {
      const now = clock.now().getTime();
      const kept = known.get(owner ?? 0);
      if (kept && kept.until > now) return kept.minutes;
      const minutes = await measured(owner);
      known.set(owner ?? 0, { minutes, until: now + HOUR_MS });
      return minutes;
    },
  };
}

export type ReplyTimeService = ReturnType<typeof replyTimeService>;

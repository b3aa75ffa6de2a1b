import { LRUCache } from 'lru-cache';
import type { Responsiveness } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DAY_MS, HOUR_MS, type Clock } from '#ports/clock.ts';
import { responsivenessOf } from './reply-time.queries.ts';

/** Older answers say nothing of how quickly a user answers today. */
const DAYS = 90;
/** With fewer conversations than these a user is new: a share of them means nothing. */
const FEWEST_CONVERSATIONS = 5;
/** A conversation weighs half as much for each of these days of its age. */
const HALF_LIFE_DAYS = 30;

/** How long the owners of listings take to answer, from their conversations. */
export function replyTimeService({ db, clock }: { db: Db; clock: Clock }) {
  /** By owner; 0 is the provider. An hour old at most, so that a popular page counts no messages. */
  const facts = new LRUCache<number, { value: Responsiveness; until: number }>({ max: 10_000 });

  async function counted(owner: number | null): Promise<Responsiveness> {
    const now = clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const { conversations, answered, minutes } = await responsivenessOf(db, owner, {
      now,
      since: ago(DAYS),
      // A question of today may still be answered.
      graceUntil: ago(1),
      halfLifeDays: HALF_LIFE_DAYS,
    });
    const isNew = conversations < FEWEST_CONVERSATIONS;
    return {
      conversations,
      answered_percent: isNew || answered === null ? null : Math.round(answered * 100),
      reply_minutes: isNew || minutes === null ? null : Math.max(1, Math.round(minutes)),
    };
  }

  return {
    /** How quickly an owner answers, counted once an hour at most; null is the provider. */
    async facts(owner: number | null): Promise<Responsiveness> {
      const now = clock.now().getTime();
      const kept = facts.get(owner ?? 0);
      if (kept && kept.until > now) return kept.value;
      const value = await counted(owner);
      facts.set(owner ?? 0, { value, until: now + HOUR_MS });
      return value;
    },
  };
}

export type ReplyTimeService = ReturnType<typeof replyTimeService>;

import { z } from 'zod';

/** Ours: how quickly a user answers when written to about a listing, from the conversations of the last 90 days, of which newer ones weigh more. */
export const responsiveness = z.object({
  /** Conversations that were counted. */
  conversations: z.int(),
  /** Of those, the share with an answer; null while there are too few conversations. */
  answered_percent: z.int().nullable(),
  /** Median of the first answers; null while there are too few conversations, or none was answered. */
  reply_minutes: z.int().nullable(),
});

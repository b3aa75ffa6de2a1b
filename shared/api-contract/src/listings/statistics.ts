import { z } from 'zod';
import { id } from '../common/answers.ts';

const counts = {
  /** Each visitor counts once a day. */
  views: z.int(),
  saves: z.int(),
  leads: z.int(),
  /** Received ones. */
  messages: z.int(),
};

/** Ours. What happened to own listings; a save or lead that was taken back does not count. */
export const listingStatistics = z.object({
  /** The oldest first, today last; days are those of UTC. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  totals: z.object(counts),
  /** What one similar listing had in these days, as medians; null where fewer than five are similar. */
  similar: z
    .object({
      /** How many listings: live ones of other owners, of the same category and deal. */
      listings: z.int(),
      views: z.number(),
      saves: z.number(),
      leads: z.number(),
      messages: z.number(),
    })
    .nullable(),
});

/** Listings and projects that wait for their owner, and the one that did so last; null where there is none. */
const waiting = z.object({
  count: z.int(),
  newest: z
    .object({ kind: z.enum(['property', 'project']), id, slug_id: z.string(), title: z.string() })
    .nullable(),
});

/** Ours: what waits for a user who has listed something. */
export const listingSteps = z.object({
  /** Users who stated an interest and were not written to; `newest`: what the last of them is interested in. */
  leads: waiting,
  /** The administration refused them. */
  rejected: waiting,
  /** The owner is asked whether they are still available. */
  to_confirm: waiting,
});

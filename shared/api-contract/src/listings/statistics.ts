import { z } from 'zod';

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

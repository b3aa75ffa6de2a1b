import { z } from 'zod';
import { id } from '../common/answers.ts';

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

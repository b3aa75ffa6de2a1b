import { z } from 'zod';

const person = z.int().nonnegative();

/**
 * What travels between processes: a signal, or the news that the log has grown. Any program that reaches the carrier can write there, and
 * processes of the release before do: what is unknown is not obeyed.
 */
const announcement = z.discriminatedUnion('type', [
  /** Without receivers the release before has written it: it may be for any user. */
  z.object({
    type: z.literal('log'),
    to: z.union([z.literal('everybody'), z.array(person)]).default('everybody'),
  }),
  z.object({
    type: z.literal('typing'),
    to: person,
    data: z.strictObject({ user_id: z.int(), property_id: z.int() }),
  }),
  /** The counts of what is unread may have changed; each stream is sent the new ones. */
  z.object({ type: z.literal('unread'), to: person }),
  /** An operator changed settings; servers read them again. */
  z.object({ type: z.literal('settings') }),
  /** Streams end: of one session (its token hash as hex), or all of the user. */
  z.object({
    type: z.literal('end'),
    to: person,
    session: z
      .string()
      .regex(/^[0-9a-f]+$/)
      .optional(),
  }),
]);

export type Announcement = z.output<typeof announcement>;

/** Something that is worth telling only now. */
export type Signal = Exclude<Announcement, { type: 'log' }>;

/** Reads what was received; fails where it is not what this product sends. */
export function readAnnouncement(payload: string): Announcement {
  return announcement.parse(JSON.parse(payload));
}

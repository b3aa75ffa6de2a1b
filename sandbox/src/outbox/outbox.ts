import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';

const keptMessages = 200;

const message = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  /** The mail as mail programs show it. */
  html: z.string().optional(),
  /** The link in the mail, for a reader who wants to follow it. */
  link: z.string().optional(),
  /** The code in the text message. */
  code: z.string().optional(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});
export type OutboxMessage = z.infer<typeof message>;

/** Mails and text messages that a vendor would have sent; here they wait to be read. Newest first. */
export interface Outbox {
  /** The same `id` a second time changes nothing: who sends may do so again after a crash. */
  send(message: Omit<OutboxMessage, 'id' | 'sentAt'> & { id?: string | undefined }): Promise<void>;
  list(): OutboxMessage[];
}

export async function openOutbox(folder: string, clock: Clock): Promise<Outbox> {
  const document = await openDocument({
    file: path.join(folder, 'outbox.json'),
    schema: z.object({ messages: z.array(message) }),
    empty: { messages: [] },
  });
  return {
    send: ({ id = randomUUID(), ...values }) =>
      document.change((draft) => {
        if (draft.messages.some((known) => known.id === id)) return;
        draft.messages.unshift({ ...values, id, sentAt: clock() });
        draft.messages.length = Math.min(draft.messages.length, keptMessages);
      }),
    list: () => document.read().messages,
  };
}

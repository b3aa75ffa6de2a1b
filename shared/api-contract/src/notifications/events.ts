import { z } from 'zod';
import { id } from '../common/answers.ts';
import { LONGEST_PAGE_AGE_MS } from './page-age.ts';
import { unreadCounts } from './rows.ts';

/** Push types of docs/spec/notifications.md#push-messages. */
export const pushTypes = [
  'chat',
  'delete_message',
  'property_inquiry',
  'project_inquiry',
  'advertisement_request',
  'agent_verification',
  'payment',
  'account_activated',
  'account_deactivated',
  'default',
] as const;
export type PushType = (typeof pushTypes)[number];

/** A frame of `GET /api/events` by its `event:`; this is its `data:`. */
export const eventFrames = {
  /** The data of a push message; every value is text. The same notice has the same `notice_id` on every way. */
  push: z
    .object({ type: z.enum(pushTypes), title: z.string(), body: z.string(), notice_id: z.uuid() })
    .catchall(z.string()),
  unread: unreadCounts,
  /** The other side has read what the caller wrote about a listing. */
  read: z.object({ user_id: id, property_id: id }),
  /**
   * The caller wrote in a conversation or removed it, on any page. `client_id` is that of the message; what it made of a card is as in
   * a push message.
   */
  conversation: z.object({
    user_id: id,
    property_id: id,
    client_id: z.string().optional(),
    answers_card: z.string().optional(),
    card_state: z.string().optional(),
    card_slot: z.string().optional(),
  }),
  /** A package of the caller began to run, wherever it was taken or paid. */
  package: z.object({ package_id: id }),
  /** The other side is writing at this moment. */
  typing: z.object({ user_id: id, property_id: id }),
  /** The stream is over: `signed-out` means do not come back, `stopping` means connect again. */
  end: z.object({ reason: z.enum(['signed-out', 'stopping']) }),
};

export type LiveEventType = keyof typeof eventFrames;
/** A frame of the stream, for clients. */
export type LiveEvent = {
  [T in LiveEventType]: { readonly type: T; readonly data: z.infer<(typeof eventFrames)[T]> };
}[LiveEventType];

const frameSchemas = () =>
  Object.entries(eventFrames).map(([type, data]) => {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(data) as Record<string, unknown>;
    return { type: 'object', properties: { event: { const: type }, data: schema } };
  });

/** The OpenAPI description of the stream, which is no call with one answer. */
export const eventsPath = () => ({
  '/api/events': {
    get: {
      operationId: 'events',
      summary:
        'Server-sent events: notices, unread counts, read marks, own messages, typing and new packages, as they happen',
      description: `Frames carry an \`id\` now and then. Send the last one back as \`Last-Event-ID\` to get what was missed; events are kept for a day. A page that has none sends \`since_ms\`, the milliseconds since it began to ask for what it shows (at most ${LONGEST_PAGE_AGE_MS}). Comments arrive while nothing happens.`,
      parameters: [
        { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
        {
          name: 'since_ms',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 0, maximum: 60_000 },
        },
      ],
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'An endless stream; one of these for each `event:`',
          content: { 'text/event-stream': { schema: { oneOf: frameSchemas() } } },
        },
        401: { $ref: '#/components/responses/Failure' },
        429: { $ref: '#/components/responses/Failure' },
      },
    },
  },
});

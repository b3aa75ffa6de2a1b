import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Instances } from './instances.ts';
import { MessagingError } from './messaging-error.ts';
import type { ServiceAccount } from './service-account.ts';
import { openStreams } from './streams.ts';

/** Everything of this stand-in lies here; a sender's base address is this, and a path of the vendor follows. */
const BASE = '/sandbox/messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const grantBody = z.object({ grant_type: z.literal(GRANT), assertion: z.string() });
/** Bytes that the vendor takes of words and data together. */
const MOST_BYTES = 4096;

const sendBody = z.object({
  validate_only: z.boolean().optional(),
  message: z.object({
    token: z.string(),
    notification: z.object({ title: z.string().optional(), body: z.string().optional() }).optional(),
    data: z.record(z.string(), z.string()).default({}),
  }),
});
const tokenBody = z.object({ token: z.string().max(200) });
const ackBody = tokenBody.extend({ ids: z.array(z.string()).max(200) });

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MessagingError(400, 'INVALID_ARGUMENT', `${issue?.path.join('.')}: ${issue?.message}`);
}

/** A stub for Firebase Cloud Messaging: its sending side as it is, its receiving side as server-sent events. */
export function messagingRoutes(
  app: FastifyInstance,
  { instances, account, project }: { instances: Instances; account: ServiceAccount; project: string },
): void {
  const streams = openStreams(project);
  const refuse = async (reply: FastifyReply, work: () => Promise<object>) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MessagingError)) throw error;
      return reply.status(error.statusCode).send(error.toBody());
    }
  };

  app.post(`${BASE}/token`, (request, reply) =>
    refuse(reply, async () => account.exchange(parse(grantBody, request.body).assertion)),
  );

  app.post<{ Params: { project: string } }>(`${BASE}/v1/projects/:project/messages::send`, (request, reply) =>
    refuse(reply, async () => {
      await account.require(request.headers.authorization);
      if (request.params.project !== project)
        throw new MessagingError(403, 'PERMISSION_DENIED', 'This key belongs to another project.');
      const { message, validate_only } = parse(sendBody, request.body);
      const { token, notification, data } = message;
      if (Buffer.byteLength(JSON.stringify({ notification, data })) > MOST_BYTES)
        throw new MessagingError(400, 'INVALID_ARGUMENT', `A message may have ${MOST_BYTES} bytes.`);
      if (validate_only) {
        instances.waiting(token);
        return { name: `projects/${project}/messages/fake_message_id` };
      }
      const sent = await instances.send(token, { data, ...(notification ? { notification } : {}) });
      streams.deliver(token, sent);
      return { name: `projects/${project}/messages/${sent.id}` };
    }),
  );

  app.post(`${BASE}/register`, async () => ({ token: await instances.register() }));

  app.post(`${BASE}/unregister`, (request, reply) =>
    refuse(reply, async () => {
      const { token } = parse(tokenBody, request.body);
      await instances.unregister(token);
      streams.end(token);
      return {};
    }),
  );

  // EventSource cannot send headers, so the token stands in the address, as with the vendor's own long connection.
  app.get(`${BASE}/stream`, (request, reply) =>
    refuse(reply, async () => {
      const { token } = parse(tokenBody, request.query);
      const body = streams.open(token, instances.waiting(token));
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body);
    }),
  );

  app.post(`${BASE}/acknowledge`, (request, reply) =>
    refuse(reply, async () => {
      const { token, ids } = parse(ackBody, request.body);
      await instances.acknowledge(token, ids);
      return {};
    }),
  );

  app.addHook('preClose', async () => streams.stop());
}

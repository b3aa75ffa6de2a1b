import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import { logDestination } from '@lintel/network/log-destination';
import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { openAdminToken } from './admin-token.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { errorBody, IdentityError } from './identity-error.ts';
import { openIdentity } from './identity/identity.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { openInstances } from './messaging/instances.ts';
import { messagingRoutes } from './messaging/messaging.routes.ts';
import { openServiceAccount } from './messaging/service-account.ts';
import { openOutbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { styleSheet } from './pages/page.ts';

/** The vendor answers JSON errors, and an unexpected failure tells nothing about itself. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof IdentityError) return reply.status(error.status).send(error.toBody());
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send(errorBody(status, 'INVALID_ARGUMENT'));
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(errorBody(500, 'INTERNAL_ERROR'));
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(errorBody(404, 'NOT_FOUND')));
}

/** The vendor's own addresses are called from any origin, without cookies; mails and codes are for this origin alone. */
const corsOf = (url: string) => ({
  origin: /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(url),
  maxAge: 600,
});

/** Opens the documents and mounts every address; the only composition root. Call `listen` or `inject` on the result. */
export async function buildApp(config: Config, clock: Clock = Date.now): Promise<FastifyInstance> {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: logDestination(pino) },
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
  });
  await app.register(formbody);
  await app.register(cors, { delegator: (request, done) => done(null, corsOf(request.url)) });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-resource-policy', 'same-origin');
    // A connection that would be kept for the next request keeps a stopping process alive.
    if (isClosing) reply.header('connection', 'close');
  });

  const outbox = await openOutbox(config.folder, clock);
  const identity = await openIdentity({ ...config, outbox, clock, log: app.log });
  const adminToken = await openAdminToken(config.folder);

  answerErrors(app);
  identityRoutes(app, identity, adminToken);
  messagingRoutes(app, {
    instances: await openInstances(config.folder, clock),
    account: await openServiceAccount({ ...config, clock }),
    project: config.project,
  });
  outboxRoutes(app, { outbox, adminToken, publicUrl: config.publicOrigin });
  if (config.payments) await paymentRoutes(app, { ...config, keys: config.payments, clock, adminToken });
  app.get('/sandbox/sandbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );
  app.get('/health', async () => ({ status: 'ok' }));

  // Not awaited: only the sign-in of an unknown user waits for it.
  app.addHook('onReady', async () => void identity.demoAccounts.catchUp());
  return app;
}

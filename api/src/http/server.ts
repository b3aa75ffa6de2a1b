import cors from '@fastify/cors';
import { logDestination } from '@lintel/network/log-destination';
import { requestIdOf } from '@lintel/network/request-id';
import { closeConnectionsOnStop } from '@lintel/network/stopping';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { acceptBodies } from '#http/body/body.ts';
import { compressAnswers } from './compression.ts';
import { errorForLog } from './error-log.ts';
import { answerErrors, refuseAddress } from './errors.ts';
import { observeRequests } from './observe.ts';
import type { Observer } from '#telemetry/observer.ts';
import { currentWork } from '#telemetry/work.ts';

export interface ServerOptions {
  readonly logLevel: string;
  readonly trustedProxies: number;
}

/** For answers that are data: no browser may run, frame or guess anything in them. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
};

const headersOf = ({ id }: { id: string }) => ({ ...SECURITY_HEADERS, 'x-request-id': id });

/** A server that logs one JSON line per request, knows request ids and answers every failure in the envelope. */
export async function createServer(
  { logLevel, trustedProxies }: ServerOptions,
  observer: Required<Observer>,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      stream: logDestination(pino),
      // Lines of a request's own log have its id already.
      mixin: (_line, _level, logger) => {
        const work = logger === (app.log as unknown) ? currentWork() : undefined;
        return work ? { reqId: work.id } : {};
      },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], ip }),
        err: errorForLog,
      },
    },
    trustProxy: trustedProxies > 0 ? (_address, hop) => hop < trustedProxies : false,
    genReqId: requestIdOf,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    // A request that a proxy sent just before it noticed the end is answered.
    return503OnClosing: false,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseAddress(headersOf),
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
  observeRequests(app, observer);
  closeConnectionsOnStop(app);
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 86_400,
  });
  await acceptBodies(app);
  compressAnswers(app);
  answerErrors(app);
  return app;
}

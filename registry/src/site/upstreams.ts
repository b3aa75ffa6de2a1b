import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** A server behind this origin: requests below any of the prefixes go there unchanged. */
export interface Upstream {
  name: string;
  origin: string;
  prefixes: string[];
}

/** Forwards to an upstream; while it is down, callers get the product's own envelope and may try again. */
export async function forwardTo(app: FastifyInstance, { name, origin, prefixes }: Upstream): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply, { error }) => {
          reply.log.warn({ upstream: name, error: error.message }, 'upstream does not answer');
          void reply.code(503).send({
            error: true,
            message: 'This part of the site is not available at the moment. Please try again shortly.',
            key: 'unavailable',
            code: 503,
          });
        },
      },
    });
  }
}

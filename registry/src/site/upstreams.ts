import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';

/** A server behind this origin: requests below any of the prefixes go there unchanged. */
export interface Upstream {
  name: string;
  origin: string;
  prefixes: string[];
}

/** What a caller must not say to a server behind: who it is, and what this server has answered already (`Expect`). */
const OWN = /^(expect|forwarded|via|x-real-ip|x-client-ip|x-forwarded(-.*)?)$/i;
/** About one connection: that of the caller is another one than that to the server behind. */
const OF_CONNECTION = /^(connection|keep-alive|upgrade|te|trailer|proxy-.*)$/i;

/** The headers of a request for a server behind: the client's address is what this server sees, not what the client sends. */
function headersFor(
  { id, ip, host, protocol }: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(withoutConnection(headers)).filter(([name]) => !OWN.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-request-id': id,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

/** A server that was ended is up again after some seconds. */
const RETRY_AFTER_S = 5;

/**
 * Forwards to an upstream; while it is down, callers get the product's own envelope and may try again.
 *
 * @param onFailure is called with the name of a server that does not answer
 */
export async function forwardTo(
  app: FastifyInstance,
  { name, origin, prefixes }: Upstream,
  onFailure: (name: string) => void,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(async (scope) => {
      answerRefusals(scope);
      scope.addHook('preParsing', async ({ raw }, reply, body) =>
        hasBody(raw) ? ofItsOwn(raw, reply.raw, body) : body,
      );
      await scope.register(httpProxy, {
        upstream: origin,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: true,
        // Streams of events stay open: with the 128 connections of the library, so many tabs would keep all calls waiting.
        undici: { connections: null },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => headersFor(request as FastifyRequest, headers),
          rewriteHeaders: withoutConnection,
          onError: (reply, { error }) => {
            onFailure(name);
            reply.log.warn({ upstream: name, error: error.message }, 'upstream does not answer');
            void reply.code(503).header('retry-after', RETRY_AFTER_S).send({
              error: true,
              message: 'This part of the site is not available at the moment. Please try again shortly.',
              key: 'unavailable',
              code: 503,
            });
          },
        },
      });
    });
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * The body as a stream of its own. It ends with the answer, also where the server behind has left or has not read it; the rest of the
 * request still arrives, so that the connection takes the next one. A caller who gives up ends both.
 */
function ofItsOwn(request: IncomingMessage, response: ServerResponse, body: RequestPayload): PassThrough {
  const own = body.pipe(new PassThrough()).on('error', () => undefined);
  // After the pipe, which pauses the request when its end closes.
  own.once('close', () => request.resume());
  response.once('finish', () => own.destroy());
  request.once('close', () => {
    if (!request.complete) own.destroy(new Error('the caller has given up'));
  });
  return own;
}

/** The library refuses addresses with `..` in them before it asks a server: callers get the envelope of an address without a call. */
function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error.statusCode !== 400) throw error;
    return reply.code(404).send({
      error: true,
      message: 'There is nothing at this address.',
      key: 'notFound',
      code: 404,
    });
  });
}

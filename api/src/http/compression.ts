import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Bytes; smaller answers gain nothing. */
const WORTH_IT = 1024;
/** Fast settings: the answers are made for one reader. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

const codings = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** Packs JSON answers as the client likes it. Files are packed by their format already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    if (
      typeof payload !== 'string' ||
      payload.length < WORTH_IT ||
      !String(type).startsWith('application/json')
    )
      return payload;
    const coding = codings.negotiate(String(request.headers['accept-encoding'] ?? ''));
    reply.header('vary', 'Accept-Encoding');
    if (!coding) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return coding === 'br' ? brotli(payload, BROTLI) : gzip(payload, GZIP);
  });
}

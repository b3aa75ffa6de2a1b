import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EARLY_ANSWERS, inElement, type Page } from './page.ts';

/** A page in the encodings that browsers take. */
export interface Rendered {
  /** The answers that are in it. */
  answers: string;
  body: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  etag: string;
  status: number;
}

/** Puts answers and sign-in's configuration into a page, and compresses it. */
export function render({ html, status }: Page, answers: string, identity?: object): Rendered {
  const blocks = [
    dataBlock('lintel-early', answers),
    ...(identity ? [dataBlock('lintel-identity', JSON.stringify(identity))] : []),
  ].join('\n');
  const body = Buffer.from(html.replace(EARLY_ANSWERS, () => blocks));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return { answers, body, gzip: gzipSync(body), brotli: brotliCompressSync(body, quality), etag, status };
}

/** Sends a page; `personal` = others may get another one at the same address, so nothing on the way may keep it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, gzip, brotli, etag, status }: Rendered,
  personal: boolean,
) {
  void reply.headers({
    'cache-control': personal ? 'private, no-cache' : 'no-cache',
    etag,
    vary: `accept-encoding, accept-language${personal ? ', cookie' : ''}`,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, bytes] = /\bbr\b/.test(accepted)
    ? (['br', brotli] as const)
    : /\bgzip\b/.test(accepted)
      ? (['gzip', gzip] as const)
      : ([undefined, body] as const);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

/** Data that travels in a page; no script, so the policy has nothing against it. */
const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inElement(json)}</script>`;

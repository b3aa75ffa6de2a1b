import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from 'mime-types';
import parseRange from 'range-parser';

/** A file in memory. */
export interface Sendable {
  /** Its ending tells what it is. */
  name: string;
  bytes: Buffer;
  encoding?: 'br' | 'gzip' | undefined;
}

/** Shortens a suffix that is longer than the file: it means the whole file (RFC 9110, 14.1.2), which range-parser refuses. */
const withinLength = (range: string, length: number) =>
  range.replace(/^bytes=-(\d+)$/, (_, suffix: string) => `bytes=-${Math.min(Number(suffix), length)}`);

/** Sends a file: nothing to a client that has it, the part that was asked for, or all of it. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, { name, bytes, encoding }: Sendable) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  const { range, 'if-range': onlyOf, 'if-none-match': had } = request.headers;
  if (had?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
  void reply.type(contentType(path.posix.basename(name)) || 'application/octet-stream');
  if (!range || (onlyOf && onlyOf !== etag)) return reply.send(bytes);
  const parts = parseRange(bytes.length, withinLength(range, bytes.length));
  if (parts === -1)
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).type('text/plain').send('');
  // No client asks for several parts at once; the whole file is a correct answer as well.
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return reply.send(bytes);
  const { start, end } = parts[0]!;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

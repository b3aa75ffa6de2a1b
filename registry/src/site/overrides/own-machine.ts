import type { FastifyRequest } from 'fastify';

const HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Headers that a proxy adds: the browser may then be anywhere, whatever the socket's address is. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-client-ip|x-forwarded(-.*)?)$/i;

/**
 * Whether browser and server are the same machine with nothing between them, and the page was asked for under a name that only
 * this machine has. Reads the request as it came, never the headers of a trusted proxy.
 */
export function isFromOwnMachine({ raw }: FastifyRequest): boolean {
  const { headers, socket } = raw;
  return (
    HOST.test(headers.host ?? '') &&
    ADDRESSES.has(socket.remoteAddress ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name)) &&
    // Another site must not reach servers of this machine through this one.
    !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? ''))
  );
}

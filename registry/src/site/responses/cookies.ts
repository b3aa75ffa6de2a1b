import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of a request by their names. */
export const cookiesOf = (request: FastifyRequest) => parseCookie(request.headers.cookie ?? '');

/** Sets a cookie of the whole site that scripts cannot read; without `maxAge` (seconds) it ends with the browser session. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge?: number,
) {
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
  void reply.header('set-cookie', cookie);
}

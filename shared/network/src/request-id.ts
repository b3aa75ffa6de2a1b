import { randomUUID } from 'node:crypto';

/** Signs that mean nothing to a log, a header, an address or a comment of SQL. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a client or a server in front gave a request, or a new one. Any client can repeat one, so nothing depends on it. */
export function requestIdOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

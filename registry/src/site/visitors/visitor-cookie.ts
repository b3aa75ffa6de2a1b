import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, setCookie } from '#site/responses/cookies.ts';

/** A random name that identifies no person; only given out while a canary is under way. */
const VISITOR_COOKIE = 'lintel-visitor';
const MONTH_S = 30 * 24 * 60 * 60;

/** The visitor that a request names itself. */
export function visitorOf(request: FastifyRequest): string | null {
  const visitor = cookiesOf(request)[VISITOR_COOKIE];
  return visitor && /^[0-9a-f-]{36}$/.test(visitor) ? visitor : null;
}

/** The visitor of a page; a new one gets a name with the answer. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known) return known;
  const visitor = randomUUID();
  setCookie(request, reply, VISITOR_COOKIE, visitor, MONTH_S);
  return visitor;
}

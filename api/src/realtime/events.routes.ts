import { LONGEST_PAGE_AGE_MS } from '@lintel/api-contract';
import type { FastifyInstance } from 'fastify';
import { callerOf, hashToken, requireUser, tokenOf, type Sessions } from '#http/authentication.ts';
import type { Limiter } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import type { EventHub } from './event-hub.ts';

/** Open pages of one user in one process. */
const MOST_STREAMS = 10;

interface Dependencies {
  hub: EventHub;
  sessions: Sessions;
  /** Requests per user. */
  limiter: Limiter;
}

/** The position after which to go on; anything but a number of ours means from now on. */
const positionOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** `since_ms`: how long ago the page began to ask for what it shows; anything else means from now on. */
function ageOf(query: unknown): number | undefined {
  const { since_ms: text } = query as { since_ms?: unknown };
  if (typeof text !== 'string' || !/^\d{1,5}$/.test(text)) return undefined;
  return Math.min(Number(text), LONGEST_PAGE_AGE_MS);
}

/** `GET /api/events`: server-sent events for the signed-in person, over a bearer token as all calls. */
export function eventRoutes(app: FastifyInstance, { hub, sessions, limiter }: Dependencies): void {
  app.get('/api/events', async (request, reply) => {
    const caller = requireUser(await callerOf(request, sessions));
    await limiter.check(`user ${caller.userId}`);
    if (hub.count(caller.userId) >= MOST_STREAMS)
      throw new DomainError('tooManyRequests', 'Too many pages are open. Close one of them.');
    const viewer = { userId: caller.userId, tokenHash: hashToken(tokenOf(request) ?? '') };
    const body = await hub.open(viewer, {
      lastEventId: positionOf(request.headers['last-event-id']),
      ms: ageOf(request.query),
    });
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        // nginx and its relatives would collect the frames
        .header('x-accel-buffering', 'no')
        .send(body)
    );
  });
  app.addHook('onListen', () => hub.start());
  app.addHook('preClose', () => hub.stop());
}

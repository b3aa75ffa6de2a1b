import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ResolvedSite } from './resolve-site.ts';
import { visitorOf } from './visits.ts';

/** What a page reports when something of it went wrong. */
const beacon = z.object({
  revision: z.number().int().nonnegative(),
  remote: z.string().max(40).optional(),
  message: z
    .string()
    .max(2_000)
    .transform((text) => text.slice(0, 300)),
});

/** Nobody's page has more to say; more would only fill the log. */
const PER_MINUTE = 30;

export interface BeaconsOptions {
  /** What the page of that lock consists of, to name version and owner; null when unknown. */
  siteOf(revision: number): Promise<ResolvedSite | null>;
  /** Told of each error, with the visitor when one is known. */
  onError(error: { revision: number; visitor: string | null }): Promise<void>;
}

/**
 * Errors that pages report, each with the remote, version and owner that it belongs to. Version and owner come from the
 * lock, not from the page.
 */
export function acceptBeacons(app: FastifyInstance, { siteOf, onError }: BeaconsOptions): void {
  const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });
  // A beacon is sent as text, which needs no permission from another origin; the body is read as JSON.
  app.post('/registry/beacons', { bodyLimit: 8_192 }, async (request, reply) => {
    const so = counts.get(request.ip) ?? { count: 0 };
    if (so.count === 0) counts.set(request.ip, so);
    so.count += 1;
    if (so.count > PER_MINUTE) return reply.code(429).send();
    const parsed = beacon.safeParse(readJson(request.body));
    if (!parsed.success) return reply.code(400).send();
    const { revision, remote, message } = parsed.data;
    const parts = (await siteOf(revision))?.parts;
    const part = parts?.find(({ name }) => name === (remote ?? 'shell'));
    request.log.warn(
      { event: 'page-error', revision, remote, version: part?.version, owner: part?.owner?.team, message },
      'a page reports an error',
    );
    await onError({ revision, visitor: visitorOf(request) });
    return reply.code(204).send();
  });
}

function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Seconds; most answers take milliseconds, an upload may take a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
/** A label for what no route answers: whatever was asked for, it is one time series. */
const UNKNOWN = 'unknown';

/**
 * Measures all requests by method, template of the route, and status. Streams are left out: how long one was open is no
 * measure of the server.
 */
export function measureRequests(app: FastifyInstance, { client, register }: Metrics): void {
  const durations = new client.Histogram({
    name: 'lintel_http_request_duration_seconds',
    help: 'Seconds from the headers of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { url } = request.routeOptions;
    const labels = {
      method: url === undefined ? UNKNOWN : request.method,
      route: url ?? UNKNOWN,
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

import type { Registry } from 'prom-client';

export { boundedLabels } from './bounded-labels.ts';
export { serveMetrics, type MetricsServer } from './metrics-server.ts';
export { measureRequests } from './request-durations.ts';

/** The library, and what it keeps of this process. */
export interface Metrics {
  readonly client: typeof import('prom-client');
  readonly register: Registry;
}

/**
 * Counts what concerns any process: processor, memory, event loop, garbage collection.
 *
 * @param client `await import('prom-client')`, so that a server without metrics does not load it
 */
export function openMetrics(client: Metrics['client']): Metrics {
  const register = new client.Registry();
  client.collectDefaultMetrics({ register });
  return { client, register };
}

// @ts-check
// The metrics that the back end and the site expose, from the code that registers them.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../bootstrap.mjs';

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(pathToFileURL(path.join(root, file)).href);

/** A source that answers nothing: only the names matter. */
const nothing = {
  pools: () => ({}),
  streams: () => 0,
  index: () => ({}),
  queues: async () => [],
  jobs: async () => [],
};

/**
 * Each name that Prometheus gets to see, with its labels. A histogram has three.
 * @returns {Promise<Map<string, readonly string[]>>}
 */
export async function exposedMetrics() {
  const { openMetrics, measureRequests } = await load('shared/metrics/src/metrics.ts');
  const { countWork } = await load('api/src/telemetry/metrics/count-work.ts');
  const { readSources } = await load('api/src/telemetry/metrics/read-sources.ts');
  const { siteMetrics } = await load('registry/src/site/metrics/site-metrics.ts');
  const metrics = openMetrics(createRequire(path.join(root, 'shared/metrics/package.json'))('prom-client'));
  measureRequests({ addHook() {} }, metrics);
  countWork(metrics);
  readSources(metrics, nothing);
  siteMetrics(metrics).watchLocks(async () => ({ stable: 1, canary: undefined }));

  /** @type {Map<string, readonly string[]>} */
  const exposed = new Map([['up', []]]);
  const classes = metrics.client;
  for (const metric of metrics.register.getMetricsAsArray()) {
    const { name, labelNames = [] } = metric;
    exposed.set(name, labelNames);
    if (!(metric instanceof classes.Histogram)) continue;
    exposed.set(`${name}_bucket`, [...labelNames, 'le']);
    exposed.set(`${name}_sum`, labelNames);
    exposed.set(`${name}_count`, labelNames);
  }
  return exposed;
}

// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { localPayments } from './local-payments.mjs';
import { anyFreePort } from './ports.mjs';
import { Service } from './service.mjs';

/** Paths of this origin that other servers answer. */
const apiPrefixes = ['/api', '/images', '/tiles', '/webhook', '/reset-password', '/change-password'];
const sandboxPrefixes = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
  '/sandbox',
  '/jwks.json',
];

/**
 * Starts the whole product behind one port and waits until it is healthy.
 * @param {{ data: string, registryRoot: string, port: number, environment?: string, env?: Record<string, string>, log(line: string): void }} options
 * @returns {Promise<{ url: string, stop(): Promise<void>, services: Record<string, Service> }>}
 */
export async function startProduct({ data, registryRoot, port, environment = 'local', env = {}, log }) {
  const url = `http://localhost:${port}`;
  const logs = path.join(data, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  const [apiPort, sandboxPort] = [await anyFreePort(), await anyFreePort()];
  /** @type {(reason: Error) => void} */ let giveUp = () => {};
  const broken = new Promise((_, reject) => (giveUp = reject));
  const context = {
    root,
    logs,
    onRestart: log,
    onWork: log,
    onGivenUp: (/** @type {string} */ message) => giveUp(new Error(message)),
  };
  const payments = localPayments({
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    api: `http://127.0.0.1:${apiPort}`,
  });
  const shared = { LINTEL_DATA: data, PUBLIC_URL: url, ...payments, ...env };
  // Two servers that answer Prometheus: the back end at the given port, the site at the next one.
  const metricsPort = Number(process.env['METRICS_PORT'] ?? 0);
  /** @type {Record<string, string>} */
  const ofSite = metricsPort > 0 ? { METRICS_PORT: String(metricsPort + 1) } : {};
  const sandbox = new Service(
    { name: 'sandbox', script: 'sandbox/dist/server.mjs', port: sandboxPort, health: '/health', env: shared },
    context,
  );
  const api = new Service(
    {
      name: 'api',
      script: 'api/dist/server.mjs',
      port: apiPort,
      health: '/api/ready',
      env: {
        SANDBOX_URL: sandbox.origin,
        IDENTITY_JWKS_URL: `${sandbox.origin}/jwks.json`,
        IDENTITY_LOOKUP_URL: `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`,
        SEED: 'demo',
        STOP_DATABASE: '1',
        ...shared,
        // The site is the one proxy before it, however many stand before the site.
        TRUSTED_PROXIES: '1',
      },
    },
    context,
  );
  const upstreams = [
    { name: 'api', origin: api.origin, prefixes: apiPrefixes },
    { name: 'sandbox', origin: sandbox.origin, prefixes: sandboxPrefixes },
  ];
  const site = new Service(
    {
      name: 'site',
      script: 'registry/dist/cli.mjs',
      args: ['serve', '--root', registryRoot, '--env', environment],
      port,
      health: '/ready',
      env: { UPSTREAMS: JSON.stringify(upstreams), LOCAL_RELEASES: '1', ...ofSite, ...shared },
    },
    context,
  );
  const services = { sandbox, api, site };
  const stop = async () => {
    // Together: the site waits for streams of events, which the back end ends.
    await Promise.all([site.stop(), api.stop()]);
    await sandbox.stop();
  };
  try {
    for (const service of [sandbox, api, site]) service.start();
    await Promise.race([
      broken,
      Promise.all([sandbox.ready(60_000), api.ready(180_000), site.ready(60_000)]),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, services };
}

import { openMetrics, serveMetrics } from '@lintel/metrics';
import { logDestination } from '@lintel/network/log-destination';
import { readiness } from '@lintel/network/stopping';
import pino from 'pino';
import type { OverridePolicy } from '#site/overrides/overrides.ts';
import { buildRegistryServer } from '#http/registry-server.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { rememberedFiles } from '#store/remembered-files.ts';
import { siteVariables } from './site-variables.ts';

/** A client that never ends its request must not keep the process for ever. Milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Production shows other releases only for a signed link. */
function overridePolicy(environment: string, secret: string | undefined): OverridePolicy {
  if (secret) return { secret };
  return environment === 'production' ? 'closed' : 'open';
}

/** Serves an environment until SIGTERM or SIGINT; configured by environment variables. */
export async function serve(files: RegistryFiles, environment: string): Promise<void> {
  const parsed = siteVariables.safeParse(process.env);
  if (!parsed.success) {
    const { path: where, message } = parsed.error.issues[0]!;
    throw new RegistryError(`The environment variable ${where.join('.')} cannot be used: ${message}.`);
  }
  const { PORT: port, HOST: host, UPSTREAMS, TRUSTED_PROXIES, ...given } = parsed.data;
  const config = given.IDENTITY_WEB_CONFIG;
  const metrics = given.METRICS_PORT === undefined ? undefined : openMetrics(await import('prom-client'));
  const ready = readiness();
  const site = await buildRegistryServer({
    ...(metrics ? { metrics } : {}),
    isDraining: () => ready.isDraining,
    // A disk is quick, and its files are sent without being read into memory.
    files: files.folder === null ? rememberedFiles(files) : files,
    environment,
    upstreams: UPSTREAMS,
    trustedProxies: TRUSTED_PROXIES,
    teams: given.TEAMS,
    webhooks: given.WEBHOOKS,
    objective: given.ERROR_OBJECTIVE,
    requireApproval: given.REQUIRE_APPROVAL === '1',
    ...(given.PUBLIC_URL ? { publicUrl: given.PUBLIC_URL } : {}),
    otherHosts: { connect: given.MAP_ORIGINS, img: [...given.IMAGE_ORIGINS, ...given.MAP_ORIGINS] },
    localReleases: given.LOCAL_RELEASES === '1',
    pagesPerMinute: given.RATE_LIMIT_PAGES,
    overrides: overridePolicy(environment, given.MIX_SECRET),
    ...(config && {
      identity: {
        config,
        origins: given.IDENTITY_ORIGINS.split(' '),
        scriptOrigins: given.IDENTITY_SCRIPT_ORIGINS,
      },
    }),
  });
  const taken = (variable: string, number: number) => (error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new RegistryError(`Port ${number} is taken; set ${variable} to another one.`)
      : error;
  };
  if (metrics && given.METRICS_PORT !== undefined) {
    const address = { host: given.METRICS_HOST, port: given.METRICS_PORT };
    const server = await serveMetrics(metrics, address).catch(taken('METRICS_PORT', given.METRICS_PORT));
    site.addHook('onClose', () => server.close());
  }
  await site.listen({ port, host }).catch(taken('PORT', port));
  logDestination(pino).write(`${JSON.stringify({ event: 'listening', port, environment })}\n`);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await ready.drain(given.DRAIN_SECONDS * 1000);
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await site.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

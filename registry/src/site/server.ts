import { measureRequests, type Metrics } from '@lintel/metrics';
import { logDestination } from '@lintel/network/log-destination';
import { requestIdOf } from '@lintel/network/request-id';
import { closeConnectionsOnStop } from '@lintel/network/stopping';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { NetworkLimit } from '#site/responses/network-limit.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { createServedLocks } from '#store/served-locks.ts';
import { createViewCounts } from '#store/view-counts.ts';
import { appFiles } from '#site/static/app-files.ts';
import { acceptBeacons } from '#site/beacons/beacons.ts';
import { choicesOf } from '#site/overrides/choices.ts';
import { createInlinedResponses } from '#site/pages/inlined-responses.ts';
import { answerErrors, refuseAddress } from './errors.ts';
import { answerSafely, type OtherHosts } from '#site/lock/security-headers.ts';
import { createLiveSite, type LiveSite } from '#site/visitors/live-site.ts';
import { createLocalReleases } from '#site/overrides/local-release.ts';
import type { OverridePolicy } from '#site/overrides/overrides.ts';
import { servePages } from '#site/pages/serve-pages.ts';
import { noMetrics, siteMetrics } from '#site/metrics/site-metrics.ts';
import { forwardTo, type Upstream } from './upstreams.ts';
import { serveSitemaps } from '#site/static/sitemaps.ts';
import { versionAndBuild } from '#site/lock/release-file.ts';
import { servePackages } from '#site/packages/serve-packages.ts';
import { staticFiles } from '#site/static/static-files.ts';
import { createPageMetadata } from '#site/pages/page-metadata.ts';
import { visitorOf } from '#site/visitors/visitor-cookie.ts';

export interface SiteOptions {
  /** Releases, assets and environments. */
  files: RegistryFiles;
  environment: string;
  /** Other servers of the product that share this origin. */
  upstreams: Upstream[];
  /** How many proxies in front may name the visitor's address; default none. */
  trustedProxies?: number;
  /** Where visitors find the site, for addresses that others follow; without it documents name none. */
  publicUrl?: string;
  /** The vendor's web configuration for sign-in; without it pages use the sandbox of this origin. */
  identity?: { config: object; origins: string[]; scriptOrigins?: string[] };
  /** Hosts beside the site's own that all pages may use, e.g. another provider of the map; default none. */
  otherHosts?: OtherHosts;
  /** Whether links may name releases of servers on this machine, for development; default no. */
  localReleases?: boolean;
  /** Pages that one network may have made for it within a minute; default 300. */
  pagesPerMinute?: number;
  /** Who may see other releases than the lock's by a link; default no visitor. */
  overrides?: OverridePolicy;
  /** More routes of this origin, with the stores that pages are made from. */
  extend?(
    app: FastifyInstance,
    stores: { releases: ReleaseStore; environment: EnvironmentStore },
  ): Promise<void>;
  /** Where numbers are counted; by default nowhere. */
  metrics?: Metrics;
  /** Whether the process is about to stop, so that proxies should ask another one. */
  isDraining?(): boolean;
  logLevel?: string;
  /** Where the log goes; default standard output. */
  log?: { write(line: string): void };
}

/** Until a whole request is here. A build that a team uploads over a slow line takes minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Of one network. They are put together for each request, and only the overlay of staff asks. */
const CHOICES_PER_MINUTE = 60;

/** A server that answers no address yet: its log, the ids of requests, safe headers, errors and the end of connections. */
function createServer({
  trustedProxies = 0,
  logLevel = 'warn',
  log,
  publicUrl,
}: SiteOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, stream: log ?? logDestination(pino) },
    trustProxy: (_address, hop) => hop < trustedProxies,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A request that a proxy sent just before it noticed the end is answered.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  closeConnectionsOnStop(app);
  answerSafely(app, publicUrl);
  answerErrors(app);
  return app;
}

/** Serves one environment: pages, the immutable files of all releases, the registry's own files, and the services behind. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { files, environment, upstreams, identity, publicUrl } = options;
  const app = createServer(options);
  const metrics = options.metrics ? siteMetrics(options.metrics) : noMetrics;
  if (options.metrics) measureRequests(app, options.metrics);
  const releases = new ReleaseStore(files);
  const locks = new EnvironmentStore(files, environment);
  const policy = options.overrides ?? ('closed' as const);
  const local = options.localReleases && policy !== 'closed' ? createLocalReleases() : null;
  const site = createLiveSite(releases, locks, local ? { local } : {});
  const apiOrigin = upstreams.find(({ name }) => name === 'api')?.origin;
  const inlined = createInlinedResponses(apiOrigin);
  const metadata = createPageMetadata(apiOrigin);
  const served = createServedLocks(locks);
  const counts = createViewCounts(locks);
  const overrides = { policy, environment, localReleases: local !== null };
  const live = async () => (await site.forVisitor(await site.pointer(), null)).resolved;
  metrics.watchLocks(() => locksOf(site));

  app.addHook('onRequest', async (request) => {
    const visitor = visitorOf(request);
    if (visitor) await site.seen(visitor);
  });
  await staticFiles(app, releases);
  servePackages(app, { files, publicUrl });
  local?.serve(app);
  for (const upstream of upstreams) await forwardTo(app, upstream, metrics.upstreamFailed);
  serveSitemaps(app, { apiOrigin, publicUrl });
  await appFiles(app, { releases, inlined, site: live });
  acceptBeacons(app, {
    siteOf: site.atRevision,
    metrics,
    counts,
    onError: site.countError,
    async releaseOf(name, release) {
      const id = versionAndBuild(release);
      return id && releases.recorded(name, id);
    },
  });
  await options.extend?.(app, { releases, environment: locks });
  app.addHook(
    'onClose',
    async () => void (await Promise.all([served.settled(), counts.settled(), site.settled()])),
  );

  serveChoices(app, { environment, choices: async () => choicesOf(releases, (await live()).lock, policy) });
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) =>
    options.isDraining?.()
      ? reply.code(503).send({ ok: false })
      : { ok: true, revision: (await live()).lock.revision },
  );

  servePages(app, {
    site,
    inlined,
    metadata,
    overrides,
    others: otherHostsOf(options),
    publicUrl,
    // The page offers no way to sign in whose scripts its policy refuses.
    identity: identity && { ...identity.config, ...(identity.scriptOrigins?.length && { hasScripts: true }) },
    perMinute: options.pagesPerMinute ?? 300,
    onServed: (revision) => served.note(revision),
  });
  return app;
}

const otherHostsOf = ({ identity, otherHosts }: SiteOptions): OtherHosts => ({
  connect: [...(identity?.origins ?? []), ...(otherHosts?.connect ?? [])],
  img: otherHosts?.img ?? [],
  script: identity?.scriptOrigins ?? [],
});

/** The lock that visitors get, and the one that a canary tries with its result so far. */
async function locksOf(site: LiveSite) {
  const pointer = await site.pointer();
  const canary = site.canary(pointer);
  const { lock } = pointer.candidate ?? {};
  return {
    stable: pointer.stable,
    canary: canary && lock !== undefined ? { lock, ...canary.result } : undefined,
  };
}

/** Releases that staff may choose. Beside the static files, since it depends on what was published after the lock was written. */
function serveChoices(
  app: FastifyInstance,
  { environment, choices }: { environment: string; choices(): Promise<object> },
): void {
  const limit = new NetworkLimit(CHOICES_PER_MINUTE);
  app.get(`/registry/environments/${environment}/choices.json`, async (request, reply) => {
    const seconds = limit.count(request.ip);
    if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send();
    return reply.header('cache-control', 'no-store').send(await choices());
  });
}

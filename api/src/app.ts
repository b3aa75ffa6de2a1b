import path from 'node:path';
import { openapi } from '@lintel/api-contract/openapi';
import { measureRequests } from '@lintel/metrics';
import { readiness, type Readiness } from '@lintel/network/stopping';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { memoryLimits } from '#adapters/limits/memory-limits.ts';
import { embeddedPlaces } from '#adapters/network-places/embedded-places.ts';
import { configuredEvents } from '#adapters/events/configured-events.ts';
import { configuredRedis } from '#adapters/redis/configured-redis.ts';
import { configuredMatcher } from '#adapters/search/configured-matcher.ts';
import { configuredSearch } from '#adapters/search/configured-search.ts';
import { configuredGeocoder } from '#adapters/geocoding/configured-geocoder.ts';
import type { Config } from '#config/config.ts';
import type { Listen } from '#db/listen.ts';
import type { Reading } from '#db/server/reading.ts';
import type { Tables } from '#db/schema/tables.ts';
import { composeDomains } from '#domains/compose.ts';
import { docsHeaders, docsPage } from '#docs/docs.page.ts';
import { assetRoutes } from '#files/assets.routes.ts';
import { imageCache } from '#files/images/image-cache.ts';
import { imageRoutes } from '#files/images/images.routes.ts';
import { orphanSweep } from '#files/orphans.ts';
import { fileLinks } from '#files/private-links.ts';
import { openTiles } from '#files/tiles/tiles.ts';
import { tileRoutes } from '#files/tiles/tiles.routes.ts';
import { variants } from '#files/images/variants.ts';
import { queueStates } from '#domains/notifications/queues.queries.ts';
import { jobStates } from '#jobs/jobs.queries.ts';
import { slowStatements } from '#telemetry/slow-statements.ts';
import { openTelemetry, type Telemetry } from '#telemetry/telemetry.ts';
import { serveCalls } from '#http/calls.ts';
import { limitsIn } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import { createServer } from '#http/server.ts';
import { UploadMemory } from '#http/body/upload-memory.ts';
import { housekeeping } from './housekeeping.ts';
import type { Job } from '#jobs/job.ts';
import { packageRoot } from '#config/package-root.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ports } from '#ports/ports.ts';
import type { SearchEngine } from '#ports/search-engine.ts';
import { carryEvents, listenBothWays } from '#realtime/carrying.ts';
import { eventHub } from '#realtime/event-hub.ts';
import { eventRoutes } from '#realtime/events.routes.ts';
import type { SnapshotStore } from '#search-index/snapshot/snapshot-file.ts';

export interface AppDependencies {
  readonly db: Kysely<Tables>;
  /** Receives what committed transactions announce. */
  readonly listen: Listen;
  /** Keeps the search index between two runs; without it each start reads all listings. */
  readonly indexSnapshots?: SnapshotStore | undefined;
  /** Runs work that only reads, at a replica; without it there is none. */
  readonly reading?: Reading | undefined;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly config: Config;
  /** Secret of this installation, see `db/server-state.ts`. */
  readonly pepper: string;
  /** Sees what happens; by default nothing does. */
  readonly telemetry?: Telemetry;
  /** Checks every answer against its schema; for tests. */
  readonly checkAnswers?: boolean;
}

/** A process that dies between a commit and its announcement leaves the log behind, which the others read by themselves. */
const CARRIED_LOG_INTERVAL_MS = 2000;

/** Whether the process lives, whether it can work, and what it can do. */
function serviceRoutes(
  app: FastifyInstance,
  { db, engine, fill, ready }: { db: Kysely<Tables>; engine: SearchEngine; fill(): void; ready: Readiness },
  publicUrl: string,
) {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async () => {
    if (ready.isDraining) throw new DomainError('unavailable', 'This process is stopping.');
    await sql`select 1`.execute(db).catch(() => {
      throw new DomainError('unavailable', 'The database cannot be reached.');
    });
    if (!engine.isReady) {
      fill();
      if (engine.isAwaited) throw new DomainError('unavailable', 'The search index is being filled.');
    }
    return { status: 'ready' };
  });
  // Made when they are asked for: half of the time that the application needs to start would go into them.
  let document: ReturnType<typeof openapi> | undefined;
  const described = () => (document ??= openapi(publicUrl));
  let page: string | undefined;
  app.get('/api/openapi.json', async () => described());
  app.get('/api/docs', async (_request, reply) =>
    reply.headers(docsHeaders).send((page ??= docsPage(described()))),
  );
}

/** The server of {@link buildBackEnd} alone. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> =>
  (await buildBackEnd(dependencies)).app;

/** The only place where the parts meet. The server does not listen yet, and no scheduler runs the jobs yet. */
export async function buildBackEnd({
  db,
  listen,
  indexSnapshots,
  reading,
  ports,
  clock,
  config,
  pepper,
  telemetry: given,
  checkAnswers,
}: AppDependencies): Promise<{ app: FastifyInstance; jobs: readonly Job[]; ready: Readiness }> {
  const telemetry = given ?? (await openTelemetry());
  const app = await createServer(config, telemetry);
  const { slowQueryMs } = config.telemetry;
  if (slowQueryMs > 0) telemetry.add(slowStatements(app.log, slowQueryMs));
  if (telemetry.metrics) measureRequests(app, telemetry.metrics);
  const data = path.join(packageRoot(), 'data');
  const indexFailed = (error: unknown) =>
    app.log.warn({ err: error, event: 'search_index_failed' }, 'search index failed');
  const engine = await configuredSearch({
    db,
    listen,
    snapshots: indexSnapshots,
    config: config.search,
    log: app.log,
  });
  const matcher = await configuredMatcher({ db, clock, config: config.search, log: app.log });
  /** A failed attempt is made again by the next question whether the process is ready. */
  const fill = () => void engine.start().catch(indexFailed);
  const links = fileLinks({ pepper, clock, base: config.publicUrl, publicBase: config.imageBaseUrl });
  /** What protects this process is counted by it. */
  const ownLimits = limitsIn(memoryLimits(clock), telemetry.limited);
  const shared = await configuredRedis({ redisUrl: config.redisUrl, clock, pepper, log: app.log });
  const limitsOf = limitsIn(shared.limits, telemetry.limited);
  const geocoder = configuredGeocoder(config.geocoder, (error) =>
    app.log.warn({ err: error, event: 'geocoder_failed' }, 'geocoder failed'),
  );
  const domains = composeDomains({
    db,
    ports,
    geocoder,
    networkPlaces: embeddedPlaces((error) =>
      app.log.warn({ err: error, event: 'network_places_failed' }, 'places of networks failed'),
    ),
    clock,
    config,
    pepper,
    links,
    log: app.log,
    engine,
    matcher,
    cache: shared.cache,
    limits: limitsOf,
  });
  const archives = {
    island: openTiles(path.join(data, 'tiles/island.pmtiles')),
    world: openTiles(path.join(data, 'tiles/world.pmtiles')),
  };

  const limits = {
    user: limitsOf('calls of users', config.limits.user),
    visitor: limitsOf('calls of visitors', config.limits.visitor),
  };
  const eventsFailed = (error: unknown) =>
    app.log.warn({ err: error, event: 'events_failed' }, 'events failed');
  const carrier =
    config.eventsUrl && (await configuredEvents({ url: config.eventsUrl, pepper, log: app.log }));
  if (carrier) carryEvents(db, carrier, eventsFailed);
  const hub = eventHub({
    db,
    listen: carrier ? listenBothWays(listen, carrier) : listen,
    logIntervalMs: carrier ? CARRIED_LOG_INTERVAL_MS : undefined,
    unread: domains.unreadCounts,
    isWelcome: async ({ tokenHash }) => (await domains.sessions.find(tokenHash))?.isActive === true,
    onSessionsEnded: domains.sessions.forget,
    onSettingsChanged: domains.forgetSettings,
    heartbeatMs: config.delivery.eventsHeartbeat,
    onError: eventsFailed,
  });

  const ready = readiness();
  serviceRoutes(app, { db, engine, fill, ready }, config.publicUrl);
  serveCalls(app, domains.handlers, {
    sessions: domains.sessions,
    demoMode: domains.demoMode,
    contentTranslations: domains.contentTranslations,
    clock,
    pepper,
    limits,
    uploadMemory: new UploadMemory(),
    reading,
    observer: telemetry,
    ...(checkAnswers ? { checkAnswers } : {}),
  });
  for (const routes of domains.routes) await app.register(routes);
  eventRoutes(app, { hub, sessions: domains.sessions, limiter: limits.user });
  imageRoutes(app, {
    storage: ports.storage,
    smaller: variants({ folder: imageCache(config.dataDirectory), megabytes: config.imageCacheMegabytes }),
    links,
    copyLimit: ownLimits('copies', config.limits.copies),
  });
  assetRoutes(app, path.join(data, 'assets'));
  tileRoutes(app, archives, ownLimits('tiles', config.limits.tiles));

  app.addHook('onReady', async () => {
    // Not waited for: until it is filled the process is not ready, and the database counts.
    fill();
  });
  app.addHook('onClose', async () => {
    await engine.stop();
    await matcher.close();
    await domains.stop();
    await shared.close();
    if (carrier) await carrier.close();
    await Promise.all(Object.values(archives).map((archive) => archive.close()));
  });
  const jobs = [...domains.jobs, housekeeping(db, clock), orphanSweep(db, ports.storage, clock)];
  telemetry.watch({
    streams: hub.size,
    index: () => engine.state,
    queues: () => queueStates(db, clock.now()),
    jobs: () => {
      const names = jobs.map(({ name }) => name);
      return jobStates(db, names, clock.now());
    },
  });
  return { app, jobs, ready };
}

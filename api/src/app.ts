import path from 'node:path';
import { openapi } from '@lintel/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { configuredGeocoder } from '#adapters/geocoding/configured-geocoder.ts';
import type { Config } from '#config/config.ts';
import type { Listen } from '#db/listen.ts';
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
import { serveCalls } from '#http/calls.ts';
import { Limiter } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import { createServer } from '#http/server.ts';
import { UploadMemory } from '#http/body/upload-memory.ts';
import { housekeeping } from './housekeeping.ts';
import type { Job } from '#jobs/job.ts';
import { packageRoot } from '#config/package-root.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ports } from '#ports/ports.ts';
import { eventHub } from '#realtime/event-hub.ts';
import { eventRoutes } from '#realtime/events.routes.ts';
import { SearchIndex } from '#search-index/search-index.ts';

export interface AppDependencies {
  readonly db: Kysely<Tables>;
  /** Hears what committed transactions announce. */
  readonly listen: Listen;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly config: Config;
  /** Secret of this installation, see `db/server-state.ts`. */
  readonly pepper: string;
  /** Checks every answer against its schema; for tests. */
  readonly checkAnswers?: boolean;
}

/** Whether the process lives, whether it can work, and what it can do. */
function serviceRoutes(app: FastifyInstance, db: Kysely<Tables>, document: Record<string, unknown>) {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new DomainError('unavailable', 'The database cannot be reached.');
    });
    return { status: 'ready' };
  });
  app.get('/api/openapi.json', async () => document);
  const page = docsPage(document);
  app.get('/api/docs', async (_request, reply) => reply.headers(docsHeaders).send(page));
}

/** The server of {@link buildBackEnd} alone. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> =>
  (await buildBackEnd(dependencies)).app;

/** The only place where the parts meet. The server does not listen yet, and no scheduler runs the jobs yet. */
export async function buildBackEnd({
  db,
  listen,
  ports,
  clock,
  config,
  pepper,
  checkAnswers,
}: AppDependencies): Promise<{ app: FastifyInstance; jobs: readonly Job[] }> {
  const app = await createServer(config);
  const data = path.join(packageRoot(), 'data');
  const index = new SearchIndex({
    db,
    listen,
    onError: (error) => app.log.warn({ err: error, event: 'search_index_failed' }, 'search index failed'),
  });
  const links = fileLinks({ pepper, clock, base: config.publicUrl });
  const geocoder = configuredGeocoder(config.geocoder, (error) =>
    app.log.warn({ err: error, event: 'geocoder_failed' }, 'geocoder failed'),
  );
  const domains = composeDomains({
    db,
    ports,
    geocoder,
    clock,
    config,
    pepper,
    links,
    log: app.log,
    index,
  });
  const archives = {
    island: openTiles(path.join(data, 'tiles/island.pmtiles')),
    world: openTiles(path.join(data, 'tiles/world.pmtiles')),
  };

  const limits = {
    user: new Limiter(clock, config.limits.user),
    visitor: new Limiter(clock, config.limits.visitor),
  };
  const hub = eventHub({
    db,
    listen,
    unread: domains.unreadCounts,
    isWelcome: async ({ tokenHash }) => (await domains.sessions.find(tokenHash))?.isActive === true,
    onSessionsEnded: domains.sessions.forget,
    heartbeatMs: config.delivery.eventsHeartbeat,
    onError: (error) => app.log.warn({ err: error, event: 'events_failed' }, 'events failed'),
  });

  serviceRoutes(app, db, openapi(config.publicUrl));
  serveCalls(app, domains.handlers, {
    sessions: domains.sessions,
    demoMode: domains.demoMode,
    contentTranslations: domains.contentTranslations,
    clock,
    pepper,
    limits,
    uploadMemory: new UploadMemory(),
    ...(checkAnswers ? { checkAnswers } : {}),
  });
  for (const routes of domains.routes) await app.register(routes);
  eventRoutes(app, { hub, sessions: domains.sessions, limiter: limits.user });
  imageRoutes(app, {
    storage: ports.storage,
    smaller: variants({ folder: imageCache(config.dataDirectory), megabytes: config.imageCacheMegabytes }),
    links,
    copyLimit: new Limiter(clock, config.limits.copies),
  });
  assetRoutes(app, path.join(data, 'assets'));
  tileRoutes(app, archives, new Limiter(clock, config.limits.tiles));

  app.addHook('onReady', async () => {
    // Not waited for: until it is filled the database counts.
    void index
      .start()
      .catch((error: unknown) =>
        app.log.warn({ err: error, event: 'search_index_failed' }, 'search index failed'),
      );
  });
  app.addHook('onClose', async () => {
    await index.stop();
    await domains.stop();
    await Promise.all(Object.values(archives).map((archive) => archive.close()));
  });
  return { app, jobs: [...domains.jobs, housekeeping(db, clock), orphanSweep(db, ports.storage, clock)] };
}

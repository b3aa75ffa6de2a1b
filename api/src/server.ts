import { identityAdmin } from '#adapters/identity/identity-admin.ts';
import { jwksIdentity } from '#adapters/identity/jwks-identity.ts';
import { deliveryPorts } from '#adapters/messages/delivery-ports.ts';
import { outboxMail, outboxSms } from '#adapters/messages/outbox.ts';
import { configuredGateways } from '#adapters/payments/gateways.ts';
import { storageOf } from '#adapters/storage/configured-storage.ts';
import { photoFiles } from '../demo/listings/photos.ts';
import { seedDemo } from '../demo/seed.ts';
import { buildBackEnd } from './app.ts';
import { snapshotFile } from '#search-index/snapshot/snapshot-file.ts';
import { readConfig, type Config } from '#config/config.ts';
import { reportedWork } from '#config/reported-work.ts';
import { openDatabase, type OpenDatabase } from '#db/connect.ts';
import { unknownMigrations } from '#db/migrate.ts';
import { pepperOf } from '#db/server-state.ts';
import { delivery, startDelivery } from '#domains/notifications/delivery.ts';
import { imageCache } from '#files/images/image-cache.ts';
import { variants } from '#files/images/variants.ts';
import { warmUp } from '#files/images/warm-up.ts';
import { scheduler } from '#jobs/scheduler.ts';
import { systemClock } from '#ports/clock.ts';
import { StartError } from '#config/start-error.ts';
import { openTelemetry } from '#telemetry/telemetry.ts';

const LOWEST_NODE = [20, 19] as const;
/** How long running requests may take after a stop was asked for. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1])) return;
  throw new StartError(
    `Node ${process.versions.node} is too old; install Node ${LOWEST_NODE.join('.')} or later.`,
  );
}

const portTaken = (error: NodeJS.ErrnoException, { host, port }: Config) => {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} on ${host} is taken; stop that program or set PORT to another number.`,
    );
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account; set PORT to a number above 1023.`);
  return error;
};

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Database, schema, demo world, server, in this order; stops in the opposite one, also before it has come to the last. */
async function start(): Promise<void> {
  checkNode();
  const config = readConfig(process.env);
  const telemetry = await openTelemetry(config.telemetry);
  const replica: ReplicaObserver = { changed: () => {} };
  const opening = openDatabase(config, {
    onReplica: (isUsed, reason) => replica.changed(isUsed, reason),
    onStatement: telemetry.answered,
  });
  let isInterrupted = false;
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= opening.then((database) => database.close()).catch(() => {}));
  const interrupt = () => {
    isInterrupted = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void close().then(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    const stop = await serve({ config, telemetry, replica, database: await opening });
    for (const signal of SIGNALS) {
      process.off(signal, interrupt);
      process.on(signal, () => void stop(signal));
    }
  } catch (error) {
    await close();
    // What failed because its database was closed is no reason of its own.
    if (!isInterrupted) throw error;
  }
}

/** Is notified when visitors read the replica, or no more. */
interface ReplicaObserver {
  changed(isUsed: boolean, reason: string): void;
}

/** All that follows the database; answers what ends it. */
async function serve({
  config,
  telemetry,
  replica,
  database,
}: {
  config: Config;
  telemetry: Awaited<ReturnType<typeof openTelemetry>>;
  replica: ReplicaObserver;
  database: OpenDatabase;
}): Promise<(signal: string) => Promise<void>> {
  telemetry.watch({ pools: database.pools });
  const { db } = database;
  const applied = await database.migrate(reportedWork);
  const unknown = await unknownMigrations(db);
  const vendors = deliveryPorts(config.delivery);
  const ports = {
    identity: jwksIdentity(config.identity),
    identityAccounts: config.identity.admin && identityAdmin(config.identity.admin),
    mail: outboxMail(db, vendors.mail !== undefined),
    payments: configuredGateways(config),
    sms: outboxSms(db, vendors.sms !== undefined),
    storage: await storageOf(config),
  };
  const seeded =
    config.seed === 'demo'
      ? await reportedWork('fills the database with the demo world', () =>
          seedDemo({
            db,
            storage: ports.storage,
            clock: systemClock,
            dataDirectory: config.dataDirectory,
          }),
        )
      : undefined;
  const { app, jobs, ready } = await buildBackEnd({
    db,
    listen: database.listen,
    indexSnapshots: snapshotFile(config.dataDirectory),
    reading: database.reading,
    ports,
    clock: systemClock,
    config,
    pepper: await pepperOf(db),
    telemetry,
  });
  replica.changed = (isUsed, reason) =>
    app.log[isUsed ? 'info' : 'warn'](
      { event: isUsed ? 'replica_used' : 'replica_left', reason },
      isUsed ? 'visitors read the replica' : 'visitors read the primary',
    );
  const work = scheduler({ db, clock: systemClock, log: app.log, observer: telemetry }, jobs);
  const deliveries = startDelivery(delivery({ db, clock: systemClock, ...vendors }), app.log);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ event: 'stopping', signal }, 'stopping');
    await ready.drain(config.drainMs);
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await Promise.all([app.close(), deliveries.stop(), work.stop()]);
    await database.close();
    await telemetry.close();
    process.exit(0);
  };
  try {
    await telemetry.listen();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw portTaken(error as NodeJS.ErrnoException, config);
  }
  work.start();
  if (unknown.length > 0)
    app.log.warn(
      { event: 'database_is_newer', migrations: unknown },
      'a later release has changed this database: update this back end soon, unless an update is under way',
    );
  app.log.info(
    {
      event: 'listening',
      address: app.listeningOrigin,
      url: config.publicUrl,
      database: database.description,
      migrations: applied,
      seeded,
    },
    'listening',
  );
  if (seeded) {
    const copies = { folder: imageCache(config.dataDirectory), megabytes: config.imageCacheMegabytes };
    void warmUp(photoFiles().keys(), ports.storage, variants(copies)).catch((error: unknown) =>
      app.log.warn({ err: error, event: 'warm_up_failed' }, 'warm-up failed'),
    );
  }
  return stop;
}

start().catch((error: unknown) => {
  const text =
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './db/schema/tables.ts';
import type { Clock } from './ports/clock.ts';

const INTERVAL = 60_000;

/** Ends what has run out. Several processes may do this at once: each statement finds only what is left to do. */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`update adverts set status = 3 where status in (0, 1) and ends_at < ${now}`.execute(db);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('otp_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('otp_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await sql`delete from event_log where created_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await sql`delete from push_outbox where failed_at < ${now}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from mail_outbox where coalesce(sent_at, failed_at) < ${now}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await sql`delete from property_views where day < ${now}::date - 2`.execute(db);
  await sql`delete from project_views where day < ${now}::date - 2`.execute(db);
}

/** Sweeps once a minute until stopped. */
export function startHousekeeping(db: Kysely<Tables>, clock: Clock, log: FastifyBaseLogger) {
  const run = () =>
    void sweep(db, clock.now()).catch((error: unknown) =>
      log.warn({ err: error, event: 'sweep_failed' }, 'sweep failed'),
    );
  run();
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

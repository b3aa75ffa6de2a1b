import { sql, type Kysely } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import type { Job } from '#jobs/job.ts';
import type { Clock } from '#ports/clock.ts';

const INTERVAL_MS = 60_000;

/** Removes what has run out. Each statement finds only what is left to do. */
async function sweep(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('otp_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('otp_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
  await db.deleteFrom('address_undos').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await sql`delete from devices d where session_hash is null
    and not exists (select from push_outbox o where o.fcm_id = d.fcm_id and o.failed_at is null)`.execute(db);
  await sql`delete from event_log where created_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await sql`delete from push_outbox where failed_at < ${now}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from mail_outbox where coalesce(sent_at, failed_at) < ${now}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await sql`delete from property_views where day < ${now}::date - 2`.execute(db);
  await sql`delete from project_views where day < ${now}::date - 2`.execute(db);
  // An advert of a year shows what it brought.
  await sql`delete from property_view_days where day < ${now}::date - 400`.execute(db);
  await sql`delete from project_view_days where day < ${now}::date - 400`.execute(db);
}

/** Job: sweeps once a minute. */
export const housekeeping = (db: Kysely<Tables>, clock: Clock): Job => ({
  name: 'housekeeping',
  every: INTERVAL_MS,
  run: () => sweep(db, clock.now()),
});

import { sql, type Kysely } from 'kysely';
import type { Condition } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import type { Job } from '#jobs/job.ts';
import type { Clock } from '#ports/clock.ts';

const INTERVAL_MS = 60_000;
/** Rows of one statement, so that none runs into the time limit however much has piled up. */
const STEP = 5000;

/** What has run out, by table; `now` is the time. Each condition finds only what is left to do. */
const expired: readonly (readonly [table: keyof Tables, condition: (now: Date) => Condition])[] = [
  ...(
    ['sessions', 'otp_codes', 'otp_proofs', 'registrations', 'address_undos', 'password_resets'] as const
  ).map((table) => [table, (now: Date): Condition => sql`expires_at < ${now}`] as const),
  [
    'devices',
    () => sql`session_hash is null
      and not exists (select from push_outbox o where o.fcm_id = devices.fcm_id and o.failed_at is null)`,
  ],
  ['listing_changes', (now) => sql`created_at < ${now}::timestamptz - interval '1 day'`],
  ['saved_search_changes', (now) => sql`created_at < ${now}::timestamptz - interval '1 day'`],
  ['event_log', (now) => sql`created_at < ${now}::timestamptz - interval '1 day'`],
  ['push_outbox', (now) => sql`failed_at < ${now}::timestamptz - interval '7 days'`],
  ['mail_outbox', (now) => sql`coalesce(sent_at, failed_at) < ${now}::timestamptz - interval '7 days'`],
  // As long as an offer of a transfer holds (ADR 0191).
  ['transfer_offers', (now) => sql`read_at <= ${now}::timestamptz - interval '30 days'`],
  ['property_views', (now) => sql`day < ${now}::date - 2`],
  ['project_views', (now) => sql`day < ${now}::date - 2`],
  // An advert of a year shows what it brought.
  ['property_view_days', (now) => sql`day < ${now}::date - 400`],
  ['project_view_days', (now) => sql`day < ${now}::date - 400`],
];

/** Removes what has run out, in steps. */
async function sweep(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const [table, condition] of expired)
    for (let removed = STEP; removed === STEP;) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition(now)} limit ${sql.lit(STEP)}))`.execute(db);
      removed = Number(numAffectedRows);
    }
}

/** Job: sweeps once a minute. */
export const housekeeping = (db: Kysely<Tables>, clock: Clock): Job => ({
  name: 'housekeeping',
  every: INTERVAL_MS,
  run: () => sweep(db, clock.now()),
});

import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** The longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 3_600_000;
/** What clocks of two machines may differ by. */
const CLOCKS_DIFFER_MS = 60_000;
/** How long a process that has ended still holds what it took; one that works renews it. */
const CLAIM_S = 10;

/** When a claim from now on ends. The clock of the database counts, since those of two machines may differ by more. */
const claimEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(CLAIM_S)})`;

/**
 * Whether a message of an outbox may be taken: one that was never tried, whichever clock dated it, one whose pause is over, and one
 * whose process has ended. A pause that ends later than any pause does is that of a clock that ran ahead.
 */
export const isDue = (
  now: Date,
) => sql<boolean>`case when claimed_until is not null then claimed_until < clock_timestamp()
  else attempts = 0 or next_attempt_at <= ${now}
    or next_attempt_at > ${new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCKS_DIFFER_MS)} end`;

/** What taking a message writes. A back end of the release before knows no claims and leaves it alone until `until`. */
export const claimed = (until: Date) =>
  sql`attempts = attempts + 1, claimed_until = ${claimEnd}, next_attempt_at = ${until}`;

/** Lets messages that are still claimed be that from now on. */
export const renewClaims = (db: Db, outbox: 'mail_outbox' | 'push_outbox', ids: readonly number[]) =>
  db
    .updateTable(outbox)
    .set({ claimed_until: claimEnd })
    .where('id', 'in', ids)
    .where('claimed_until', 'is not', null)
    .execute();

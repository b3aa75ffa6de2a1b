import type { Database } from '#db/database.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import { takeEnded, takeEnding } from './packages.queries.ts';
import { packageEnds, unitsEnd } from '#domains/payments/payment-notifications.ts';

/** Days before its end at which the owner of a package is notified. */
const WARNINGS = [1, 3, 7] as const;
/** What ended longer ago is no news. */
const STALE_MS = 7 * DAY_MS;

/**
 * Job: notifies users that a package ends soon or has ended; where it was paid twice and goes on, that unused units of its first
 * time end soon. Each row is marked in the same transaction, so no user is notified twice.
 */
export function packageExpiry({ db, clock, notifier }: { db: Database; clock: Clock; notifier: Notifier }) {
  return async (): Promise<void> => {
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      for (const ended of await takeEnded(trx, now)) {
        if (!ended.goes_on && now.getTime() - ended.ends_at.getTime() < STALE_MS)
          await notifier.notify(trx, packageEnds(ended, 0));
      }
      // the nearest end first: a package that ends tomorrow is not announced three times
      for (const days of WARNINGS) {
        for (const ending of await takeEnding(trx, days, now))
          if (!ending.goes_on) await notifier.notify(trx, packageEnds(ending, days));
          else if (ending.has_units) await notifier.notify(trx, unitsEnd(ending, days));
      }
    });
  };
}

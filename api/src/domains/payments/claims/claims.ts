import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import * as queries from './claims.queries.ts';

/** How long a process that has ended still holds a claim: shorter than a caller waits. One that works renews it. */
const CLAIM_S = 10;
const RENEW_INTERVAL_MS = 2000;
const RETRY_INTERVAL_MS = 150;
/** A caller waits this long for another start; beyond, the request is refused. */
const WAIT_TIMEOUT_MS = 20_000;

/**
 * Does the work while no other request of the user for the package does it, in whichever back end. The claim is a row and not a
 * lock: no session of the database is held while a gateway is called.
 */
export async function withClaim<T>(
  db: Database,
  subject: queries.ClaimSubject,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  const giveUpAt = performance.now() + WAIT_TIMEOUT_MS;
  while (!(await queries.takeClaim(db, subject, { holder, seconds: CLAIM_S }))) {
    if (performance.now() > giveUpAt)
      throw new DomainError('unavailable', 'Another payment is just being started. Please try again later.');
    await pause(RETRY_INTERVAL_MS);
  }
  const renewal = setInterval(
    () => void queries.renewClaim(db, subject, { holder, seconds: CLAIM_S }).catch(() => undefined),
    RENEW_INTERVAL_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // What the work has done stands, and a claim that cannot be freed runs out.
    await queries.freeClaim(db, subject, holder).catch(() => undefined);
  }
}

import { randomUUID } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { readingPrimary } from '#db/server/reading.ts';
import * as jobs from '#jobs/jobs.queries.ts';
import { changedSince, changesKnown, databaseIdentity } from '#search-index/columns/changes.queries.ts';
import { listingsAfter, listingsByIds, type ListingRow } from '#search-index/columns/listings.queries.ts';
import { documentOf, DOCUMENTS } from './documents.ts';
import type { IndexedRow, Feed, FeedStore } from './feed-state.ts';
import { follower, type Source } from './follower.ts';

const LEASE = 'search feed';
/** A feeder that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 10_000;
const RENEW_MS = LEASE_MS / 4;
/** A process that does not feed looks more often than it asks for the lease. */
const CLAIM_MS = 900;

const entryOf = (row: ListingRow): IndexedRow => ({
  id: row.id,
  document: row.is_on_market ? documentOf(row) : undefined,
});

const listings = (db: Db): Source => ({
  identity: async () => `${await databaseIdentity(db)} ${DOCUMENTS}`,
  changesKnown: () => changesKnown(db),
  changedSince: (horizon) => changedSince(db, horizon),
  after: async (id, limit) => (await listingsAfter(db, id, limit)).map(entryOf),
  byIds: async (ids) => (await listingsByIds(db, ids)).map(entryOf),
});

/** Writes committed changes of listings into the index: one process of all, under a lease. */
export function feeder(db: Db, store: FeedStore) {
  const follow = follower(store, listings(db));
  const holder = randomUUID();
  let isHolder = false;
  /** Milliseconds of a clock that only runs forward. */
  let renewedAt = Number.NEGATIVE_INFINITY;

  /** Whether this process feeds; takes the lease where no living process has it. */
  async function holds(): Promise<boolean> {
    const asked = performance.now();
    if (asked - renewedAt < (isHolder ? RENEW_MS : CLAIM_MS)) return isHolder;
    const now = new Date();
    const until = new Date(now.getTime() + LEASE_MS);
    if (isHolder) {
      const [renewed] = await jobs.renew(db, LEASE, holder, until);
      isHolder = renewed !== undefined && renewed.numUpdatedRows > 0n;
    }
    if (!isHolder) {
      await jobs.register(db, [LEASE], new Date(0));
      isHolder =
        (await jobs.claim(db, { jobs: [{ name: LEASE, every: 0 }], holder, now, leaseMs: LEASE_MS })) ===
        LEASE;
    }
    renewedAt = asked;
    return isHolder;
  }

  return {
    /** Feeds where it is this process's turn; answers what the index has now. */
    async pass(): Promise<Feed | undefined> {
      const feed = await store.read();
      if (!(await holds())) return feed;
      return readingPrimary(() => follow(feed, holds));
    },
    /** Lets another process take over at once. */
    async stop(): Promise<void> {
      if (!isHolder) return;
      isHolder = false;
      await jobs.finish(db, LEASE, holder, { now: new Date(), next: new Date(0), error: null });
    },
  };
}

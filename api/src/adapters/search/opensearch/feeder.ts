import { randomUUID } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { readingPrimary } from '#db/server/reading.ts';
import * as jobs from '#jobs/jobs.queries.ts';
import { changedSince, changesKnown, databaseIdentity } from '#search-index/columns/changes.queries.ts';
import { listingsAfter, listingsByIds } from '#search-index/columns/listings.queries.ts';
import { DOCUMENTS } from './documents.ts';
import type { Feed, FeedStore } from './feed-state.ts';

const LEASE = 'search feed';
/** A feeder that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 10_000;
const RENEW_MS = LEASE_MS / 4;
/** A process that does not feed looks more often than it asks for the lease. */
const CLAIM_MS = 900;
const BATCH_ROWS = 2000;
/** The log keeps a day; an index that was away for so long is filled from the start. */
const LONGEST_GAP_MS = 20 * 3_600_000;

/** Writes committed changes of listings into the index: one process of all, under a lease. */
export function feeder(db: Db, store: FeedStore) {
  const holder = randomUUID();
  let isHolder = false;
  let renewedAt = 0;

  /** Whether this process feeds; takes the lease where no living process has it. */
  async function holds(): Promise<boolean> {
    const now = new Date();
    if (now.getTime() - renewedAt < (isHolder ? RENEW_MS : CLAIM_MS)) return isHolder;
    const until = new Date(now.getTime() + LEASE_MS);
    if (isHolder) {
      const [renewed] = await jobs.renew(db, LEASE, holder, until);
      isHolder = renewed !== undefined && renewed.numUpdatedRows > 0n;
    }
    if (!isHolder) {
      await jobs.register(db, [LEASE], new Date(0));
      isHolder = (await jobs.claim(db, [LEASE], holder, now, until)) === LEASE;
    }
    renewedAt = now.getTime();
    return isHolder;
  }

  /** Writes everything under a new name, and then lets searches ask it. What changes meanwhile is read from the log afterwards. */
  async function fill(identity: string, changes: number): Promise<Feed | undefined> {
    const horizon = await changesKnown(db);
    const at = Date.now();
    const index = await store.create(at);
    let last = 0;
    for (;;) {
      const rows = await listingsAfter(db, last, BATCH_ROWS);
      await store.put(index, horizon, rows);
      if (rows.length < BATCH_ROWS) break;
      last = rows.at(-1)!.id;
      if (!(await holds())) return undefined;
    }
    await store.refresh(index);
    const feed = { index, identity, horizon, at, changes: changes + 1, listings: await store.count(index) };
    await store.serve(index);
    await store.write(feed);
    return feed;
  }

  async function catchUp(feed: Feed): Promise<Feed> {
    const at = Date.now();
    const { horizon, ids } = await changedSince(db, feed.horizon);
    if (horizon < feed.horizon || at - feed.at > LONGEST_GAP_MS)
      return (await fill(feed.identity, feed.changes)) ?? feed;
    for (let from = 0; from < ids.length; from += BATCH_ROWS) {
      const some = ids.slice(from, from + BATCH_ROWS);
      const rows = await listingsByIds(db, some);
      const found = new Set(rows.map(({ id }) => id));
      await store.put(
        feed.index,
        horizon,
        rows,
        some.filter((id) => !found.has(id)),
      );
    }
    if (ids.length === 0) {
      const kept = { ...feed, horizon, at };
      await store.write(kept);
      return kept;
    }
    await store.refresh(feed.index);
    const listings = await store.count(feed.index);
    const next = { ...feed, horizon, at, listings, changes: feed.changes + 1 };
    await store.write(next);
    return next;
  }

  return {
    /** Feeds where it is this process's turn; answers what the index has now. */
    async pass(): Promise<Feed | undefined> {
      const feed = await store.read();
      if (!(await holds())) return feed;
      return readingPrimary(async () => {
        const identity = `${await databaseIdentity(db)} ${DOCUMENTS}`;
        const isFed = feed?.identity === identity && (await store.exists(feed.index));
        return isFed ? catchUp(feed) : fill(identity, feed?.changes ?? 0);
      });
    },
    /** Lets another process take over at once. */
    async stop(): Promise<void> {
      if (!isHolder) return;
      isHolder = false;
      await jobs.finish(db, LEASE, holder, { now: new Date(), next: new Date(0), error: null });
    },
  };
}

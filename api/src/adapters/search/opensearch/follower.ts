import type { IndexedRow, Feed, FeedStore } from './feed-state.ts';

/** Rows of PostgreSQL whose changes are numbered. */
export interface Source {
  /** Names the rows and what documents are made from them: an index of another name is filled again. */
  identity(): Promise<string>;
  /** Up to where changes are known: all transactions below it. */
  changesKnown(): Promise<number>;
  /** Rows that transactions from a horizon on have changed, and the horizon up to which that is all. */
  changedSince(horizon: number): Promise<{ ids: number[]; horizon: number }>;
  /** The next rows after an id, in order. */
  after(id: number, limit: number): Promise<IndexedRow[]>;
  /** Those of some rows that exist. */
  byIds(ids: readonly number[]): Promise<IndexedRow[]>;
}

const BATCH_ROWS = 2000;
/** The log keeps a day; an index that was away for so long is filled from the start. */
const LONGEST_GAP_MS = 20 * 3_600_000;

/** Writes committed changes of rows into an index. */
export function follower(store: FeedStore, source: Source) {
  /** Writes everything under a new name, and then lets searches ask it. What changes meanwhile is read from the log afterwards. */
  async function fill(
    identity: string,
    changes: number,
    mayGoOn: () => Promise<boolean>,
  ): Promise<Feed | undefined> {
    const horizon = await source.changesKnown();
    const at = Date.now();
    const index = await store.create(at);
    let last = 0;
    for (;;) {
      const entries = await source.after(last, BATCH_ROWS);
      await store.put(index, horizon, entries);
      if (entries.length < BATCH_ROWS) break;
      last = entries.at(-1)!.id;
      if (!(await mayGoOn())) return undefined;
    }
    await store.refresh(index);
    const feed = { index, identity, horizon, at, changes: changes + 1, documents: await store.count(index) };
    await store.serve(index);
    await store.write(feed);
    return feed;
  }

  async function catchUp(feed: Feed, mayGoOn: () => Promise<boolean>): Promise<Feed> {
    const at = Date.now();
    const { horizon, ids } = await source.changedSince(feed.horizon);
    if (horizon < feed.horizon || at - feed.at > LONGEST_GAP_MS)
      return (await fill(feed.identity, feed.changes, mayGoOn)) ?? feed;
    for (let from = 0; from < ids.length; from += BATCH_ROWS) {
      const some = ids.slice(from, from + BATCH_ROWS);
      const entries = await source.byIds(some);
      const found = new Set(entries.map(({ id }) => id));
      const gone = some.filter((id) => !found.has(id)).map((id) => ({ id, document: undefined }));
      await store.put(feed.index, horizon, [...entries, ...gone]);
    }
    if (ids.length === 0) {
      const kept = { ...feed, horizon, at };
      await store.write(kept);
      return kept;
    }
    await store.refresh(feed.index);
    const documents = await store.count(feed.index);
    const next = { ...feed, horizon, at, documents, changes: feed.changes + 1 };
    await store.write(next);
    return next;
  }

  /** Brings the index up to what is committed; undefined when it may not go on while it is filled. */
  return async (feed: Feed | undefined, mayGoOn: () => Promise<boolean>): Promise<Feed | undefined> => {
    const identity = await source.identity();
    const isFed = feed?.identity === identity && (await store.exists(feed.index));
    return isFed ? catchUp(feed, mayGoOn) : fill(identity, feed?.changes ?? 0, mayGoOn);
  };
}

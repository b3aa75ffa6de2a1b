import type { ListingRow } from '#search-index/columns/listings.queries.ts';
import type { Cluster } from './cluster.ts';
import { documentOf, indexBody } from './documents.ts';

/** Up to where an index has what PostgreSQL has; a document of the cluster, so that it is lost or restored with the index. */
export interface Feed {
  /** The index that searches ask, by its own name. */
  readonly index: string;
  /** The database, its history, and the make of the documents. */
  readonly identity: string;
  /** All transactions below it are in the index. */
  readonly horizon: number;
  /** Milliseconds since 1970 when that was true. */
  readonly at: number;
  /** Increases with each change of documents. */
  readonly changes: number;
  readonly listings: number;
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<string, { readonly status: number; readonly error?: { readonly reason: string } }>
  >[];
}

/** An older row came after a newer one and was refused. */
const CONFLICT = 409;

export interface Shape {
  readonly shards: number;
  readonly replicas: number;
}

/** The indices of a name: the one that searches ask, one that is being filled, and what is known of them. */
export function feedStore(cluster: Cluster, name: string, shape: Shape) {
  const place = `/${name}-feed/_doc/current`;
  return {
    async read(): Promise<Feed | undefined> {
      const stored = await cluster.send<{ _source?: Feed }>({ method: 'GET', path: place });
      const { _source: feed } = stored ?? {};
      return feed;
    },

    async write(feed: Feed): Promise<void> {
      await cluster.send({ method: 'PUT', path: place, body: feed });
    },

    /** Whether an index is there; writing to one that is not would make another, without its mapping. */
    exists: async (index: string): Promise<boolean> =>
      (await cluster.send<boolean>({ method: 'HEAD', path: `/${index}` })) === true,

    /** Makes an index for all listings; answers its name. */
    async create(at: number): Promise<string> {
      const index = `${name}-${at}`;
      await cluster.send({ method: 'PUT', path: `/${index}`, body: indexBody(shape), isLong: true });
      return index;
    },

    /** Writes listings as they were when `horizon` was read, unless the index has later ones; those not on the market are removed. */
    async put(index: string, horizon: number, rows: readonly ListingRow[], gone: readonly number[] = []) {
      const meta = (id: number) => ({
        _index: index,
        _id: String(id),
        version: horizon,
        version_type: 'external_gte',
      });
      const listed = rows.filter((row) => row.is_on_market);
      const removed = [...gone, ...rows.filter((row) => !row.is_on_market).map(({ id }) => id)];
      const lines = [
        ...listed.flatMap((row) => [{ index: meta(row.id) }, documentOf(row)]),
        ...removed.map((id) => ({ delete: meta(id) })),
      ];
      if (lines.length === 0) return;
      const answer = await cluster.send<BulkAnswer>({ method: 'POST', path: '/_bulk', lines, isLong: true });
      const failed = answer?.items
        .flatMap((item) => Object.values(item))
        .find(({ status, error }) => error && status !== CONFLICT);
      if (failed) throw new Error(`a listing could not be written: ${failed.error?.reason}`);
    },

    /** What was written can be found. */
    async refresh(index: string): Promise<void> {
      await cluster.send({ method: 'POST', path: `/${index}/_refresh`, isLong: true });
    },

    async count(index: string): Promise<number> {
      return (await cluster.send<{ count: number }>({ method: 'GET', path: `/${index}/_count` }))?.count ?? 0;
    },

    /** Searches ask this index from now on; earlier ones are removed. */
    async serve(index: string): Promise<void> {
      const found = await cluster.send<Record<string, unknown>>({ method: 'GET', path: `/${name}-*` });
      const earlier = Object.keys(found ?? {}).filter((one) => one !== index && one !== `${name}-feed`);
      await cluster.send({
        method: 'POST',
        path: '/_aliases',
        isLong: true,
        body: {
          actions: [
            { add: { index, alias: name } },
            ...earlier.map((one) => ({ remove_index: { index: one } })),
          ],
        },
      });
    },
  };
}

export type FeedStore = ReturnType<typeof feedStore>;

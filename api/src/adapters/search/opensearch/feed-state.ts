import type { OpenSearchCluster } from './cluster.ts';

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
  readonly documents: number;
}

/** What an index has of a row. */
export interface IndexedRow {
  readonly id: number;
  /** Undefined: nothing, and what it had is removed. */
  readonly document: object | undefined;
  /** Written where the cluster refuses the document; without it nothing is written at all. */
  readonly otherwise?: object | undefined;
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<
      string,
      { readonly _id: string; readonly status: number; readonly error?: { readonly reason: string } }
    >
  >[];
}

/** An older row came after a newer one and was refused. */
const CONFLICT = 409;
/** The document is not one that the index can have. */
const REFUSED = 400;

export interface Shape {
  readonly shards: number;
  readonly replicas: number;
}

/** The indices of a name, made with a body: the one that searches ask, one that is being filled, and what is known of them. */
export function feedStore(cluster: OpenSearchCluster, name: string, body: object) {
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

    /** Makes an index for all documents; answers its name. */
    async create(at: number): Promise<string> {
      const index = `${name}-${at}`;
      await cluster.send({ method: 'PUT', path: `/${index}`, body, isLong: true });
      return index;
    },

    /** Writes rows as they were when `horizon` was read, unless the index has later ones. */
    async put(index: string, horizon: number, entries: readonly IndexedRow[]): Promise<void> {
      if (entries.length === 0) return;
      const lines = entries.flatMap(({ id, document }) => {
        const meta = { _index: index, _id: String(id), version: horizon, version_type: 'external_gte' };
        return document ? [{ index: meta }, document] : [{ delete: meta }];
      });
      const answer = await cluster.send<BulkAnswer>({ method: 'POST', path: '/_bulk', lines, isLong: true });
      const failed = (answer?.items ?? [])
        .flatMap((item) => Object.values(item))
        .filter(({ status, error }) => error && status !== CONFLICT);
      const refused = new Set(
        failed.filter(({ status }) => status === REFUSED).map(({ _id }) => Number(_id)),
      );
      const simpler = entries.filter(({ id, otherwise }) => otherwise && refused.has(id));
      if (failed.length > simpler.length)
        throw new Error(`a document could not be written: ${failed[0]?.error?.reason}`);
      await this.put(
        index,
        horizon,
        simpler.map(({ id, otherwise }) => ({ id, document: otherwise })),
      );
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
      // The name of another installation may begin like this one.
      const isOwn = (one: string) => /^\d+$/.test(one.slice(name.length + 1));
      const earlier = Object.keys(found ?? {}).filter((one) => one !== index && isOwn(one));
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

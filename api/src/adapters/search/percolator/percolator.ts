import type { SavedFilter } from '@lintel/api-contract';
import { openCluster } from '#adapters/search/opensearch/cluster.ts';
import { feedStore, type IndexedRow, type Shape } from '#adapters/search/opensearch/feed-state.ts';
import { follower, type Source } from '#adapters/search/opensearch/follower.ts';
import type { Db } from '#db/database.ts';
import { filterOf } from '#domains/search/filter/filter.ts';
import { toSaved } from '#domains/search/filter/to-engine.ts';
import * as searches from '#domains/feed/matching/matching.queries.ts';
import type { Clock } from '#ports/clock.ts';
import type { SavedSearchMatcher, SearchMatch } from '#ports/saved-search-matcher.ts';
import { changesKnown, databaseIdentity } from '#search-index/columns/changes.queries.ts';
import { listingsByIds, type ListingRow } from '#search-index/columns/listings.queries.ts';
import { comparedListing, QUERIES, queriesBody, savedQuery } from './saved-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Addresses of nodes, separated by commas. */
  readonly url: string;
  /** Begins the names of the indices. */
  readonly name: string;
  readonly shape: Shape;
}

/** Listings of one question. */
const TOGETHER = 50;
/** Searches of one page of an answer: the most that an index gives. */
const PAGE = 10_000;

/** The field of an answer that names the compared listings by their place in the question. */
const SLOTS = '_percolator_document_slot';

interface Answer {
  readonly hits: {
    readonly hits: readonly {
      readonly sort: readonly [number];
      readonly fields: Readonly<Record<string, readonly number[]>>;
    }[];
  };
}

/** Saved searches as an index has them. */
function savedSearches({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Source {
  async function entryOf({ id, filter }: { id: number; filter: unknown }): Promise<IndexedRow> {
    const query = savedQuery(await toSaved({ db, clock }, filterOf(filter as SavedFilter)));
    return {
      id,
      document: { search_id: id, query },
      // A shape that OpenSearch does not take: PostgreSQL decides about every listing.
      otherwise: { search_id: id, query: { match_all: {} } },
    };
  }
  return {
    identity: async () => `${await databaseIdentity(db)} ${QUERIES}`,
    changesKnown: () => changesKnown(db),
    changedSince: (horizon) => searches.searchesChangedSince(db, horizon),
    after: async (id, limit) => Promise.all((await searches.searchesAfter(db, id, limit)).map(entryOf)),
    byIds: async (ids) => Promise.all((await searches.searchesByIds(db, ids)).map(entryOf)),
  };
}

/** Listings are held against the queries of all saved searches, which OpenSearch keeps (ADR 0161). */
export async function percolator({ db, clock, url, name, shape }: Dependencies): Promise<SavedSearchMatcher> {
  const cluster = await openCluster(url);
  const store = feedStore(cluster, `${name}_searches`, queriesBody(shape));
  const follow = follower(store, savedSearches({ db, clock }));

  async function documentsOf(rows: readonly ListingRow[]) {
    const categories = await db
      .selectFrom('categories')
      .select(['id', 'name', 'slug_id'])
      .where('id', 'in', [...new Set(rows.map(({ category_id: id }) => id))])
      .execute();
    const byId = new Map(categories.map((category) => [category.id, category]));
    return rows.map((row) => comparedListing(row, byId.get(row.category_id)));
  }

  /** The searches that some listings match, page by page. */
  async function percolate(index: string, rows: readonly ListingRow[]): Promise<SearchMatch[]> {
    const documents = await documentsOf(rows);
    const matches: SearchMatch[] = [];
    for (let last: readonly number[] | undefined; ;) {
      const answer = await cluster.send<Answer>({
        method: 'POST',
        path: `/${index}/_search`,
        // A part of the index that does not answer is not one without matches.
        query: { allow_partial_search_results: 'false' },
        isLong: true,
        body: {
          query: { bool: { filter: { percolate: { field: 'query', documents } } } },
          _source: false,
          size: PAGE,
          sort: [{ search_id: 'asc' }],
          track_total_hits: false,
          ...(last ? { search_after: last } : {}),
        },
      });
      if (!answer) throw new Error('the index of saved searches is gone');
      for (const { sort, fields } of answer.hits.hits)
        for (const slot of fields[SLOTS]!) matches.push({ searchId: sort[0], listingId: rows[slot]!.id });
      if (answer.hits.hits.length < PAGE) return matches;
      last = answer.hits.hits.at(-1)!.sort;
    }
  }

  return {
    async match(listingIds) {
      // After the listings: no search is missing that was committed before them.
      const feed = await follow(await store.read(), async () => true);
      if (!feed) throw new Error('the index of saved searches is not filled');
      const parts: SearchMatch[][] = [];
      for (let from = 0; from < listingIds.length; from += TOGETHER) {
        const rows = await listingsByIds(db, listingIds.slice(from, from + TOGETHER));
        const listed = rows.filter((row) => row.is_on_market);
        if (listed.length > 0) parts.push(await percolate(feed.index, listed));
      }
      return parts.flat();
    },
    close: () => cluster.close(),
  };
}

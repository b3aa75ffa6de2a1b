import { sql, type RawBuilder } from 'kysely';
import type { SavedFilter } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { SavedSearchMatcher, SearchMatch } from '#ports/saved-search-matcher.ts';
import { filterOf } from '#domains/search/filter/filter.ts';
import { conditions } from '#domains/search/filter/to-sql.ts';
import { searchesAfter } from './matching.queries.ts';

/** Searches of one statement. */
const TOGETHER = 100;

/** Asks PostgreSQL the question of every search, of the given listings alone. */
export function sqlMatcher({ db, clock }: { db: Db; clock: Clock }): SavedSearchMatcher {
  async function questionOf(id: number, filter: SavedFilter) {
    const where = await conditions(db, filterOf(filter), clock.now());
    // A category that is gone has no matches.
    return (
      where &&
      sql`select ${id}::int as search_id, id as listing_id
      from properties where ${sql.join([sql`true`, ...where], sql` and `)}`
    );
  }

  return {
    async match(listingIds) {
      const matches: SearchMatch[] = [];
      if (listingIds.length === 0) return matches;
      for (let last = 0; ;) {
        const searches = await searchesAfter(db, last, TOGETHER);
        const questions: RawBuilder<unknown>[] = [];
        for (const { id, filter } of searches) {
          const question = await questionOf(id, filter as SavedFilter);
          if (question) questions.push(question);
        }
        if (questions.length > 0) {
          const { rows } = await sql<{ search_id: number; listing_id: number }>`
            with properties as materialized (
              select * from properties where is_on_market and id = any(${listingIds}::int[]))
            ${sql.join(questions, sql` union all `)}`.execute(db);
          for (const row of rows) matches.push({ searchId: row.search_id, listingId: row.listing_id });
        }
        if (searches.length < TOGETHER) return matches;
        last = searches.at(-1)!.id;
      }
    },
    close: async () => undefined,
  };
}

import type { Database } from '#db/database.ts';
import type { SavedSearchMatcher } from '#ports/saved-search-matcher.ts';
import * as queries from './matching.queries.ts';

/** Listings that are matched at once. */
const TOGETHER = 200;

/** Keeps which saved searches the listings match that came to the market (ADR 0160). */
export const matchingService = ({ db, matcher }: { db: Database; matcher: SavedSearchMatcher }) => ({
  /**
   * Matches what has changed since the last time. Matches are kept before that is noted: a process that is killed in between leaves
   * work that is done again, and nothing is kept twice.
   */
  async matchNewcomers(): Promise<void> {
    const until = await queries.matchedUntil(db);
    if (!until) return queries.beginMatching(db);
    const { ids, ...reached } = await queries.changedNewcomers(db, until);
    for (let from = 0; from === 0 || from < ids.length; from += TOGETHER) {
      const matches = await matcher.match(ids.slice(from, from + TOGETHER));
      if (matches.length > 0) await queries.keepMatches(db, matches);
    }
    await queries.noteMatched(db, until, reached);
  },
});

import type { FastifyBaseLogger } from 'fastify';
import type { SearchConfig } from '#config/search-config.ts';
import type { Db } from '#db/database.ts';
import { sqlMatcher } from '#domains/feed/matching/sql-matcher.ts';
import type { Clock } from '#ports/clock.ts';
import type { SavedSearchMatcher } from '#ports/saved-search-matcher.ts';
import { percolator } from './percolator/percolator.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: SearchConfig;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Asks another matcher what the first cannot answer. */
function withFallback(
  first: SavedSearchMatcher,
  second: SavedSearchMatcher,
  log: Dependencies['log'],
): SavedSearchMatcher {
  let isAway = false;
  return {
    async match(listingIds) {
      try {
        const matches = await first.match(listingIds);
        if (isAway) log.info({ event: 'matcher_back' }, 'OpenSearch matches saved searches again');
        isAway = false;
        return matches;
      } catch (error) {
        if (!isAway)
          log.warn(
            { err: error, event: 'matcher_away' },
            'PostgreSQL matches saved searches: OpenSearch fails',
          );
        isAway = true;
        return second.match(listingIds);
      }
    },
    close: async () => void (await Promise.all([first.close(), second.close()])),
  };
}

/** The percolator of OpenSearch where one is configured, else PostgreSQL. */
export async function configuredMatcher({
  db,
  clock,
  config,
  log,
}: Dependencies): Promise<SavedSearchMatcher> {
  const bySql = sqlMatcher({ db, clock });
  if (config.url === undefined) return bySql;
  const { url, index: name } = config;
  return withFallback(await percolator({ db, clock, url, name, shape: config }), bySql, log);
}

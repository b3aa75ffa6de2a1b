import type { FastifyBaseLogger } from 'fastify';
import type { SearchConfig } from '#config/search-config.ts';
import type { SearchEngine } from '#ports/search-engine.ts';
import type { IndexDependencies } from '#search-index/search-index.ts';
import { embeddedSearch } from './embedded-search.ts';
import { openSearch } from './opensearch/opensearch-search.ts';

interface Dependencies extends Omit<IndexDependencies, 'onError'> {
  readonly config: SearchConfig;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** OpenSearch where one is configured, else the columns in memory. */
export async function configuredSearch({ config, log, ...sources }: Dependencies): Promise<SearchEngine> {
  if (config.url === undefined)
    return embeddedSearch({
      ...sources,
      onError: (error) => log.warn({ err: error, event: 'search_index_failed' }, 'search index failed'),
    });
  return openSearch({
    db: sources.db,
    listen: sources.listen,
    url: config.url,
    name: config.index,
    shape: config,
    onAway: (error) =>
      log.warn({ err: error, event: 'search_away' }, 'OpenSearch is away: PostgreSQL searches'),
    onBack: () => log.info({ event: 'search_back' }, 'OpenSearch is back'),
  });
}

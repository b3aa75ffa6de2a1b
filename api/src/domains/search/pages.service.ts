import type { Db } from '#db/database.ts';
import * as queries from './pages.queries.ts';

export { MAX_SORTED, type Order, type PageRequest } from './pages.queries.ts';

/** Pages of listing ids for other domains: which listings, in which order, how many in all. */
export function pagesService({ db }: { db: Db }) {
  return {
    /** Page and exact number of up to {@link MAX_SORTED} matches; undefined when there are more. */
    sorted: (request: queries.PageRequest) => queries.sortedPage(db, request),
    /** The page alone, along the index of its order; for many matches. */
    walk: async (request: queries.PageRequest) => ({ ids: await queries.walkedIds(db, request) }),
    page: (request: queries.PageRequest) => queries.idPage(db, request),
    count: (request: Pick<queries.PageRequest, 'base' | 'conditions'>) => queries.countAll(db, request),
    random: (request: Pick<queries.PageRequest, 'base' | 'conditions'>, limit: number) =>
      queries.randomIds(db, request, limit),
  };
}

export type PagesService = ReturnType<typeof pagesService>;

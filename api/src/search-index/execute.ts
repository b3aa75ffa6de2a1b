import type { PageOfIds, Viewport } from '#ports/search-engine.ts';
import { viewport, type ViewportRequest } from '#search-index/geometry/clusters.ts';
import type { Columns } from '#search-index/columns/columns.ts';
import { countFacets, countMatches, type CodedFacetCounts, type FacetRequest } from './facets.ts';
import type { IndexFilter } from './filter.ts';
import { pageOf, type IndexPageRequest } from './page.ts';
import type { Checkpoint } from './walk.ts';

/** Every query of the index, as plain data that may travel to another thread. */
export type IndexQuery =
  | { readonly kind: 'count'; readonly filter: IndexFilter }
  | ({ readonly kind: 'page' } & IndexPageRequest)
  | ({ readonly kind: 'facets' } & FacetRequest)
  | ({ readonly kind: 'viewport' } & ViewportRequest);

interface Results {
  count: number;
  page: PageOfIds;
  facets: CodedFacetCounts;
  viewport: Viewport;
}
export type ResultOf<Q extends IndexQuery> = Results[Q['kind']];

/** Runs a query in one walk over the listings. The checkpoint may end the walk by throwing. */
export function execute<Q extends IndexQuery>(
  columns: Columns,
  query: Q,
  checkpoint?: Checkpoint,
): ResultOf<Q> {
  const anyQuery: IndexQuery = query;
  if (anyQuery.kind === 'count') return countMatches(columns, anyQuery.filter, checkpoint) as ResultOf<Q>;
  if (anyQuery.kind === 'page') return pageOf(columns, anyQuery, checkpoint) as ResultOf<Q>;
  if (anyQuery.kind === 'facets') return countFacets(columns, anyQuery, checkpoint) as ResultOf<Q>;
  return viewport(columns, anyQuery, checkpoint) as ResultOf<Q>;
}

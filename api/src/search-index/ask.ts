import { viewport, type Viewport, type ViewportRequest } from '#search-index/geometry/clusters.ts';
import type { Columns } from '#search-index/columns/columns.ts';
import { countFacets, countMatches, type FacetCounts, type FacetRequest } from './facets.ts';
import type { IndexQuery } from './query.ts';
import { pageOf, type IndexPage, type PageRequest } from './page.ts';
import type { Checkpoint } from './walk.ts';

/** Every question that the index answers, as plain data that may travel to another thread. */
export type Question =
  | { readonly kind: 'count'; readonly query: IndexQuery }
  | ({ readonly kind: 'page' } & PageRequest)
  | ({ readonly kind: 'facets' } & FacetRequest)
  | ({ readonly kind: 'viewport' } & ViewportRequest);

interface Answers {
  count: number;
  page: IndexPage;
  facets: FacetCounts;
  viewport: Viewport;
}
export type AnswerTo<Q extends Question> = Answers[Q['kind']];

/** Answers by walking all listings once. The checkpoint may end the walk by throwing. */
export function answer<Q extends Question>(
  columns: Columns,
  question: Q,
  checkpoint?: Checkpoint,
): AnswerTo<Q> {
  const asked: Question = question;
  if (asked.kind === 'count') return countMatches(columns, asked.query, checkpoint) as AnswerTo<Q>;
  if (asked.kind === 'page') return pageOf(columns, asked, checkpoint) as AnswerTo<Q>;
  if (asked.kind === 'facets') return countFacets(columns, asked, checkpoint) as AnswerTo<Q>;
  return viewport(columns, asked, checkpoint) as AnswerTo<Q>;
}

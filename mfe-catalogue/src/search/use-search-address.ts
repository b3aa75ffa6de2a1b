import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { fromSearchString, toSearchString, type SearchQuery } from '#common/search-query.ts';

/** The search that the address holds, and how to change it. */
export function useSearchAddress() {
  const { search } = useLocation();
  const { category, city } = useParams();
  const { navigate } = useShell();
  const query = useMemo(() => fromSearchString(search, { category, city }), [search, category, city]);
  const go = (next: SearchQuery, options?: { replace?: boolean }) =>
    navigate(paths.properties(toSearchString(next)), options);
  return {
    query,
    /** Other filters or another order start again at the first page. */
    apply: (next: SearchQuery) => go({ ...next, page: 1 }),
    /** One page more is no step to go back to. */
    more: () => go({ ...query, page: query.page + 1 }, { replace: true }),
  };
}

import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { fromSearchString, toSearchString } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** What was pressed and is on its way into the address: the next press counts from it, and the panel shows it at once. */
interface Ahead {
  /** Where the page is while that holds. */
  at: string;
  text: string;
  query: SearchQuery;
}

/** The search that the address holds, or is about to, and how to change it. */
export function useSearchAddress() {
  const { search, pathname } = useLocation();
  const { category, city } = useParams();
  const { navigate } = useShell();
  const there = useMemo(
    () => fromSearchString(search, { category, city, view: pathname === addresses.map ? 'map' : undefined }),
    [search, pathname, category, city],
  );
  const here = `${pathname}${search}`;
  const [ahead, setAhead] = useState<Ahead>();
  if (ahead && ahead.at !== here) {
    // The address has caught up, or leads elsewhere: by Back, or with an older press.
    setAhead(ahead.text === toSearchString(there) ? { ...ahead, at: here } : undefined);
  }
  const query = ahead?.at === here ? ahead.query : there;
  const go = (next: SearchQuery, options?: { replace?: boolean }) => {
    const text = toSearchString(next);
    setAhead({ at: here, text, query: next });
    navigate(paths.properties(text), options);
  };
  return {
    query,
    /** Other filters or another order start again at the first page. */
    apply: (next: SearchQuery, options?: { replace?: boolean }) =>
      go({ ...elsewhere(next, query), page: 1 }, options),
    /** One page more is no step to go back to. */
    more: () => go({ ...query, page: query.page + 1 }, { replace: true }),
  };
}

/** Another place by name is not looked for in the window of the one before. */
function elsewhere(next: SearchQuery, before: SearchQuery): SearchQuery {
  const isSamePlace = (['city', 'state', 'country', 'q'] as const).every((key) => next[key] === before[key]);
  if (isSamePlace || !next.map || next.map.box !== before.map?.box) return next;
  const { box: _, ...map } = next.map;
  return { ...next, map };
}

import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { fromSearchString, toSearchString } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { withoutStalePlace } from './stale-place.ts';

/** A change on its way into the address: the panel shows it at once, and the next change starts from it. */
interface PendingNavigation {
  /** The address for as long as the navigation is pending. */
  at: string;
  text: string;
  query: SearchQuery;
}

/** The search of the address, or of the pending navigation, and how to change it. */
export function useSearchAddress() {
  const { search, pathname } = useLocation();
  const { category, city } = useParams();
  const { navigate } = useShell();
  const queryOfAddress = useMemo(
    () => fromSearchString(search, { category, city, view: pathname === addresses.map ? 'map' : undefined }),
    [search, pathname, category, city],
  );
  const address = `${pathname}${search}`;
  const [pending, setPending] = useState<PendingNavigation>();
  if (pending && pending.at !== address) {
    // The address has caught up, or has changed otherwise: by Back, or by an earlier navigation.
    setPending(pending.text === toSearchString(queryOfAddress) ? { ...pending, at: address } : undefined);
  }
  // Back before the page has drawn the new address leads to the one that it still shows: nothing above would notice.
  useEffect(() => {
    const drop = () => setPending(undefined);
    addEventListener('popstate', drop);
    return () => removeEventListener('popstate', drop);
  }, []);
  const query = pending?.at === address ? pending.query : queryOfAddress;
  const go = (next: SearchQuery, options?: { replace?: boolean }) => {
    const text = toSearchString(next);
    setPending({ at: address, text, query: next });
    navigate(paths.properties(text), options);
  };
  return {
    query,
    /** Other filters or another order start at the first page. */
    apply: (next: SearchQuery, options?: { replace?: boolean }) =>
      go({ ...withoutStalePlace(next, query), page: 1 }, options),
    /** Loading one page more replaces the entry of the history. */
    more: () => go({ ...query, page: query.page + 1 }, { replace: true }),
  };
}

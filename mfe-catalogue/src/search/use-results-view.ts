import { useEffect, useState } from 'react';
import { noMap, type ResultsView } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { readResultsView, writeResultsView } from '#search/map/map-choices.ts';
import { useIsAtLeast } from './use-width.ts';

/** How results are shown here: as the address says, else as this browser had it last; list beside map only where both fit. */
export function useResultsView({ map = noMap }: SearchQuery): ResultsView {
  const [remembered] = useState(() => readResultsView(localStorage));
  const hasRoomForBoth = useIsAtLeast('desktop');
  useEffect(() => {
    if (map.view) writeResultsView(localStorage, map.view);
  }, [map.view]);
  const wanted = map.view || (map.box || map.areas.length > 0 ? 'split' : remembered);
  return wanted === 'split' && !hasRoomForBoth ? 'map' : wanted;
}

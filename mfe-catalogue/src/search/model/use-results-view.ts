import { useEffect, useState } from 'react';
import { noMap, type ResultsView } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { readResultsView, writeResultsView } from './map-preferences.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';

/** The view of the results: from the address, else the last one of this browser; list beside map only where both fit. */
export function useResultsView({ map = noMap }: SearchQuery): ResultsView {
  const [remembered] = useState(() => readResultsView(localStorage));
  const hasRoomForBoth = useIsAtLeast('desktop');
  useEffect(() => {
    if (map.view) writeResultsView(localStorage, map.view);
  }, [map.view]);
  const view = map.view || (map.box || map.areas.length > 0 ? 'split' : remembered);
  return view === 'split' && !hasRoomForBoth ? 'map' : view;
}

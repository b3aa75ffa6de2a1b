import type { MapTarget } from '@lintel/map';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { $requestedViewport } from '#search/model/results-map.model.ts';
import { isUnknownViewport, viewportOfQuery } from '#search/model/viewport.ts';

/**
 * The viewport of the map: each viewport that the address requests, once, except those that the map itself wrote there. When no
 * home matches, the viewport stays as it is, or starts at the location of the site.
 */
export function useMapViewport(site: MapTarget | undefined) {
  const requested = useUnit($requestedViewport);
  const [{ viewport, shownKey }, setState] = useState<{ viewport: MapTarget | null; shownKey: string }>({
    viewport: null,
    shownKey: '',
  });
  // During rendering, so that the map never gets an old viewport with a new address.
  if (requested.viewport && requested.key !== shownKey)
    setState({
      viewport: isUnknownViewport(requested.viewport)
        ? (viewport ?? site ?? requested.viewport)
        : requested.viewport,
      shownKey: requested.key,
    });
  return {
    viewport,
    /** Shows a viewport that is not in the address. */
    showViewport: (next: MapTarget) => setState({ viewport: next, shownKey }),
    /** The address is about to request what is on screen already. */
    markShown: (query: SearchQuery) => {
      const next = viewportOfQuery(query);
      if (next) setState({ viewport, shownKey: JSON.stringify(next) });
    },
  };
}

import type { Drawing } from '@lintel/map';
import { useReadable, useShell } from '@lintel/remote-kit';
import { useMemo } from 'react';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** What is drawn on the map of a search: areas, and the circle around a place. */
export function useDrawing({ map = noMap, radius }: SearchQuery, mode: Drawing['mode']): Drawing {
  const location = useReadable(useShell().location);
  const { areas, at } = map;
  return useMemo(() => {
    const center = at ?? (location ? ([location.longitude, location.latitude] as const) : undefined);
    return {
      areas,
      mode,
      radius: center && radius !== undefined ? { center, metres: radius * 1000 } : null,
    };
  }, [areas, at, location, radius, mode]);
}

import { baseMapOf, type Box, type Place } from '@lintel/map';
import { MapView } from '@lintel/map/view';
import { useReadable, useShell } from '@lintel/remote-kit';
import { useMemo } from 'react';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { boxOf } from './search-box.ts';

const METRES = 1000;

/** Where a saved search looks: its drawn areas, the circle around its place, or the window that was searched. */
export default function SearchMap({ query, name }: { query: SearchQuery; name: string }) {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const { areas, at } = query.map ?? noMap;
  const key = JSON.stringify(boxOf(query));
  const look = useMemo(() => ({ box: JSON.parse(key) as Box, isWhole: true }), [key]);
  const center: Place | undefined = at;
  const radius = center && query.radius ? { center, metres: query.radius * METRES } : null;
  return (
    <MapView
      label={t('savedSearches.mapOf', { name })}
      baseMap={baseMap}
      look={look}
      drawing={{ areas, radius, mode: null }}
      isEmbedded
    />
  );
}

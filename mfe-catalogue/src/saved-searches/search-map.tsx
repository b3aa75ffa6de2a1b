import { baseMapOf, type Box, type Place } from '@lintel/map';
import { MapView } from '@lintel/map/view';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Skeleton } from '@lintel/ui';
import { useEffect, useMemo, useState } from 'react';
import { noMap } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { boxOfNamedPlace } from './named-place.ts';
import { boxOf } from './search-box.ts';

const METRES = 1000;

/**
 * Where a saved search looks: its drawn areas, the circle around its place, the window that was searched, or the city, region or
 * country that it names. Nothing where that place is not known.
 */
export default function SearchMap({ query, name }: { query: SearchQuery; name: string }) {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const { areas, at } = query.map ?? noMap;
  const box = useBox(query);
  const key = JSON.stringify(box);
  const look = useMemo(() => ({ box: JSON.parse(key ?? '[]') as Box, isWhole: true }), [key]);
  const center: Place | undefined = at;
  const radius = center && query.radius ? { center, metres: query.radius * METRES } : null;
  if (box === undefined) return <Skeleton height="100%" shape="box" />;
  if (box === null) return null;
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

/** Undefined: asked for; null: not known. */
function useBox(query: SearchQuery): Box | null | undefined {
  const shell = useShell();
  const own = boxOf(query);
  const { city, state, country } = query;
  const [named, setNamed] = useState<Box | null>();
  const isNamed = own === undefined;
  useEffect(() => {
    if (!isNamed) return undefined;
    let isLeft = false;
    boxOfNamedPlace(shell, { city, state, country }).then(
      (box) => isLeft || setNamed(box ?? null),
      () => isLeft || setNamed(null),
    );
    return () => {
      isLeft = true;
    };
  }, [shell, isNamed, city, state, country]);
  return own ?? named;
}

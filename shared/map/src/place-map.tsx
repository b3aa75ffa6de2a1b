import { useMemo } from 'react';
import type { BaseMap } from './base-map-kind.ts';
import type { Place } from './geo.ts';
import { MapView } from './map-view.tsx';

export interface PlaceMapProps {
  /** Accessible name, e.g. "Map around 5 Marina Street". */
  label: string;
  baseMap: BaseMap;
  place: Place;
  /** On the pin: a short price or a word. */
  pinLabel: string;
  /** The pin in full. */
  pinName: string;
}

const STREETS = 15;

/** One place amid its streets, as a part of a page: the wheel scrolls the page. */
export default function PlaceMap({ label, baseMap, place, pinLabel, pinName }: PlaceMapProps) {
  const [lng, lat] = place;
  const look = useMemo(() => ({ center: [lng, lat] as const, zoom: STREETS }), [lng, lat]);
  const pins = useMemo(
    () => [
      { id: 'place', kind: 'home' as const, place: [lng, lat] as const, label: pinLabel, name: pinName },
    ],
    [lng, lat, pinLabel, pinName],
  );
  return <MapView label={label} baseMap={baseMap} look={look} pins={pins} activeId="place" isEmbedded />;
}

import { tokens } from '@lintel/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { BaseMap } from '#base-map/base-map-kind.ts';
import type { Place } from '#geo.ts';
import { MapView } from '#view/map-view.tsx';

/** Something near the place. */
export interface NearbyPin {
  id: string;
  place: Place;
  /** On the pin: a word. */
  label: string;
  /** The pin in full, shown when it is pressed. */
  name: string;
}

export interface PlaceMapProps {
  /** Accessible name, e.g. "Map around 5 Marina Street". */
  label: string;
  baseMap: BaseMap;
  place: Place;
  /** On the pin: a short price or a word. */
  pinLabel: string;
  /** The pin in full. */
  pinName: string;
  /** What else is shown, in quieter pins. */
  nearby?: readonly NearbyPin[];
}

const STREETS = 15;
/** What is near is mostly further away than the next streets. */
const QUARTER = 14;
const OWN = 'place';
const NOTHING: readonly NearbyPin[] = [];

/** One place amid its streets and what is near, as a part of a page: the wheel scrolls the page. */
export default function PlaceMap({
  label,
  baseMap,
  place,
  pinLabel,
  pinName,
  nearby = NOTHING,
}: PlaceMapProps) {
  const [lng, lat] = place;
  const zoom = nearby.length > 0 ? QUARTER : STREETS;
  const look = useMemo(() => ({ center: [lng, lat] as const, zoom }), [lng, lat, zoom]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pins = useMemo(
    () => [
      { id: OWN, kind: 'home' as const, place: [lng, lat] as const, label: pinLabel, name: pinName },
      ...nearby.map((pin) => ({ ...pin, kind: 'home' as const, state: 'viewed' as const })),
    ],
    [lng, lat, pinLabel, pinName, nearby],
  );
  const chosen = nearby.find(({ id }) => id === chosenId);
  return (
    <MapView
      label={label}
      baseMap={baseMap}
      look={look}
      pins={pins}
      activeId={OWN}
      isEmbedded
      popup={chosen ? { place: chosen.place, content: <Named role="status">{chosen.name}</Named> } : null}
      on={{ chosen: setChosenId }}
    />
  );
}

const Named = styled.p`
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  font: ${tokens.font.small};
`;

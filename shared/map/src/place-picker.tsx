import { Icon, pinIcon, TextField, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { BaseMap } from './base-map-kind.ts';
import type { MapTarget } from './controller.ts';
import type { Place } from './geo.ts';
import { MapView } from './map-view.tsx';
import { useMapTexts } from './texts.ts';

export interface PlacePickerProps {
  /** Accessible name of the map. */
  label: string;
  baseMap: BaseMap;
  /** The place that is chosen now; where the map begins when there is none. */
  place: Place;
  /** Called when the map comes to rest under the pin, and when somebody typed coordinates. */
  onPlace(place: Place): void;
  /** How near the map begins; default: streets. */
  zoom?: number;
}

const STREETS = 15;
const DIGITS = 6;

/** A pin that stays where it is while the map moves under it; by touch, mouse, keys, or with coordinates as text. */
export default function PlacePicker({ label, baseMap, place, onPlace, zoom = STREETS }: PlacePickerProps) {
  const { t } = useMapTexts();
  const [look, setLook] = useState<MapTarget>({ center: place, zoom });
  const typed = (next: Place) => {
    setLook({ center: next, zoom });
    onPlace(next);
  };
  const [lng, lat] = place;
  return (
    <Parts>
      <Plate>
        <MapView
          label={label}
          baseMap={baseMap}
          look={look}
          isEmbedded
          on={{ moved: ({ center, byPerson }) => byPerson && onPlace(rounded(center)) }}
        >
          <FixedPin>
            <Icon shape={pinIcon} size={44} />
          </FixedPin>
        </MapView>
      </Plate>
      <p>{t('picker.hint')}</p>
      <Fields>
        <Coordinate
          label={t('picker.latitude')}
          value={lat}
          most={90}
          onValue={(value) => typed([lng, value])}
        />
        <Coordinate
          label={t('picker.longitude')}
          value={lng}
          most={180}
          onValue={(value) => typed([value, lat])}
        />
      </Fields>
    </Parts>
  );
}

interface CoordinateProps {
  label: string;
  value: number;
  most: number;
  onValue(value: number): void;
}

/** Degrees as text. What cannot be read stays as it was typed and changes nothing. */
function Coordinate({ label, value, most, onValue }: CoordinateProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      value={draft ?? String(value)}
      onChange={({ target }) => {
        setDraft(target.value);
        const number = Number(target.value.replace(',', '.'));
        if (target.value.trim() !== '' && Math.abs(number) <= most) onValue(number);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

const rounded = ([lng, lat]: Place): Place => [Number(lng.toFixed(DIGITS)), Number(lat.toFixed(DIGITS))];

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  > p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Plate = styled.div`
  block-size: 300px;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;
const FixedPin = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  color: ${tokens.color.action.default};
  pointer-events: none;
  /* The point of the pin is at the middle of the map, in both directions of reading. */
  [dir='ltr'] > & {
    transform: translate(-50%, -92%);
  }
  [dir='rtl'] > & {
    transform: translate(50%, -92%);
  }
  svg {
    fill: ${tokens.color.surface.canvas};
  }
`;

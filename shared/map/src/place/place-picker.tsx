import { Icon, pinIcon, TextField, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { BaseMap } from '#base-map/base-map-kind.ts';
import type { MapTarget } from '#controller.ts';
import type { Place } from '#geo.ts';
import { MapView } from '#view/map-view.tsx';
import { useMapTexts } from '#texts.ts';

/** One of the two coordinates of a place. */
export type Axis = 'latitude' | 'longitude';

export interface PlacePickerProps {
  /** Accessible name of the map. */
  label: string;
  baseMap: BaseMap;
  /** The place that is chosen now; where the map begins when there is none. */
  place: Place;
  /** Whether `place` is chosen; else its coordinates are not stated. Default: it is. */
  isChosen?: boolean;
  /** Called when the map comes to rest under the pin, and when coordinates were typed. */
  onPlace(place: Place): void;
  /** Called when the coordinates as typed begin to be no place on earth, when others are, and when they are one again. */
  onProblem?(hasProblem: boolean, unreadable: readonly Axis[]): void;
  /** Ids of the fields with the coordinates, for links of a form to them. */
  fieldIds?: Record<Axis, string>;
  /** How near the map begins; default: streets. */
  zoom?: number;
}

const axes: readonly Axis[] = ['latitude', 'longitude'];
type Coordinates = Partial<Record<Axis, number | undefined>>;

const STREETS = 15;
const DIGITS = 6;

/** A pin that stays where it is while the map moves under it; by touch, mouse, keys, or with coordinates as text. */
export default function PlacePicker({
  label,
  baseMap,
  place,
  isChosen = true,
  onPlace,
  onProblem,
  fieldIds,
  zoom = STREETS,
}: PlacePickerProps) {
  const { t } = useMapTexts();
  const [wrong, setWrong] = useState<readonly Axis[]>([]);
  const [look, setLook] = useState<MapTarget>({ center: place, zoom });
  const typed = (next: Place) => {
    setLook({ center: next, zoom });
    onPlace(next);
  };
  const judged = (axis: Axis, isPlace: boolean) => {
    if (isPlace !== wrong.includes(axis)) return;
    const next = isPlace ? wrong.filter((other) => other !== axis) : [...wrong, axis];
    setWrong(next);
    onProblem?.(next.length > 0, next);
  };
  const [lng, lat] = place;
  const [half, setHalf] = useState<Coordinates>({});
  const stated: Coordinates = isChosen ? { latitude: lat, longitude: lng } : half;
  /** One coordinate alone is no place: the form has a problem until the other one is there. */
  const taken = (axis: Axis, value: number | undefined) => {
    const next: Coordinates = { ...stated, [axis]: value };
    const missing = axes.filter((one) => next[one] === undefined);
    if (missing.length === 0) typed([next.longitude!, next.latitude!]);
    if (isChosen) return;
    setHalf(next);
    const problems = missing.length === axes.length ? [] : missing;
    setWrong(problems);
    onProblem?.(problems.length > 0, problems);
  };
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
          id={fieldIds?.latitude}
          label={t('picker.latitude')}
          error={t('picker.noLatitude')}
          value={stated.latitude}
          most={90}
          onJudged={(isPlace) => judged('latitude', isPlace)}
          onValue={(value) => taken('latitude', value)}
          onEmptied={isChosen ? undefined : () => taken('latitude', undefined)}
        />
        <Coordinate
          id={fieldIds?.longitude}
          label={t('picker.longitude')}
          error={t('picker.noLongitude')}
          value={stated.longitude}
          most={180}
          onJudged={(isPlace) => judged('longitude', isPlace)}
          onValue={(value) => taken('longitude', value)}
          onEmptied={isChosen ? undefined : () => taken('longitude', undefined)}
        />
      </Fields>
    </Parts>
  );
}

interface CoordinateProps {
  id: string | undefined;
  label: string;
  value: number | undefined;
  most: number;
  /** The error while the text is no such coordinate. */
  error: string;
  onValue(value: number): void;
  /** Called when nothing stands there any more; without it, that is no coordinate. */
  onEmptied: (() => void) | undefined;
  onJudged(isPlace: boolean): void;
}

/** Degrees as text. What cannot be read stays as it was typed, is marked at the field, and changes nothing. */
function Coordinate({ id, label, value, most, error, onValue, onEmptied, onJudged }: CoordinateProps) {
  const [draft, setDraft] = useState<string>();
  const mayBe = (text: string) =>
    degrees(text, most) !== undefined || (text === '' && onEmptied !== undefined);
  const isWrong = draft !== undefined && !mayBe(draft);
  return (
    <TextField
      id={id}
      label={label}
      dir="ltr"
      inputMode="decimal"
      value={draft ?? String(value ?? '')}
      error={isWrong ? error : undefined}
      onChange={({ target }) => {
        const number = degrees(target.value, most);
        setDraft(target.value);
        onJudged(mayBe(target.value));
        if (number !== undefined) onValue(number);
        else if (target.value === '') onEmptied?.();
      }}
      // What is right is shown from now on as the map has it.
      onBlur={() => !isWrong && setDraft(undefined)}
    />
  );
}

function degrees(text: string, most: number): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  return Math.abs(number) <= most ? number : undefined;
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

import { directions, useLocale } from '@lintel/i18n';
import { LiveRegion } from '@lintel/ui';
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { BaseMap } from '#base-map/base-map-kind.ts';
import type { MapTarget } from '#controller.ts';
import type { Place } from '#geo.ts';
import { MapControls } from './map-controls.tsx';
import { CLUSTER_DROP, type Pin } from '#pins/pins.ts';
import { useMapTexts } from '#texts.ts';
import { useMap, type Drawing, type MapHandlers } from './use-map.ts';
import { usePinWalk, type PinSpot } from './use-pin-walk.ts';
import { SPOT, Frame, Hint, Over, Popup, Spotlight, Surface } from './map-view.styles.ts';

export interface MapViewProps {
  /** Accessible name. */
  label: string;
  baseMap: BaseMap;
  /** Where to look; another value moves the map there. */
  look: MapTarget;
  pins?: readonly Pin[];
  /** The pin that is drawn reversed and on top. */
  activeId?: string | null;
  drawing?: Drawing;
  /** Shown above a place, with a tail to it. */
  popup?: { place: Place; content: ReactNode } | null;
  on?: MapHandlers;
  /** The wheel scrolls the page: for a map amid a page. */
  isEmbedded?: boolean;
  /** Laid over the map. */
  children?: ReactNode;
}

const NO_PINS: readonly Pin[] = [];

/**
 * A map that can be seen, touched, walked by keys and listened to. One stop of the Tab key; arrows go from pin to pin. A page
 * that shows it also shows its pins as a list.
 */
export function MapView({
  label,
  baseMap,
  look,
  pins = NO_PINS,
  activeId = null,
  drawing,
  popup = null,
  on = {},
  isEmbedded = false,
  children,
}: MapViewProps) {
  const { t } = useMapTexts();
  const locale = useLocale();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const point = (id: string | null) => {
    setPointedId(id);
    on.hovered?.(id);
  };
  const { target, controller } = useMap({
    baseMap,
    look,
    pins,
    activeId: pointedId ?? activeId,
    drawing,
    isEmbedded,
    on: { ...on, hovered: point },
  });
  const focusPin = (id: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`)?.focus();
  const { spots, spoken, onKeyDown, pan, zoom } = usePinWalk(controller, pins, focusPin);

  const popupPlace = popup && JSON.stringify(popup.place);
  useEffect(() => {
    controller?.showPopup(popupPlace === null ? null : (JSON.parse(popupPlace) as Place));
  }, [controller, popupPlace]);

  const pointed = spots.find(({ id }) => id === pointedId);
  return (
    <Frame ref={frame} dir="ltr">
      <Surface
        ref={target}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        data-map
        onKeyDown={(event) => {
          if (event.key === 'Escape') on.chosen?.(null);
          // Keys within the popup are its own.
          else if (event.target === event.currentTarget) onKeyDown(event);
        }}
      />
      <p id={helpId} hidden>
        {t(pins.length > 0 ? 'help' : 'ground')}
      </p>
      <PinButtons
        spots={spots}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            on.chosen?.(null);
            target.current?.focus();
          } else onKeyDown(event);
        }}
        onPoint={point}
        onChoose={(id) => on.chosen?.(id)}
      />
      {pointed && !popup && (
        <Hint aria-hidden dir="auto" style={{ insetInlineStart: pointed.x, insetBlockStart: pointed.y }}>
          {pointed.pin.name}
        </Hint>
      )}
      <Over dir={directions[locale]}>
        {children}
        <MapControls onZoom={zoom} onPan={pan} />
      </Over>
      <LiveRegion>{spoken}</LiveRegion>
      {popup &&
        controller &&
        createPortal(<Popup dir={directions[locale]}>{popup.content}</Popup>, controller.popupElement)}
    </Frame>
  );
}

interface PinButtonsProps {
  spots: readonly PinSpot[];
  onKeyDown(event: React.KeyboardEvent<HTMLElement>): void;
  onPoint(id: string | null): void;
  onChoose(id: string): void;
}

/** Pins as buttons at their places, for keys and screen readers; seen only while they have the focus. */
function PinButtons({ spots, onKeyDown, onPoint, onChoose }: PinButtonsProps) {
  const { t } = useMapTexts();
  return (
    <div
      role="none"
      onKeyDown={onKeyDown}
      onFocus={(event) => onPoint(pinOf(event) ?? null)}
      onBlur={() => onPoint(null)}
      onClick={(event) => {
        const id = pinOf(event);
        if (id !== undefined) onChoose(id);
      }}
    >
      <ul role="list" aria-label={t('pinList')}>
        {spots.map((spot) => (
          <PinButton key={spot.id} {...spot} />
        ))}
      </ul>
    </div>
  );
}

/** Rendered again when it is elsewhere, and not with everything that happens on the map: there are many. */
const PinButton = memo(function PinButton({ id, x, y, pin }: PinSpot) {
  return (
    <li>
      <Spotlight
        type="button"
        tabIndex={-1}
        data-pin={id}
        aria-label={pin.name}
        style={{
          insetInlineStart: x - SPOT.width / 2,
          insetBlockStart: (pin.kind === 'cluster' ? y + CLUSTER_DROP : y - 20) - SPOT.height / 2,
        }}
      />
    </li>
  );
});

/** The pin that an event in their list belongs to. */
const pinOf = ({ target }: FocusEvent | MouseEvent): string | undefined =>
  (target as HTMLElement).dataset['pin'];

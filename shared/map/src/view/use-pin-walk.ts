import { formatDistance, useLocale } from '@lintel/i18n';
import { startTransition, useEffect, useState, type KeyboardEvent } from 'react';
import type { MapController } from '#controller.ts';
import { bearing, compassOf, metresBetween, type Place } from '#geo.ts';
import { nearestSpot, type Direction, type Pin, type Spot } from '#pins/pins.ts';
import { useMapTexts } from '#texts.ts';

const keys: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const compassNames = { up: 'north', down: 'south', left: 'west', right: 'east' } as const;
/** Most pins that are mirrored as buttons. */
const MOST_SPOTS = 60;

export type PinSpot = Spot & { pin: Pin };

interface Walk {
  /** Pins in view with their places on screen. */
  spots: PinSpot[];
  /** What the last key did, to be spoken. */
  spoken: string;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  /** Moves by one step and announces it. */
  pan(direction: Direction): void;
  zoom(steps: number): void;
}

/**
 * Walking over a map by keys: an arrow goes to the nearest pin in that direction and announces the distance; where there is none,
 * the map moves.
 */
export function usePinWalk(
  controller: MapController | null,
  pins: readonly Pin[],
  focusPin: (id: string) => void,
): Walk {
  const { t } = useMapTexts();
  const locale = useLocale();
  const [spots, setSpots] = useState<PinSpot[]>([]);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (!controller) return undefined;
    // In between: a map that is moved again goes first.
    const read = () => startTransition(() => setSpots(controller.spots().slice(0, MOST_SPOTS)));
    read();
    return controller.on('moved', read);
  }, [controller, pins]);

  const inView = () => t('pins', { count: controller?.spots().length ?? 0 });
  const distance = (metres: number) =>
    metres < 1000
      ? formatDistance(Math.round(metres / 10) * 10, { unit: 'm', locale })
      : formatDistance(metres / 1000, { unit: 'km', locale });

  function pan(direction: Direction): void {
    controller?.pan(direction);
    setSpoken(t('moved', { direction: t(`direction.${compassNames[direction]}`), pins: inView() }));
  }
  function zoom(steps: number): void {
    controller?.zoomBy(steps);
    setSpoken(t(steps > 0 ? 'zoomedIn' : 'zoomedOut', { pins: inView() }));
  }
  function walk(direction: Direction, fromId: string | undefined): void {
    if (!controller) return;
    const here = controller.spots();
    const from = here.find(({ id }) => id === fromId);
    const middle = controller.readWindow().center;
    const next = nearestSpot(here, from ?? centreOf(controller), direction);
    if (!next) {
      pan(direction);
      return;
    }
    const start: Place = from?.pin.place ?? middle;
    setSpoken(
      t('step', {
        distance: distance(metresBetween(start, next.pin.place)),
        direction: t(`direction.${compassOf(bearing(start, next.pin.place))}`),
        more: t('more', { count: here.length - 1 }),
      }),
    );
    focusPin(next.id);
  }

  return {
    spots,
    spoken,
    pan,
    zoom,
    onKeyDown(event) {
      const direction = keys[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (direction && event.shiftKey) pan(direction);
      else if (direction) walk(direction, (event.target as HTMLElement).dataset['pin']);
      else if (event.key === '+' || event.key === '=') zoom(1);
      else if (event.key === '-' || event.key === '_') zoom(-1);
      else return;
      event.preventDefault();
    },
  };
}

const centreOf = (controller: MapController): { x: number; y: number } => {
  const { width, height } = controller.size();
  return { x: width / 2, y: height / 2 };
};

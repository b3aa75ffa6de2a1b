import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Area } from '#areas/areas.ts';
import type { Radius } from '#areas/areas-layer.ts';
import type { BaseMap } from '#base-map/base-map-kind.ts';
import { createMap, type MapController, type MapTarget, type MapWindow } from '#controller.ts';
import type { Pin } from '#pins/pins.ts';
import { useTheme } from './use-theme.ts';

/** What happened on a map. */
export interface MapHandlers {
  /** The map came to rest. */
  moved?(window: MapWindow): void;
  /** The pointer or the focus is on a pin; null when it left. */
  hovered?(id: string | null): void;
  /** A pin was pressed; null for the ground. */
  chosen?(id: string | null): void;
  /** Areas as the user drew or changed them. */
  areas?(areas: Area[]): void;
}

/** Drawn areas, and whether one more is being drawn. */
export interface Drawing {
  areas: readonly Area[];
  radius?: Radius | null;
  /** What the next shape is; null while nothing is drawn. */
  mode: 'included' | 'excluded' | null;
}

interface Options {
  baseMap: BaseMap;
  look: MapTarget;
  pins: readonly Pin[];
  activeId: string | null;
  drawing?: Drawing | undefined;
  isEmbedded: boolean;
  on: MapHandlers;
}

/** Keeps a map in an element in step with a view's props. Returns the controller as soon as it is there. */
export function useMap({ baseMap, look, pins, activeId, drawing, isEmbedded, on }: Options) {
  const target = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<MapController | null>(null);
  const theme = useTheme();
  const moved = useEffectEvent((window: MapWindow) => on.moved?.(window));
  const hovered = useEffectEvent((id: string | null) => on.hovered?.(id));
  const chosen = useEffectEvent((id: string | null) => on.chosen?.(id));
  const areas = useEffectEvent((drawn: Area[]) => on.areas?.(drawn));
  const start = useEffectEvent((element: HTMLElement) =>
    createMap(element, { baseMap, theme, look, isEmbedded }),
  );

  const provider = JSON.stringify(baseMap);
  useEffect(() => {
    const map = start(target.current!);
    map.on('moved', moved);
    map.on('hovered', hovered);
    map.on('chosen', chosen);
    map.on('areas', areas);
    setController(map);
    return () => {
      setController(null);
      map.dispose();
    };
  }, [provider]);

  const requested = JSON.stringify(look);
  const lookAt = useEffectEvent((map: MapController) => map.look(look));
  const lastRequested = useRef(requested);
  useEffect(() => {
    if (!controller || lastRequested.current === requested) return;
    lastRequested.current = requested;
    lookAt(controller);
  }, [controller, requested]);
  useEffect(() => controller?.setTheme(theme), [controller, theme]);
  useEffect(() => controller?.setPins(pins), [controller, pins]);
  useEffect(() => controller?.setActive(activeId), [controller, activeId, pins]);
  useEffect(() => controller?.setAreas(drawing?.areas ?? []), [controller, drawing?.areas]);
  useEffect(() => controller?.setRadius(drawing?.radius ?? null), [controller, drawing?.radius]);
  useEffect(() => controller?.draw(drawing?.mode ?? null), [controller, drawing?.mode]);
  return { target, controller };
}

import Attribution from 'ol/control/Attribution.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import { easeOut } from 'ol/easing.js';
import { boundingExtent } from 'ol/extent.js';
import { defaults as interactionsOf } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import type { Area } from '#areas/areas.ts';
import { areasLayer, type Radius } from '#areas/areas-layer.ts';
import type { BaseMap } from '#base-map/base-map-kind.ts';
import { baseMapLayers, type MapTheme } from '#base-map/base-map.ts';
import type { Box, Place } from './geo.ts';
import type { Direction, Pin, Spot } from '#pins/pins.ts';
import { pinsLayer } from '#pins/pins-layer.ts';

/** Where to look: at a place from a height, or at everything in a box, `isWhole` when the box is the window itself. */
export type MapTarget = { center: Place; zoom: number } | { box: Box; isWhole?: boolean };

/** What is on screen. */
export interface MapWindow {
  center: Place;
  /** Tiles of 256 pixels. */
  zoom: number;
  box: Box;
  /** The user moved the map, and not the page. */
  byPerson: boolean;
}

export interface MapEvents {
  moved: MapWindow;
  /** The map begins to move. */
  moving: undefined;
  /** The pointer is over a pin, or over none. */
  hovered: string | null;
  /** A pin was pressed, or the ground. */
  chosen: string | null;
  /** The user drew an area or pulled at a corner. */
  areas: Area[];
}

export interface MapOptions {
  baseMap: BaseMap;
  theme: MapTheme;
  look: MapTarget;
  /** The wheel scrolls the page and not the map; two fingers move the map: for a map amid a page. */
  isEmbedded?: boolean;
}

/** Pixels. A longer one would leave the credit of a small map three lines, which reach its buttons. */
export const LONGEST_SCALE = 100;
const DURATION = 300;
const CLOSEST = 19;
const NOT_BELOW = 2;
/** A single home is shown with the streets around it. */
const CLOSEST_FIT = 17;
/** Room around what is looked at. */
const PADDING = 48;
/** As much more of a view's height is left free at its top, where the tools lie, but not more than that in px. */
const TOOLS = { part: 0.12, most: 40 };
/** Part of the view that one step moves. */
const STEP = 1 / 3;
/** How near to a pin, in pixels, is on it: fingers are wide. */
const REACH = { mouse: 3, touch: 12 };

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * A map of plain data: pins, areas and places go in, facts come out. The only way to OpenLayers; views of frameworks lie around
 * it (map-view.tsx).
 */
export function createMap(target: HTMLElement, options: MapOptions) {
  const listeners = new Map<keyof MapEvents, Set<(payload: never) => void>>();
  const emit = <E extends keyof MapEvents>(event: E, payload: MapEvents[E]) =>
    listeners.get(event)?.forEach((listener) => (listener as (payload: MapEvents[E]) => void)(payload));

  const base = baseMapLayers(options.baseMap);
  const pins = pinsLayer(target, base.setCovered);
  const areas = areasLayer(
    () => map,
    (drawn) => emit('areas', drawn),
  );
  const view = new View({
    center: fromLonLat([0, 20]),
    zoom: NOT_BELOW,
    minZoom: NOT_BELOW,
    maxZoom: CLOSEST,
    enableRotation: false,
    // One world: pins are not repeated, and neither is the sea.
    multiWorld: false,
    constrainOnlyCenter: true,
    smoothResolutionConstraint: !isCalm(),
  });
  const map = new OlMap({
    target,
    view,
    layers: [base.group, areas.layer, ...pins.layers],
    controls: [
      new Attribution({ collapsible: false }),
      new ScaleLine({ minWidth: LONGEST_SCALE / 2.5, maxWidth: LONGEST_SCALE }),
    ],
    // Keys are ours: they walk from pin to pin.
    interactions: interactionsOf({
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: false,
      mouseWheelZoom: !options.isEmbedded,
      ...(isCalm() ? { zoomDuration: 0 } : {}),
    }),
  });
  const popup = new Overlay({
    element: document.createElement('div'),
    positioning: 'bottom-center',
    offset: [0, -42],
    stopEvent: true,
  });
  map.addOverlay(popup);

  let byPage = true;
  let hovered: string | null = null;
  let shownPins: readonly Pin[] = [];

  const isReady = () => (map.getSize()?.[0] ?? 0) > 0;
  function readWindow(): MapWindow {
    const [lng = 0, lat = 0] = toLonLat(view.getCenter() ?? [0, 0]);
    return {
      center: [lng, lat],
      zoom: view.getZoom() ?? NOT_BELOW,
      box: clipped(transformExtent(view.calculateExtent(map.getSize()), 'EPSG:3857', 'EPSG:4326')),
      byPerson: !byPage,
    };
  }
  function spotsOf(): (Spot & { pin: Pin })[] {
    const [width = 0, height = 0] = map.getSize() ?? [];
    return shownPins.flatMap((pin) => {
      const [x, y] = map.getPixelFromCoordinate(fromLonLat([...pin.place])) ?? [];
      if (x === undefined || y === undefined) return [];
      return x > 0 && y > 0 && x < width && y < height ? [{ id: pin.id, x, y, pin }] : [];
    });
  }
  function hover(id: string | null): void {
    if (id === hovered) return;
    hovered = id;
    target.style.cursor = id ? 'pointer' : '';
    emit('hovered', id);
  }
  function look(to: MapTarget, isAtOnce = false): void {
    byPage = true;
    const duration = isAtOnce || isCalm() ? 0 : DURATION;
    if ('box' in to) {
      const [west, south, east, north] = to.box;
      const toolsHeight = Math.min(TOOLS.most, TOOLS.part * (map.getSize()?.[1] ?? 0));
      view.fit(boundingExtent([fromLonLat([west, south]), fromLonLat([east, north])]), {
        padding: to.isWhole ? [0, 0, 0, 0] : [PADDING + toolsHeight, PADDING, PADDING, PADDING],
        maxZoom: to.isWhole ? CLOSEST : CLOSEST_FIT,
        duration,
      });
    } else animate({ center: fromLonLat([...to.center]), zoom: to.zoom }, duration);
  }
  function animate(to: { center?: number[]; zoom?: number }, duration = isCalm() ? 0 : DURATION): void {
    view.cancelAnimations();
    if (duration > 0) view.animate({ ...to, duration, easing: easeOut });
    else {
      if (to.center) view.setCenter(to.center);
      if (to.zoom !== undefined) view.setZoom(to.zoom);
    }
  }

  // A window of another size shows other things, without a move of the map.
  map.on('change:size', () => {
    byPage = true;
  });
  map.on('movestart', () => {
    target.dataset['state'] = 'moving';
    emit('moving', undefined);
  });
  map.on('moveend', () => {
    if (!isReady()) return;
    const window = readWindow();
    byPage = false;
    // The caller requests other pins and another list after the frame, not within it.
    setTimeout(() => emit('moved', window));
  });
  map.on('rendercomplete', () => {
    target.dataset['state'] = 'idle';
    target.dataset['zoom'] = (view.getZoom() ?? 0).toFixed(2);
    target.dataset['pins'] = String(shownPins.length);
  });
  map.on('pointermove', ({ dragging, pixel, originalEvent }) => {
    if (dragging || areas.isDrawing || (originalEvent as PointerEvent).pointerType === 'touch') return;
    hover(pins.pinAt(map, pixel, REACH.mouse));
  });
  map.on('singleclick', ({ pixel, originalEvent }) => {
    if (areas.isDrawing) return;
    const isMouse = (originalEvent as PointerEvent).pointerType === 'mouse';
    emit('chosen', pins.pinAt(map, pixel, isMouse ? REACH.mouse : REACH.touch));
  });
  const leave = () => hover(null);
  target.addEventListener('pointerleave', leave);
  // The page's own request may have moved nothing, so that no end was reported: the next move is the user's all the same.
  const byHand = () => {
    byPage = false;
  };
  map.on(['pointerdrag', 'dblclick'], byHand);
  target.addEventListener('wheel', byHand, { passive: true });

  setTheme(options.theme);
  map.updateSize();
  look(options.look, true);

  function setTheme(theme: MapTheme): void {
    // For the styles, which know what the page wants and not what is drawn.
    target.dataset['drawn'] = theme;
    base.setTheme(theme);
    areas.setTheme(theme);
    pins.repaint();
  }

  return {
    /** Calls back at each such event; returns the end of it. */
    on<E extends keyof MapEvents>(event: E, listener: (payload: MapEvents[E]) => void): () => void {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener as (payload: never) => void));
      return () => void known.delete(listener as (payload: never) => void);
    },
    setPins(next: readonly Pin[]): void {
      shownPins = next;
      pins.setPins(next);
    },
    setActive: pins.setActive,
    setAreas: areas.setAreas,
    setRadius: (radius: Radius | null) => areas.setRadius(radius),
    draw(kind: 'included' | 'excluded' | null): void {
      hover(null);
      areas.draw(kind);
    },
    setTheme,
    look,
    /** A step in one direction. */
    pan(direction: Direction): void {
      byHand();
      const [x = 0, y = 0] = view.getCenter() ?? [];
      const [w = 0, h = 0] = (map.getSize() ?? []).map((side) => side * STEP * (view.getResolution() ?? 1));
      const [dx, dy] = { up: [0, h], down: [0, -h], left: [-w, 0], right: [w, 0] }[direction] as [
        number,
        number,
      ];
      animate({ center: [x + dx, y + dy] });
    },
    zoomBy(steps: number): void {
      byHand();
      animate({ zoom: (view.getZoom() ?? NOT_BELOW) + steps });
    },
    /** Looks at a place without changing the height. */
    centerOn: (place: Place) => animate({ center: fromLonLat([...place]) }),
    /** What a page draws into it follows the place; null hides it. */
    popupElement: popup.getElement()!,
    showPopup(place: Place | null): void {
      popup.setPosition(place ? fromLonLat([...place]) : undefined);
      if (!place) return;
      byPage = true;
      popup.panIntoView({ margin: 16, animation: { duration: isCalm() ? 0 : DURATION } });
    },
    readWindow,
    /** Of the map on screen, in pixels. */
    size(): { width: number; height: number } {
      const [width = 0, height = 0] = map.getSize() ?? [];
      return { width, height };
    },
    /** Where pins are on screen at the moment, in reading order; those out of view are left out. */
    spots: () => spotsOf().sort((a, b) => a.y - b.y || a.x - b.x),
    dispose(): void {
      target.removeEventListener('pointerleave', leave);
      target.removeEventListener('wheel', byHand);
      listeners.clear();
      map.setTarget(undefined);
      pins.dispose();
      base.dispose();
      for (const layer of map.getAllLayers()) {
        layer.getSource()?.dispose();
        layer.dispose();
      }
      map.dispose();
    },
  };
}

export type MapController = ReturnType<typeof createMap>;

/** A view may be wider than the world. */
function clipped([west = -180, south = -85, east = 180, north = 85]: number[]): Box {
  const between = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return [between(west, 180), between(south, 85.06), between(east, 180), between(north, 85.06)];
}

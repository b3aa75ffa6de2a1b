import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type BaseLayer from 'ol/layer/Base.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { pinAtPoint, withRoom, type Placed } from './pin-boxes.ts';
import type { CoveredBox } from '#base-map/label-placement.ts';
import { boxOf, PinStyles } from './pin-style.ts';
import type { Pin } from './pins.ts';
import { inSlices } from './slices.ts';

/** Pins on the map: dots below, prices above where there is room, and the active one on top of all. */
export interface PinsLayer {
  layers: BaseLayer[];
  /** The previous ones stay on the map until the pictures of new ones are drawn, which is done between frames. */
  setPins(pins: readonly Pin[]): void;
  /** Draws one of them reversed and on top; null for none. */
  setActive(id: string | null): void;
  /** The pin at a point of the screen, within so many pixels around it. */
  pinAt(map: OlMap, pixel: number[], tolerance: number): string | null;
  /** The theme has changed. */
  repaint(): void;
  dispose(): void;
}

type PinFeature = Feature<Point>;

/** @param onGroups is called with what groups cover whenever other ones are shown. */
export function pinsLayer(target: HTMLElement, onGroups: (boxes: CoveredBox[]) => void): PinsLayer {
  const styles = new PinStyles(target);
  const source = new VectorSource<PinFeature>();
  const activeSource = new VectorSource<PinFeature>();
  const pinOf = (feature: { get(key: string): unknown }) => feature.get('pin') as Pin;
  let activeId: string | null = null;
  /** As they were given: earlier ones get room first. */
  let features: PinFeature[] = [];
  /** Ids of those whose price has room, at a resolution. */
  let priced: { ids: Set<string>; resolution: number } | null = null;
  let stopDrawing = () => {};

  const isDot = ({ kind, state }: Pin) => kind === 'home' && state === 'hidden';
  const isGround = (pin: Pin) => pin.kind === 'cluster' || isDot(pin);
  const groundStyle = (pin: Pin) => (pin.kind === 'cluster' ? styles.full(pin, false) : styles.dot(pin));

  /** Where something would be drawn, in pixels from the origin of the projection. */
  function placed(feature: PinFeature, style: Style, resolution: number): Placed {
    const [x = 0, y = 0] = feature.getGeometry()?.getCoordinates() ?? [];
    return { id: pinOf(feature).id, x: x / resolution, y: -y / resolution, box: boxOf(style) };
  }

  /** Prices that would cover each other or a group give way, and the dot below remains. Distances grow only with the scale. */
  function pricedAt(resolution: number): Set<string> {
    if (priced?.resolution !== resolution) {
      const place = (feature: PinFeature) => placed(feature, styles.full(pinOf(feature), false), resolution);
      const groups = features.filter((feature) => pinOf(feature).kind === 'cluster').map(place);
      const homes = features.filter((feature) => !isGround(pinOf(feature))).map(place);
      priced = { ids: withRoom(homes, groups), resolution };
    }
    return priced.ids;
  }

  const dots = new VectorLayer({ source, style: (feature) => groundStyle(pinOf(feature)) });
  const prices = new VectorLayer({
    source,
    style: (feature, resolution) => {
      const pin = pinOf(feature);
      return !isGround(pin) && pricedAt(resolution).has(pin.id) ? styles.full(pin, false) : undefined;
    },
  });
  // A layer of its own: pointing at a pin repaints one picture and leaves the layout of the others alone.
  const active = new VectorLayer({
    source: activeSource,
    style: (feature) => styles.full(pinOf(feature), true),
  });
  const layers = [dots, prices, active];

  function showActive(): void {
    activeSource.clear(true);
    const feature = activeId === null ? null : source.getFeatureById(activeId);
    if (feature instanceof Feature) activeSource.addFeature(feature.clone() as PinFeature);
    else activeSource.changed();
  }

  /** Pictures are kept by the styles: a frame then finds all of them ready. */
  function drawPicture(pin: Pin): void {
    groundStyle(pin);
    if (!isGround(pin)) styles.full(pin, false);
  }
  function show(pins: readonly Pin[]): void {
    priced = null;
    const old = new Map(features.map((feature) => [pinOf(feature).id, feature]));
    const fresh: PinFeature[] = [];
    features = pins.map((pin) => {
      const known = old.get(pin.id);
      old.delete(pin.id);
      if (!known) {
        const feature = new Feature(new Point(fromLonLat([...pin.place])));
        feature.setId(pin.id);
        feature.set('pin', pin, true);
        fresh.push(feature);
        return feature;
      }
      if (pinOf(known) === pin) return known;
      known.set('pin', pin, true);
      known.getGeometry()?.setCoordinates(fromLonLat([...pin.place]));
      known.changed();
      return known;
    });
    source.removeFeatures([...old.values()]);
    source.addFeatures(fresh);
    showActive();
    emitGroups();
  }

  /** What groups cover, emitted only when it is something else: names of the base map are then placed again. */
  let emitted = '[]';
  function emitGroups(): void {
    const boxes = features.flatMap((feature): CoveredBox[] => {
      if (pinOf(feature).kind !== 'cluster') return [];
      const [x = 0, y = 0] = feature.getGeometry()?.getCoordinates() ?? [];
      return [{ at: [x, y], box: boxOf(styles.full(pinOf(feature), false)) }];
    });
    const now = JSON.stringify(boxes);
    if (now === emitted) return;
    emitted = now;
    onGroups(boxes);
  }

  return {
    layers,
    setPins(pins) {
      stopDrawing();
      // The first ones are waited for: they are drawn in the frame that shows them.
      if (features.length === 0) show(pins);
      else stopDrawing = inSlices(pins, drawPicture, () => show(pins));
    },
    setActive(id) {
      if (id === activeId) return;
      activeId = id;
      showActive();
    },
    // By arithmetic: asking the canvas reads its pixels once per pin, which takes longer than several frames.
    pinAt(map, pixel, tolerance) {
      const resolution = map.getView().getResolution() ?? 1;
      const [x = 0, y = 0] = map.getCoordinateFromPixel(pixel) ?? [];
      const withPrice = pricedAt(resolution);
      const drawn = [
        ...features.map((feature) => placed(feature, groundStyle(pinOf(feature)), resolution)),
        ...features
          .filter((feature) => withPrice.has(pinOf(feature).id))
          .map((feature) => placed(feature, styles.full(pinOf(feature), false), resolution)),
        ...activeSource
          .getFeatures()
          .map((feature) => placed(feature, styles.full(pinOf(feature), true), resolution)),
      ];
      return pinAtPoint(drawn, [x / resolution, -y / resolution], tolerance);
    },
    repaint() {
      styles.forget();
      priced = null;
      for (const layer of layers) layer.changed();
    },
    dispose: () => stopDrawing(),
  };
}

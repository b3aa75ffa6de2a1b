import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type BaseLayer from 'ol/layer/Base.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { PinStyles } from './pin-style.ts';
import type { Pin } from './pins.ts';

/** Pins on the map: dots below, prices above where there is room, and the active one on top of all. */
export interface PinsLayer {
  layers: BaseLayer[];
  setPins(pins: readonly Pin[]): void;
  /** Draws one of them reversed and on top; null for none. */
  setActive(id: string | null): void;
  /** The pin at a point of the screen, within so many pixels around it. */
  pinAt(map: OlMap, pixel: number[], tolerance: number): string | null;
  /** The theme has changed. */
  repaint(): void;
}

export function pinsLayer(target: HTMLElement): PinsLayer {
  const styles = new PinStyles(target);
  const source = new VectorSource<Feature<Point>>();
  const activeSource = new VectorSource<Feature<Point>>();
  const pinOf = (feature: { get(key: string): unknown }) => feature.get('pin') as Pin;
  let activeId: string | null = null;

  const isDot = ({ kind, state }: Pin) => kind === 'home' && state === 'hidden';
  const dots = new VectorLayer({
    source,
    style: (feature) => {
      const pin = pinOf(feature);
      return pin.kind === 'cluster' ? styles.full(pin, false) : styles.dot(pin);
    },
  });
  // Prices that would cover each other give way, and the dot below remains.
  const prices = new VectorLayer({
    source,
    declutter: 'pins',
    style: (feature) => {
      const pin = pinOf(feature);
      return pin.kind === 'cluster' || isDot(pin) ? undefined : styles.full(pin, false);
    },
  });
  // A layer of its own: pointing at a pin repaints one picture and lays out nothing anew.
  const active = new VectorLayer({
    source: activeSource,
    style: (feature) => styles.full(pinOf(feature), true),
  });
  const layers = [dots, prices, active];

  function showActive(): void {
    activeSource.clear(true);
    const feature = activeId === null ? null : source.getFeatureById(activeId);
    if (feature instanceof Feature) activeSource.addFeature(feature.clone() as Feature<Point>);
    else activeSource.changed();
  }

  return {
    layers,
    setPins(pins) {
      const old = new Map(source.getFeatures().map((feature) => [String(feature.getId()), feature]));
      const fresh: Feature<Point>[] = [];
      for (const pin of pins) {
        const known = old.get(pin.id);
        old.delete(pin.id);
        if (known) {
          if (pinOf(known) === pin) continue;
          known.set('pin', pin, true);
          known.getGeometry()?.setCoordinates(fromLonLat([...pin.place]));
          known.changed();
          continue;
        }
        const feature = new Feature(new Point(fromLonLat([...pin.place])));
        feature.setId(pin.id);
        feature.set('pin', pin, true);
        fresh.push(feature);
      }
      source.removeFeatures([...old.values()]);
      source.addFeatures(fresh);
      showActive();
    },
    setActive(id) {
      if (id === activeId) return;
      activeId = id;
      showActive();
    },
    pinAt: (map, pixel, tolerance) =>
      map.forEachFeatureAtPixel(pixel, (feature) => (pinOf(feature) as Pin | undefined)?.id, {
        hitTolerance: tolerance,
        layerFilter: (layer) => (layers as BaseLayer[]).includes(layer),
      }) ?? null,
    repaint() {
      styles.forget();
      for (const layer of layers) layer.changed();
    },
  };
}

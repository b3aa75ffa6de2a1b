import { MOST_CORNERS } from '@lintel/api-contract';
import { mapColors } from '@lintel/ui/tokens';
import Feature from 'ol/Feature.js';
import Polygon, { circular } from 'ol/geom/Polygon.js';
import Draw from 'ol/interaction/Draw.js';
import Modify from 'ol/interaction/Modify.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Area } from './areas.ts';
import type { MapTheme } from '#base-map/base-map.ts';
import type { Place } from '#geo.ts';

/** A circle on the ground. */
export interface Radius {
  center: Place;
  metres: number;
}

/** Drawn areas and the circle around a place. */
export interface AreasLayer {
  layer: VectorLayer;
  setAreas(areas: readonly Area[]): void;
  setRadius(radius: Radius | null): void;
  /** Lets the user draw one more area, to look in or to leave out; null ends drawing. */
  draw(kind: 'included' | 'excluded' | null): void;
  readonly isDrawing: boolean;
  setTheme(theme: MapTheme): void;
}

/** A drawn line has corners closer together than intended; this many pixels apart they are merged. */
const CORNER_TOLERANCE = 4;
const DIGITS = 5;

export function areasLayer(map: () => OlMap, onChange: (areas: Area[]) => void): AreasLayer {
  const source = new VectorSource<Feature<Polygon>>();
  const drawn = new VectorSource<Feature<Polygon>>();
  let theme: MapTheme = 'light';
  let drawing: Draw | null = null;
  let modifying: Modify | null = null;

  const styleOf = (isExcluded: boolean) => {
    const colors = mapColors[theme];
    return new Style({
      fill: new Fill({ color: isExcluded ? colors.excludedInside : colors.areaInside }),
      stroke: new Stroke({
        color: isExcluded ? colors.excluded : colors.area,
        width: 2.5,
        // Not by colour alone.
        ...(isExcluded ? { lineDash: [8, 6] } : {}),
      }),
    });
  };
  const handle = () =>
    new Style({
      image: new CircleStyle({
        radius: 6,
        fill: new Fill({ color: mapColors[theme].halo }),
        stroke: new Stroke({ color: mapColors[theme].area, width: 2 }),
      }),
    });
  const layer = new VectorLayer({
    source: drawn,
    style: (feature) => styleOf(feature.get('excluded') === true),
  });
  // The circle lies in the same layer, and cannot be pulled at.
  const circle = new Feature<Polygon>();

  const read = (): Area[] =>
    source.getFeatures().map((feature) => ({
      excluded: feature.get('excluded') === true,
      corners: cornersOf(feature.getGeometry()!),
    }));
  const redraw = () => {
    drawn.clear(true);
    drawn.addFeatures([...source.getFeatures(), ...(circle.getGeometry() ? [circle] : [])]);
  };
  const stop = () => {
    if (drawing) map().removeInteraction(drawing);
    drawing = null;
  };
  const allowChanges = () => {
    if (modifying || source.getFeatures().length === 0) return;
    modifying = new Modify({ source, style: handle(), pixelTolerance: 12 });
    modifying.on('modifyend', () => onChange(read()));
    map().addInteraction(modifying);
  };

  return {
    layer,
    get isDrawing() {
      return drawing !== null;
    },
    setAreas(areas) {
      if (JSON.stringify(areas) === JSON.stringify(read())) return;
      source.clear(true);
      source.addFeatures(areas.map(featureOf));
      redraw();
      allowChanges();
    },
    setRadius(radius) {
      circle.setGeometry(
        radius
          ? (circular([...radius.center], radius.metres, 96).transform('EPSG:4326', 'EPSG:3857') as Polygon)
          : undefined,
      );
      redraw();
    },
    draw(kind) {
      stop();
      if (kind === null) return;
      drawing = new Draw({
        source,
        type: 'Polygon',
        // Pulled in one go like a lasso, or clicked corner by corner.
        freehandCondition: ({ originalEvent }) =>
          (originalEvent as PointerEvent).pointerType === 'touch' || originalEvent.shiftKey,
        stopClick: true,
        style: [styleOf(kind === 'excluded'), handle()],
      });
      drawing.on('drawend', ({ feature }) => {
        feature.set('excluded', kind === 'excluded');
        simplify(feature.getGeometry() as Polygon, (map().getView().getResolution() ?? 1) * CORNER_TOLERANCE);
        // The feature is in the source only after this event.
        queueMicrotask(() => {
          stop();
          redraw();
          allowChanges();
          onChange(read());
        });
      });
      map().addInteraction(drawing);
    },
    setTheme(next) {
      theme = next;
      layer.changed();
    },
  };
}

const featureOf = ({ corners, excluded }: Area): Feature<Polygon> => {
  const ring = [...corners, corners[0]!].map((corner) => fromLonLat([...corner]));
  const feature = new Feature(new Polygon([ring]));
  feature.set('excluded', excluded);
  return feature;
};

/** Without the last corner, which repeats the first. */
const cornersOf = (polygon: Polygon): Place[] =>
  polygon
    .getCoordinates()[0]!
    .slice(0, -1)
    .map((coordinate) => {
      const [lng = 0, lat = 0] = toLonLat(coordinate);
      return [Number(lng.toFixed(DIGITS)), Number(lat.toFixed(DIGITS))];
    });

/** Leaves corners out until it has no more than the back end takes. */
function simplify(polygon: Polygon, tolerance: number): void {
  const simpler = polygon.simplify(tolerance) as Polygon;
  const corners = simpler.getCoordinates()[0]!.length - 1;
  if (corners >= 3) polygon.setCoordinates(simpler.getCoordinates());
  if (corners > MOST_CORNERS) simplify(polygon, tolerance * 2);
}

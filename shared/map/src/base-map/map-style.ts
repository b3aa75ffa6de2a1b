import type { FeatureLike } from 'ol/Feature.js';
import { measureTextWidth } from 'ol/render/canvas.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapColors } from '@lintel/ui/tokens';
import { offsetBesideGroups, type CoveredBox } from './label-placement.ts';

// Draws vector tiles in the layers of Protomaps. A style is made once per kind of thing and quarter of a zoom level, and kept:
// the style function runs for every feature of every frame.

/** Metres per pixel at zoom 0, tiles of 256 pixels. */
const WORLD_RESOLUTION = 156_543.033_928_040_97;
const FONT = 'ui-sans-serif, system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif';

/** Widths in pixels at zoom levels, e.g. `[12, 1, 18, 18]`; between them they grow like the ground does. */
type Widths = readonly number[];
const GROWTH = 1.5;

function widthAt(widths: Widths, zoom: number): number {
  if (zoom <= widths[0]!) return widths[1]!;
  for (let index = 2; index < widths.length; index += 2) {
    const [z0, w0, z1, w1] = widths.slice(index - 2, index + 2) as [number, number, number, number];
    if (zoom <= z1) return w0 + ((GROWTH ** (zoom - z0) - 1) / (GROWTH ** (z1 - z0) - 1)) * (w1 - w0);
  }
  return widths.at(-1)!;
}

interface Road {
  width: Widths;
  /** With its edge. */
  outer: Widths;
  edgeFrom: number;
  nameFrom: number;
  isMain: boolean;
}
const roads = {
  street: {
    width: [11.5, 0.35, 13, 1.1, 15, 4, 18, 18],
    outer: [12.5, 1, 15, 5.4, 18, 20.5],
    edgeFrom: 12.6,
    nameFrom: 15.2,
    isMain: false,
  },
  secondary: {
    width: [10, 0.5, 12, 1.5, 14, 4, 18, 24],
    outer: [10, 0.6, 12, 2.4, 14, 5.6, 18, 27],
    edgeFrom: 11.2,
    nameFrom: 13.6,
    isMain: false,
  },
  primary: {
    width: [8, 0.5, 11, 1.7, 14, 5.5, 18, 30],
    outer: [8, 0.6, 11, 2.8, 14, 7.2, 18, 33],
    edgeFrom: 10,
    nameFrom: 12.6,
    isMain: true,
  },
  motorway: {
    width: [6, 0.8, 10, 2.2, 14, 7.5, 18, 36],
    outer: [6, 1.2, 10, 3.6, 14, 9.6, 18, 39.5],
    edgeFrom: 6,
    nameFrom: 11.5,
    isMain: true,
  },
} as const satisfies Record<string, Road>;
const roadOrder = Object.keys(roads) as (keyof typeof roads)[];

function roadOf(kind: string, detail: string): keyof typeof roads {
  if (kind === 'highway' || detail === 'motorway') return 'motorway';
  if (detail === 'primary' || detail === 'trunk') return 'primary';
  return detail === 'secondary' || detail === 'tertiary' ? 'secondary' : 'street';
}

/** Kinds of ground, lowest first. */
const grounds: Record<string, keyof MapColors> = {
  farmland: 'land',
  grassland: 'green',
  urban_area: 'built',
  industrial: 'works',
  commercial: 'works',
  hospital: 'built',
  school: 'built',
  university: 'built',
  beach: 'sand',
  park: 'green',
  cemetery: 'green',
  playground: 'green',
  forest: 'wood',
  wood: 'wood',
};
const groundOrder = Object.keys(grounds);

/** Order of drawing. */
const Z = {
  ground: 1,
  water: 20,
  pier: 21,
  edge: 24,
  road: 30,
  rail: 36,
  building: 40,
  border: 44,
  name: 50,
  place: 80,
};

interface Thing {
  layer: string;
  kind: string;
  detail: string;
  geometry: string;
}

/** All styles for one kind of thing at a zoom level; names are put in later. */
function stylesOf({ layer, kind, detail, geometry }: Thing, zoom: number, c: MapColors): Style[] {
  const isArea = geometry.endsWith('Polygon');
  switch (layer) {
    case 'earth':
      return isArea ? [area(c.land, 0)] : [];
    case 'landcover':
    case 'landuse': {
      const ground = grounds[kind];
      return isArea && ground ? [area(c[ground], Z.ground + groundOrder.indexOf(kind))] : [];
    }
    case 'water':
      if (isArea) return [area(c.water, Z.water)];
      if (geometry === 'Point') return [name(13, 'italic 500', c.textWater, c, Z.name)];
      return zoom >= 12 ? [streetName(12, 'italic 500', c.textWater, c, Z.name)] : [];
    case 'buildings':
      return zoom >= 13.75 ? [area(c.building, Z.building, zoom >= 15 ? c.buildingEdge : undefined)] : [];
    case 'boundaries':
      return [line(c.border, widthAt([1, 0.5, 6, 1.3], zoom), Z.border, [5, 3])];
    case 'roads':
      return roadStyles(kind, detail, zoom, c);
    case 'pois':
      return kind === 'park' && zoom >= 13 ? [name(11.5, '600', c.textGreen, c, Z.name)] : [];
    default:
      return [];
  }
}

function roadStyles(kind: string, detail: string, zoom: number, c: MapColors): Style[] {
  if (detail === 'pier') return [line(c.path, widthAt([12, 1, 18, 14], zoom), Z.pier)];
  if (kind === 'path') return zoom >= 13 ? [line(c.path, widthAt([13, 0.6, 18, 5], zoom), Z.pier)] : [];
  if (kind === 'rail') {
    const rail = line(c.rail, widthAt([8, 0.6, 14, 2.4, 18, 6], zoom), Z.rail);
    if (zoom < 12.5) return [rail];
    return [rail, line(c.railSleeper, widthAt([13, 0.8, 18, 3.4], zoom), Z.rail + 1, [9, 9])];
  }
  const rank = roadOf(kind, detail);
  const { width, outer, edgeFrom, nameFrom, isMain } = roads[rank];
  const order = roadOrder.indexOf(rank);
  return [
    ...(zoom >= edgeFrom
      ? [line(isMain ? c.mainRoadEdge : c.roadEdge, widthAt(outer, zoom), Z.edge + order)]
      : []),
    line(isMain ? c.mainRoad : c.road, widthAt(width, zoom), Z.road + order),
    ...(zoom >= nameFrom ? [streetName(11, isMain ? '500' : '400', c.textSoft, c, Z.name + order)] : []),
  ];
}

function placeName(kind: string, detail: string, zoom: number, c: MapColors): Style | undefined {
  if (kind === 'country') return name(13, '600', c.textSoft, c, Z.place + 2);
  if (detail === 'city') return zoom < 13 ? name(18, '700', c.text, c, Z.place + 3) : undefined;
  if (detail === 'town')
    return zoom >= 8.5 && zoom < 14 ? name(14, '600', c.text, c, Z.place + 1) : undefined;
  return zoom >= 12.2 && zoom < 16 ? name(12.5, '600', c.textSoft, c, Z.place) : undefined;
}

const area = (color: string, zIndex: number, edge?: string) =>
  new Style({
    zIndex,
    fill: new Fill({ color }),
    ...(edge ? { stroke: new Stroke({ color: edge, width: 0.8 }) } : {}),
  });
const line = (color: string, width: number, zIndex: number, lineDash?: number[]) =>
  new Style({
    zIndex,
    stroke: new Stroke({
      color,
      width,
      lineJoin: 'round',
      lineCap: lineDash ? 'butt' : 'round',
      ...(lineDash ? { lineDash } : {}),
    }),
  });
const words = (size: number, weight: string, color: string, c: MapColors) => ({
  font: `${weight} ${size}px ${FONT}`,
  fill: new Fill({ color }),
  stroke: new Stroke({ color: c.halo, width: 3 }),
  padding: [4, 6, 4, 6],
});
// On a phone towns stand close to each other: their names need less room around them than those of streets.
const name = (size: number, weight: string, color: string, c: MapColors, zIndex: number) =>
  new Style({ zIndex, text: new Text({ ...words(size, weight, color, c), padding: [2, 2, 2, 2] }) });
const streetName = (size: number, weight: string, color: string, c: MapColors, zIndex: number) =>
  new Style({ zIndex, text: new Text({ ...words(size, weight, color, c), placement: 'line', repeat: 340 }) });

type StyleOf = (feature: FeatureLike, resolution: number) => Style[];

const textOf = (feature: FeatureLike, property: string) => String(feature.get(property) ?? '');
/** Styles are kept per quarter of a zoom level. */
const quarterOf = (resolution: number) => Math.round(Math.log2(WORLD_RESOLUTION / resolution) * 4);

/** The style function of everything but names of places, in the colours of one theme. */
export function groundStyle(colors: MapColors): StyleOf {
  const kept = new Map<string, Style[]>();
  return (feature, resolution) => {
    const quarter = quarterOf(resolution);
    const thing = {
      layer: textOf(feature, 'layer'),
      kind: textOf(feature, 'kind'),
      detail: textOf(feature, 'kind_detail'),
      geometry: feature.getGeometry()?.getType() ?? '',
    };
    const key = `${thing.layer}|${thing.kind}|${thing.detail}|${thing.geometry}|${quarter}`;
    let styles = kept.get(key);
    if (!styles) kept.set(key, (styles = stylesOf(thing, quarter / 4, colors)));
    for (const style of styles) style.getText()?.setText(textOf(feature, 'name'));
    return styles;
  };
}

/** The style function of names of places, in the colours of one theme; a name moves aside where a group would cover it. */
export function placeNameStyle(colors: MapColors, covered: () => readonly CoveredBox[]): StyleOf {
  const kept = new Map<string, Style | undefined>();
  return (feature, resolution) => {
    if (textOf(feature, 'layer') !== 'places') return [];
    const [kind, detail] = [textOf(feature, 'kind'), textOf(feature, 'kind_detail')];
    const quarter = quarterOf(resolution);
    const key = `${kind}|${detail}|${quarter}`;
    if (!kept.has(key)) kept.set(key, placeName(kind, detail, quarter / 4, colors));
    const text = kept.get(key)?.getText();
    if (!text) return [];
    const placeText = textOf(feature, 'name');
    const [x = 0, y = 0] = feature.getGeometry()?.getExtent() ?? [];
    const size = Number.parseFloat(/(\d[\d.]*)px/.exec(text.getFont() ?? '')?.[1] ?? '0');
    const label = {
      at: [x, y],
      width: measureTextWidth(text.getFont() ?? '', placeText),
      height: size,
    } as const;
    const [right, down] = offsetBesideGroups(label, covered(), resolution);
    text.setText(placeText);
    text.setOffsetX(right);
    text.setOffsetY(down);
    return [kept.get(key)!];
  };
}

import { mapColors } from '@lintel/ui/tokens';
import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';
import type { BaseMap } from './base-map-kind.ts';
import type { Painter, MapTheme } from './base-map.ts';
import type { CoveredBox } from './label-placement.ts';
import { vectorTiles } from './vector-tiles.ts';

/** Draws a base map in the page itself. */
export function paintInPage(baseMap: BaseMap, group: LayerGroup): Painter {
  const { layers, setTheme, setCovered, dispose } = layersOf(baseMap);
  for (const layer of layers) group.getLayers().push(layer);
  return {
    setTheme,
    // Pictures of other providers have their names drawn in.
    setCovered: (boxes) => setCovered?.(boxes),
    dispose() {
      dispose?.();
      for (const layer of layers) group.getLayers().remove(layer);
    },
  };
}

interface Layers {
  layers: BaseLayer[];
  setTheme(theme: MapTheme): void;
  setCovered?(boxes: readonly CoveredBox[]): void;
  dispose?(): void;
}

function layersOf(baseMap: BaseMap): Layers {
  switch (baseMap.kind) {
    case 'mvt': {
      const { layers, paint, ...rest } = vectorTiles(baseMap.sources, baseMap.attribution);
      return { layers, setTheme: (theme) => paint(mapColors[theme]), ...rest };
    }
    case 'raster': {
      const { url, maxZoom, attribution } = baseMap;
      const source = new XYZ({ url, maxZoom, attributions: attribution, crossOrigin: 'anonymous' });
      return dimmed(new TileLayer({ source }));
    }
    case 'style': {
      const group = new LayerGroup();
      // The reader of style sheets is large, so it loads only where the operator chose such a provider.
      // Without it, as without tiles, pins lie on a plain ground: what is on offer is in them.
      void import(/* webpackChunkName: "map-style-sheet" */ 'ol-mapbox-style')
        .then(({ apply }) => apply(group, baseMap.url))
        .catch(() => undefined);
      return dimmed(group);
    }
  }
}

/** Pictures have one look; in the dark theme they are dimmed like photos. */
const dimmed = (layer: BaseLayer) => ({
  layers: [layer],
  setTheme: (theme: MapTheme) => layer.setOpacity(theme === 'dark' ? 0.7 : 1),
});

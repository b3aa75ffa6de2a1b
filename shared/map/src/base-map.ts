import { mapColors } from '@lintel/ui/tokens';
import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import type { BaseMap, TileSource } from './base-map-kind.ts';
import { baseMapStyle } from './map-style.ts';

export type Theme = 'light' | 'dark';

/** Layers of a base map, and how they follow the theme. */
export interface BaseMapLayers {
  layers: BaseLayer[];
  setTheme(theme: Theme): void;
}

/** Makes the layers of a base map. */
export function baseMapLayers(baseMap: BaseMap): BaseMapLayers {
  switch (baseMap.kind) {
    case 'mvt':
      return ownTiles(baseMap.sources, baseMap.attribution);
    case 'raster':
      return pictures(baseMap);
    case 'style':
      return foreignStyle(baseMap);
  }
}

function ownTiles(sources: readonly TileSource[], attribution: string): BaseMapLayers {
  const layers = sources.map(({ url, minZoom, maxZoom }) => {
    const layer = new VectorTileLayer({
      // Labels of streets make room for each other, not for prices.
      declutter: 'base-map',
      source: new VectorTileSource({ format: new MVT(), url, minZoom, maxZoom, attributions: attribution }),
    });
    // A view may be a little coarser than the first tiles of a source: below that, it would fetch very many.
    layer.setMinZoom(minZoom);
    return layer;
  });
  return {
    layers,
    setTheme(theme) {
      const style = baseMapStyle(mapColors[theme]);
      for (const layer of layers) layer.setStyle(style);
      layers[0]?.setBackground(mapColors[theme].water);
    },
  };
}

function pictures({ url, maxZoom, attribution }: BaseMap & { kind: 'raster' }): BaseMapLayers {
  const source = new XYZ({ url, maxZoom, attributions: attribution, crossOrigin: 'anonymous' });
  const layer = new TileLayer({ source });
  // Pictures have one look; in the dark theme they are dimmed like photos.
  return { layers: [layer], setTheme: (theme) => layer.setOpacity(theme === 'dark' ? 0.7 : 1) };
}

/** The style sheet's reader is large, so it comes only where somebody chose such a provider. */
function foreignStyle({ url }: BaseMap & { kind: 'style' }): BaseMapLayers {
  const group = new LayerGroup();
  void import(/* webpackChunkName: "map-style-sheet" */ 'ol-mapbox-style').then(({ apply }) =>
    apply(group, url),
  );
  return { layers: [group], setTheme: (theme) => group.setOpacity(theme === 'dark' ? 0.7 : 1) };
}

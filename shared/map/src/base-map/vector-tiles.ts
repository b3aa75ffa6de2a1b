import type { MapColors } from '@lintel/ui/tokens';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type { TileSource } from './base-map-kind.ts';
import { baseMapStyle } from './map-style.ts';

/** A layer per source of our vector tiles, later ones above earlier ones. */
export function vectorTileLayers(sources: readonly TileSource[], attribution?: string): VectorTileLayer[] {
  return sources.map(({ url, minZoom, maxZoom }) => {
    const layer = new VectorTileLayer({
      // Labels of streets make room for each other, not for prices.
      declutter: 'base-map',
      source: new VectorTileSource({
        format: new MVT(),
        url,
        minZoom,
        maxZoom,
        ...(attribution ? { attributions: attribution } : {}),
      }),
    });
    // A view may be a little coarser than the first tiles of a source: below that, it would fetch very many.
    layer.setMinZoom(minZoom);
    return layer;
  });
}

/** Draws them in the colours of a theme. */
export function paintTiles(layers: readonly VectorTileLayer[], colors: MapColors): void {
  const style = baseMapStyle(colors);
  for (const layer of layers) layer.setStyle(style);
  layers[0]?.setBackground(colors.water);
}

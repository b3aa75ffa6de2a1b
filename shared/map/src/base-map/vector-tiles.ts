import type { MapColors } from '@lintel/ui/tokens';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type { TileSource } from './base-map-kind.ts';
import type { CoveredBox } from './label-placement.ts';
import { groundStyle, placeNameStyle } from './map-style.ts';
import { retryTiles } from './tile-retries.ts';

/** Layers of our vector tiles, and what they are drawn by. */
export interface VectorTiles {
  layers: VectorTileLayer[];
  paint(colors: MapColors): void;
  /** Names of places make room for these. */
  setCovered(boxes: readonly CoveredBox[]): void;
  /** Nothing is asked for any more. */
  dispose(): void;
}

/**
 * Layers per source, later ones above earlier ones. Names of places are a layer of their own above all: they are placed again when
 * groups change, and nothing else is drawn again for it.
 */
export function vectorTiles(sources: readonly TileSource[], attribution?: string): VectorTiles {
  let covered: readonly CoveredBox[] = [];
  const kept = sources.map(({ url, minZoom, maxZoom }) => ({
    minZoom,
    source: new VectorTileSource({
      format: new MVT(),
      url,
      minZoom,
      maxZoom,
      ...(attribution ? { attributions: attribution } : {}),
    }),
  }));
  const ends = kept.map(({ source }) => retryTiles(source));
  const layersOf = () =>
    kept.map(({ source, minZoom }) => {
      // Labels of streets make room for each other, not for prices.
      const layer = new VectorTileLayer({ declutter: 'base-map', source });
      // A view may be a little coarser than the first tiles of a source: below that, it would fetch very many.
      layer.setMinZoom(minZoom);
      return layer;
    });
  const grounds = layersOf();
  const names = layersOf();

  return {
    layers: [...grounds, ...names],
    paint(colors) {
      const ground = groundStyle(colors);
      const place = placeNameStyle(colors, () => covered);
      for (const layer of grounds) layer.setStyle(ground);
      for (const layer of names) layer.setStyle(place);
      grounds[0]?.setBackground(colors.water);
    },
    setCovered(boxes) {
      covered = boxes;
      for (const layer of names) layer.changed();
    },
    dispose() {
      for (const end of ends) end();
    },
  };
}

import { mapColors } from '@lintel/ui/tokens';
import LayerGroup from 'ol/layer/Group.js';
import type { BaseMap, TileSource } from './base-map-kind.ts';
import type { CoveredBox } from './label-placement.ts';
import { pictureLayer } from './picture-layer.ts';

export type MapTheme = 'light' | 'dark';

/** Layers of a base map, and how they follow the theme. */
export interface BaseMapLayers {
  /** Filled as soon as what draws is there. */
  group: LayerGroup;
  setTheme(theme: MapTheme): void;
  /** Names of places make room for these. */
  setCovered(boxes: readonly CoveredBox[]): void;
  dispose(): void;
}

/** What draws a base map once its code is there. */
export interface Painter {
  setTheme(theme: MapTheme): void;
  setCovered(boxes: readonly CoveredBox[]): void;
  dispose(): void;
}

/**
 * Makes the layers of a base map. Our own tiles are drawn by a worker; where there are no workers that can draw, and for other
 * providers, the page draws, with code that only then is fetched.
 */
export function baseMapLayers(baseMap: BaseMap): BaseMapLayers {
  const group = new LayerGroup();
  let theme: MapTheme = 'light';
  let covered: readonly CoveredBox[] = [];
  let painter: Painter | undefined;
  let isGone = false;

  function use(next: Painter): void {
    painter?.dispose();
    painter = next;
    if (isGone) {
      next.dispose();
      return;
    }
    next.setCovered(covered);
    next.setTheme(theme);
  }
  const paintHere = () =>
    void import(/* webpackChunkName: "map-here" */ './base-map-here.ts').then(({ paintInPage }) =>
      use(paintInPage(baseMap, group)),
    );

  if (baseMap.kind === 'mvt' && typeof OffscreenCanvas === 'function' && typeof Worker === 'function')
    paintApart(baseMap, group, paintHere).then(use, paintHere);
  else paintHere();

  return {
    group,
    setTheme(next) {
      theme = next;
      painter?.setTheme(next);
    },
    setCovered(next) {
      covered = next;
      painter?.setCovered(next);
    },
    dispose() {
      isGone = true;
      painter?.dispose();
    },
  };
}

/** Starts the worker from code that came as text in a checked chunk, since a worker's own file cannot be checked. */
async function paintApart(
  { sources, attribution }: { sources: readonly TileSource[]; attribution: string },
  group: LayerGroup,
  onFailure: () => void,
): Promise<Painter> {
  const { default: code } = await import(/* webpackChunkName: "map-painter" */ './base-map.worker.ts?code');
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.addEventListener('error', onFailure, { once: true });
  const pictures = pictureLayer({ worker, attribution, sources: sources.map(absolute) });
  group.getLayers().push(pictures.layer);
  return {
    setTheme: (theme) => pictures.setColors(mapColors[theme]),
    setCovered: pictures.setCovered,
    dispose() {
      pictures.dispose();
      URL.revokeObjectURL(address);
      group.getLayers().remove(pictures.layer);
    },
  };
}

/** The worker has no address of its own that ours could be relative to. */
const absolute = (source: TileSource): TileSource => ({
  ...source,
  url: source.url.startsWith('/') ? location.origin + source.url : source.url,
});

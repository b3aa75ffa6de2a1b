import type { MapColors } from '@lintel/ui/tokens';
import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import Source from 'ol/source/Source.js';
import { pictured, type Painted, type PictureWindow, type ToPainter } from './base-map-picture.ts';
import type { TileSource } from './base-map-kind.ts';
import type { CoveredBox } from './label-placement.ts';

/** The base map as pictures that a worker draws; between two of them the last one is moved and scaled along. */
export interface PictureLayer {
  layer: Layer;
  setColors(colors: MapColors): void;
  setCovered(boxes: readonly CoveredBox[]): void;
  dispose(): void;
}

interface Options {
  worker: Worker;
  sources: readonly TileSource[];
  attribution: string;
}

const isSame = (a: PictureWindow | undefined, b: PictureWindow): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

export function pictureLayer({ worker, sources, attribution }: Options): PictureLayer {
  const holder = document.createElement('div');
  holder.className = 'ol-layer';
  Object.assign(holder.style, { position: 'absolute', inlineSize: '100%', blockSize: '100%' });
  const canvas = holder.appendChild(document.createElement('canvas'));
  Object.assign(canvas.style, { position: 'absolute', left: '50%', top: '50%' });
  const surface = canvas.getContext('bitmaprenderer');

  const source = new Source({ attributions: attribution, state: 'ready' });
  const layer = new Layer({ source, render });
  let shown: PictureWindow | undefined;
  let asked: PictureWindow | undefined;
  let isDrawing = false;
  let colors: MapColors | undefined;

  const post = (message: ToPainter) => worker.postMessage(message, []);

  function ask(window: PictureWindow): void {
    // One at a time: while the map moves, only its last position is worth a picture.
    if (isDrawing || isSame(asked, window)) return;
    isDrawing = true;
    source.loading = true;
    asked = window;
    post({ type: 'draw', window });
  }

  function render({ viewState, size, extent }: FrameState): HTMLElement {
    const { resolution, center } = viewState;
    const [width, height] = size as [number, number];
    if (extent && width > 0 && height > 0)
      ask({
        center: center as [number, number],
        resolution,
        size: [pictured(width), pictured(height)],
      });
    if (shown) {
      const right = (shown.center[0] - center[0]!) / resolution;
      const down = (center[1]! - shown.center[1]) / resolution;
      canvas.style.transform = `translate(-50%, -50%) translate(${right}px, ${down}px) scale(${shown.resolution / resolution})`;
    }
    return holder;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    isDrawing = false;
    shown = data.window;
    surface?.transferFromImageBitmap(data.picture);
    canvas.style.width = `${shown.size[0]}px`;
    canvas.style.height = `${shown.size[1]}px`;
    if (data.whole && isSame(asked, shown)) source.loading = false;
    // Moves it to its place within this frame, and asks for the next one where the map has gone on.
    layer.changed();
  });

  return {
    layer,
    setColors(next) {
      colors = next;
      holder.style.backgroundColor = colors.water;
      post({ type: 'look', sources, colors, pixelRatio: globalThis.devicePixelRatio || 1 });
      source.loading = true;
    },
    setCovered: (boxes) => post({ type: 'covered', boxes }),
    dispose() {
      worker.terminate();
    },
  };
}

import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { Painted, PictureWindow, ToPainter } from './base-map-picture.ts';
import type { CoveredBox } from './label-placement.ts';
import { vectorTiles, type VectorTiles } from './vector-tiles.ts';

// Draws the base map beside the page: reading tiles, styling thousands of shapes and placing names takes longer than a frame,
// and the page has pins to move and presses to answer meanwhile.

/** What a worker has of its surroundings, as far as it is needed here. */
const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: { data: ToPainter }) => void): void;
  postMessage(message: Painted, transfer: Transferable[]): void;
};

const view = new View({ enableRotation: false, constrainOnlyCenter: true });
/** Surfaces that the layers have drawn into since the last picture. */
const surfaces = new Set<OffscreenCanvas>();
let look: (ToPainter & { type: 'look' }) | undefined;
let map: OlMap | undefined;
let tiles: VectorTiles | undefined;
let covered: readonly CoveredBox[] = [];
let window: PictureWindow | undefined;

function open({ sources, pixelRatio }: ToPainter & { type: 'look' }): OlMap {
  tiles = vectorTiles(sources);
  tiles.setCovered(covered);
  const { layers } = tiles;
  for (const layer of layers)
    layer.on('postrender', ({ context }) => {
      surfaces.add((context as unknown as OffscreenCanvasRenderingContext2D).canvas);
    });
  // A map wants a target to draw at all; its layers have surfaces of their own, in the pixels of the screen.
  const target = new OffscreenCanvas(1, 1);
  const opened = new OlMap({ target, view, layers, pixelRatio, controls: [], interactions: [] });
  opened.on('postrender', () => send(false));
  opened.on('rendercomplete', () => send(true));
  return opened;
}

function send(whole: boolean): void {
  if (!look || !window || surfaces.size === 0) return;
  const [width, height] = window.size.map((side) => Math.round(side * look!.pixelRatio)) as [number, number];
  const picture = new OffscreenCanvas(width, height);
  const context = picture.getContext('2d');
  if (!context) return;
  context.fillStyle = look.colors.water;
  context.fillRect(0, 0, width, height);
  for (const surface of surfaces) if (surface.width > 0) context.drawImage(surface, 0, 0);
  const bitmap = picture.transferToImageBitmap();
  page.postMessage({ picture: bitmap, window, whole }, [bitmap]);
}

page.addEventListener('message', ({ data }) => {
  if (data.type === 'look') {
    look = data;
    map ??= open(data);
    tiles?.paint(data.colors);
    return;
  }
  if (data.type === 'covered') {
    covered = data.boxes;
    tiles?.setCovered(covered);
    return;
  }
  window = data.window;
  surfaces.clear();
  map?.setSize([...window.size]);
  view.setCenter([...window.center]);
  view.setResolution(window.resolution);
  map?.render();
});

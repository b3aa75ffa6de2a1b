import type { MapColors } from '@lintel/ui/tokens';
import type { TileSource } from './base-map-kind.ts';
import type { CoveredBox } from './label-placement.ts';

// What page and worker say to each other about pictures of the base map (ADR 0040).

/** A window onto the map: middle in metres of the projection, metres per CSS pixel, size in CSS pixels. */
export interface PictureWindow {
  center: readonly [number, number];
  resolution: number;
  size: readonly [width: number, height: number];
}

/** What the page tells the worker: how maps look from now on, which window to draw next, or what covers it. */
export type ToPainter =
  | { type: 'look'; sources: readonly TileSource[]; colors: MapColors; pixelRatio: number }
  | { type: 'draw'; window: PictureWindow }
  | { type: 'covered'; boxes: readonly CoveredBox[] };

/** A picture that the worker has drawn; it is `whole` when every tile of the window was there. */
export interface Painted {
  picture: ImageBitmap;
  window: PictureWindow;
  whole: boolean;
}

/** Part of the window by which a picture reaches farther on each side, so that a map that is pulled shows no edge. */
const MARGIN = 0.2;

/** Width or height of the picture for one of the window, in whole pixels on both sides: text stays sharp. */
export const pictured = (side: number): number => side + 2 * Math.ceil(side * MARGIN);

import type { CropArea } from '@lintel/files';

/** Which square of a photo is chosen. */
export interface CropPosition {
  /** Centre of the square, as parts of the width and the height. */
  x: number;
  y: number;
  /** 1: the square is as large as the shorter edge. */
  zoom: number;
}

export interface PhotoSize {
  width: number;
  height: number;
}

export const firstPosition: CropPosition = { x: 0.5, y: 0.5, zoom: 1 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How far a photo can be zoomed in before the square has fewer pixels than `minEdge`. */
export const mostZoom = ({ width, height }: PhotoSize, minEdge: number): number =>
  Math.max(1, Math.min(width, height) / minEdge);

/** The nearest position at which the square lies inside of the photo and has enough pixels. */
export function inside(position: CropPosition, size: PhotoSize, minEdge: number): CropPosition {
  const zoom = clamp(position.zoom, 1, mostZoom(size, minEdge));
  const edge = Math.min(size.width, size.height) / zoom;
  const [halfX, halfY] = [edge / size.width / 2, edge / size.height / 2];
  return { x: clamp(position.x, halfX, 1 - halfX), y: clamp(position.y, halfY, 1 - halfY), zoom };
}

/** The square in pixels of the photo. */
export function areaAt({ x, y, zoom }: CropPosition, { width, height }: PhotoSize): CropArea {
  const edge = Math.floor(Math.min(width, height) / zoom);
  return {
    x: clamp(Math.round(x * width - edge / 2), 0, width - edge),
    y: clamp(Math.round(y * height - edge / 2), 0, height - edge),
    width: edge,
    height: edge,
  };
}
